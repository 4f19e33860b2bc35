/* Generated from codeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  missing: "Missing code",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
