/* Generated from emailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  required: "Email is required",
  invalid: "Email address is invalid",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
