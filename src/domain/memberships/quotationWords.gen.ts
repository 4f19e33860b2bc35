/* Generated from quotationWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  introduction: (d: { by: string }) => "A word from " + d.by + ":",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
