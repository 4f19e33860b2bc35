/* Generated from statusWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  NotSet: "Not Set",
  InProgress: "Scheduled",
  NotDone: "Not Done",
  Done: "Done",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
