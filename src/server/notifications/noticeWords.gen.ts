/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  okay: "Okay",
  formerMember: "A former member",
  unreadable: "This notification can’t be shown.",
  sessionEnd: {
    inTwoDays: "You’ll be logged out of Stepwell in two days. Open it to stay logged in.",
    soon: "You’ll soon be logged out of Stepwell. Open it to stay logged in.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
