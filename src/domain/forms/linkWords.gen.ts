/* Generated from linkWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  invalid: "Link must start with http",
  meetingLinkRequired: "Meeting link is required",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
