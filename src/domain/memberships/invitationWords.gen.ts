/* Generated from invitationWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  unreadable: "Name has nothing to read",
  phoneNumber: "Name can’t have a phone number",
  emailAddress: "Name can’t have an email address",
  link: "Name can’t have a link",
  name: {
    tooLong: (d: { max: number }) => "Name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  everybodyInvited: "Everybody here has been invited already",
  people: {
    required: "A list of people is required",
    tooLong: (d: { max: number }) => "List must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  tooMany: (d: { max: number }) => "Invite up to " + number('en', d.max) + " pe" + plural('en', d.max, { one: "rson", other: "ople" }) + " at once",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
