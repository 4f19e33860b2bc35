/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  bio: {
    required: "Bio is required",
    tooLong: (d: { max: number }) => "Bio must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  newEmailRequired: "Please enter a new email address.",
  sameEmail: "Please enter a different email address.",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
