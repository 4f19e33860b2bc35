/* Generated from apologyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  note: {
    tooLong: (d: { max: number }) => "This must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const de: Words = {
  note: {
    tooLong: (d: { max: number }) => "Höchstens " + number('de', d.max) + " Zeichen",
  },
};

const es: Words = {
  note: {
    tooLong: (d: { max: number }) => "Máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
};

const fr: Words = {
  note: {
    tooLong: (d: { max: number }) => number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
