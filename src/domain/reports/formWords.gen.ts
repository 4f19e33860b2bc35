/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  reasonRequired: "Please choose a reason",
  words: {
    required: "Please say what’s wrong",
    tooLong: (d: { max: number }) => "Your words must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  outcomeRequired: "Please choose what happens",
  decision: {
    required: "Reason is required",
    tooLong: (d: { max: number }) => "Reason must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  answer: {
    required: "Answer is required",
    tooLong: (d: { max: number }) => "Answer must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  help: {
    tooLong: (d: { max: number }) => "Text must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
