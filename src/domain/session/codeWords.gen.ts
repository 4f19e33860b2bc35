/* Generated from codeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  required: "Code is required",
  sixDigits: "The code has 6 digits",
  recoveryCode: "A recovery code has 10 letters and digits",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
