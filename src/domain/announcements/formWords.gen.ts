/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  podsTooMany: (d: { max: number }) => "You can choose up to " + number('en', d.max) + " pod" + plural('en', d.max, { one: "", other: "s" }),
  podsRequired: "Please choose at least one pod",
  membersTooMany: (d: { max: number }) => "You can choose up to " + number('en', d.max) + " member" + plural('en', d.max, { one: "", other: "s" }),
  membersRequired: "Please choose at least one member",
  audienceRequired: "Please choose who this is for",
  title: {
    required: "Title is required",
    tooLong: (d: { max: number }) => "Title must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  text: {
    required: "Message is required",
    tooLong: (d: { max: number }) => "Message must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
