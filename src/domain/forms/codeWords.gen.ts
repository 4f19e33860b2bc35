/* Generated from codeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  missing: "Missing code",
};

export type Words = typeof en;

const ar: Words = {
  missing: "الرمز ناقص",
};

const de: Words = {
  missing: "Der Code fehlt",
};

const es: Words = {
  missing: "Falta el código",
};

const fr: Words = {
  missing: "Il manque le code",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
