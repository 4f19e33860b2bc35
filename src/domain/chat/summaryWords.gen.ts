/* Generated from summaryWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  image: "Image",
  removed: "Message removed",
  formerMember: "Former member",
};

export type Words = typeof en;

const ar: Words = {
  image: "صورة",
  removed: "أزيلت الرسالة",
  formerMember: "عضو سابق",
};

const de: Words = {
  image: "Bild",
  removed: "Nachricht entfernt",
  formerMember: "Ehemaliges Mitglied",
};

const es: Words = {
  image: "Imagen",
  removed: "Mensaje eliminado",
  formerMember: "Alguien que ya no está",
};

const fr: Words = {
  image: "Image",
  removed: "Message supprimé",
  formerMember: "Un ancien membre",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
