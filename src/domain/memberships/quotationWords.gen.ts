/* Generated from quotationWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  introduction: (d: { by: string }) => "A word from " + d.by + ":",
};

export type Words = typeof en;

const ar: Words = {
  introduction: (d: { by: string }) => "كلمة من " + d.by + ":",
};

const de: Words = {
  introduction: (d: { by: string }) => "Ein paar Worte von " + d.by + ":",
};

const es: Words = {
  introduction: (d: { by: string }) => "Unas palabras de " + d.by + ":",
};

const fr: Words = {
  introduction: (d: { by: string }) => "Un mot de la part de l’équipe (" + d.by + ") :",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
