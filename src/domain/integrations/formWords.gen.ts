/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  keyName: {
    required: "Key name is required",
    tooLong: (d: { max: number }) => "Key name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  scopesRequired: "Choose what this key may do",
  days: (d: { max: number }) => "Must be from 1 to " + number('en', d.max) + " day" + plural('en', d.max, { one: "", other: "s" }),
  url: {
    required: "Address is required",
    tooLong: (d: { max: number }) => "Address must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  urlScheme: "Must begin with https://",
  eventsRequired: "Choose at least one event",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
