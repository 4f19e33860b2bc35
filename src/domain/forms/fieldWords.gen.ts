/* Generated from fieldWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  firstName: {
    required: "First name is required",
    tooLong: (d: { max: number }) => "First name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  lastName: {
    required: "Last name is required",
    tooLong: (d: { max: number }) => "Last name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  businessName: {
    required: "Business name is required",
    tooLong: (d: { max: number }) => "Business name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  passwordTooLong: (d: { max: number }) => "Password must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  passwordRules: "8 characters, 1 number & 1 uppercase",
  passwordsDiffer: "Passwords do not match",
  terms: "Please agree to terms",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
