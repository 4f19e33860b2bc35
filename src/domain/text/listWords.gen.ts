/* Generated from listWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from './messages';

const en = {
  others: (d: { count: number }) => number('en', d.count) + " other" + plural('en', d.count, { one: "", other: "s" }),
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
