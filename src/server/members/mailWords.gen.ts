/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  removed: {
    subject: (d: { membershipName: string }) => "You’re no longer a member of " + d.membershipName,
    text: (d: { membershipName: string }) => "The people who look after " + d.membershipName + " have removed you from it. You keep your Stepwell account and any other memberships.",
    questions: "If you have any questions, just reply to this email.",
    why: (d: { membershipName: string }) => "You’re getting this because you were a member of " + d.membershipName + ".",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
