/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  text: {
    required: "Text is required",
    tooLong: (d: { max: number }) => "Text must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  whatChanged: {
    required: "What changed is required",
    tooLong: (d: { max: number }) => "What changed must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  age: (d: { age: number }) => "Please confirm that you’re at least " + number('en', d.age) + " year" + plural('en', d.age, { one: "", other: "s" }) + " old",
  changed: "The terms have changed. Read them again.",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
