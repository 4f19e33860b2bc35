/* Generated from summaryWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  image: "Image",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
