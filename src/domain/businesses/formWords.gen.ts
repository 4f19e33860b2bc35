/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  adminName: {
    required: "Name is required",
    tooLong: (d: { max: number }) => "Name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  adminEmailInvalid: "Email is not valid",
  zoomKey: {
    required: "Zoom key is required",
    tooLong: (d: { max: number }) => "Zoom key must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  zoomSecret: {
    required: "Zoom secret is required",
    tooLong: (d: { max: number }) => "Zoom secret must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  zoomUserRequired: "Zoom user ID is required",
  zoomUserInvalid: "Zoom user email is invalid",
  zoomAccount: {
    tooLong: (d: { max: number }) => "Zoom account ID must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  newOwnerRequired: "New owner is required",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
