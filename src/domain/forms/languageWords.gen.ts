/* Generated from languageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  unknown: "Please choose one of the languages",
};

export type Words = typeof en;

const ar: Words = {
  unknown: "يرجى اختيار إحدى اللغات",
};

const de: Words = {
  unknown: "Bitte wähle eine der Sprachen aus",
};

const es: Words = {
  unknown: "Elige uno de los idiomas",
};

const fr: Words = {
  unknown: "Choisissez l’une des langues",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
