/* Generated from imageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  altTooLong: (d: { max: number }) => "Description must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
