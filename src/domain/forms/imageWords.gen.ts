/* Generated from imageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  type: "This isn’t an image we can show. Please choose a JPEG, PNG, WebP or GIF.",
  heic: "We can’t show HEIC photos. Please save yours as a JPEG and choose that.",
  damaged: "This image is damaged or incomplete. Please choose another one.",
  pixels: "This image has too many pixels. Please choose one with up to 50 megapixels.",
  size: "The image must be 10 MB or less.",
};

export type Words = typeof en;

const ar: Words = {
  type: "لا يمكننا عرض هذا الملف كصورة. يرجى اختيار JPEG أو PNG أو WebP أو GIF.",
  heic: "لا يمكننا عرض صور HEIC. يرجى حفظ الصورة بصيغة JPEG ثم اختيارها.",
  damaged: "هذه الصورة تالفة أو ناقصة. يرجى اختيار صورة أخرى.",
  pixels: "دقة هذه الصورة عالية جدًا. يرجى اختيار صورة لا تتجاوز 50 ميغابكسل.",
  size: "يجب ألا تتجاوز الصورة 10 MB.",
};

const de: Words = {
  type: "Dieses Bild können wir nicht anzeigen. Bitte wähle ein JPEG, PNG, WebP oder GIF.",
  heic: "HEIC-Fotos können wir nicht anzeigen. Bitte speichere deins als JPEG und wähle dann dieses.",
  damaged: "Dieses Bild ist beschädigt oder unvollständig. Bitte wähle ein anderes.",
  pixels: "Dieses Bild hat zu viele Pixel. Bitte wähle eines mit höchstens 50 Megapixeln.",
  size: "Das Bild darf höchstens 10 MB groß sein.",
};

const es: Words = {
  type: "No podemos mostrar esta imagen. Elige una JPEG, PNG, WebP o GIF.",
  heic: "No podemos mostrar fotos HEIC. Guarda la tuya como JPEG y elige esa.",
  damaged: "Esta imagen está dañada o incompleta. Elige otra.",
  pixels: "Esta imagen tiene demasiados píxeles. Elige una de hasta 50 megapíxeles.",
  size: "La imagen puede pesar hasta 10 MB.",
};

const fr: Words = {
  type: "Nous ne pouvons pas afficher cette image. Choisissez un fichier JPEG, PNG, WebP ou GIF.",
  heic: "Nous ne pouvons pas afficher les photos HEIC. Enregistrez la vôtre en JPEG et choisissez-la.",
  damaged: "Cette image est endommagée ou incomplète. Choisissez-en une autre.",
  pixels: "Cette image a trop de pixels. Choisissez-en une de 50 mégapixels au maximum.",
  size: "L’image doit faire 10 Mo au maximum.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
