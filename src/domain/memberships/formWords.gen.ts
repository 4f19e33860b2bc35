/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Membership name is required",
    tooLong: (d: { max: number }) => "Membership name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  otherName: "That doesn’t match the name",
  supportEmailRequired: "Membership support email is required",
  label: {
    required: "Label is required if link is provided",
    tooLong: (d: { max: number }) => "Label must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  urlRequired: "Url is required if label is provided",
  formLabel: {
    tooLong: (d: { max: number }) => "Form label must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
