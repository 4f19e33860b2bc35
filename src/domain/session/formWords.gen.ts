/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  currentPasswordRequired: "Current password is required",
  badPath: "This isn’t a path of a page",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
