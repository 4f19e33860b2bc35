/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  personRequired: "Choose a person",
  notes: {
    tooLong: (d: { max: number }) => "Notes must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
