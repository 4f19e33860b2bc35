/* Generated from listWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from './messages';

const en = {
  others: (d: { count: number }) => number('en', d.count) + " other" + plural('en', d.count, { one: "", other: "s" }),
};

export type Words = typeof en;

const ar: Words = {
  others: (d: { count: number }) => plural('ar', d.count, { zero: "لا غيرهم", one: "شخص آخر", two: "شخصان آخران", other: number('ar', d.count) + " آخرون" }),
};

const de: Words = {
  others: (d: { count: number }) => "noch " + number('de', d.count) + " Person" + plural('de', d.count, { one: "", other: "en" }),
};

const es: Words = {
  others: (d: { count: number }) => number('es', d.count) + " más",
};

const fr: Words = {
  others: (d: { count: number }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "autre", many: "d’autres", other: "autres" }),
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
