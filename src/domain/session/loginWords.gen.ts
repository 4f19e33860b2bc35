/* Generated from loginWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  passwordRequired: "Password is required",
  passwordTooLong: "Password is too long",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
