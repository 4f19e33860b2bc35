/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  goal: {
    required: "Goal is required",
    tooLong: (d: { max: number }) => "Goal must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  description: {
    required: "Next Tiny Step is required",
    tooLong: (d: { max: number }) => "Next Tiny Step must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  dateRequired: "Commitment date is required",
  datePast: "Commitment date must be in the future",
  dateAfterMeeting: "Commitment date must be before the next scheduled meeting time",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
