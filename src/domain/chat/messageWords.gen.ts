/* Generated from messageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  empty: "Message cannot be empty",
  tooLong: (d: { max: number }) => "Message must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
