/* Generated from ownTextWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  labels: {
    welcomeText: "Welcome email",
    invitationText: "Invitation email",
    joinText: "Join page",
  },
  welcomeText: {
    tooLong: (d: { max: number }) => "Welcome email must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  invitationText: {
    tooLong: (d: { max: number }) => "Invitation email must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  joinText: {
    tooLong: (d: { max: number }) => "Join page must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
