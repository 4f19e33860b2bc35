/* Generated from summaryWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  image: "Image",
};

export type Words = typeof en;

const ar: Words = {
  image: "صورة",
};

const de: Words = {
  image: "Bild",
};

const es: Words = {
  image: "Imagen",
};

const fr: Words = {
  image: "Image",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
