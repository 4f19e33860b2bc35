/* Generated from requestWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  twice: (d: { name: string }) => d.name + " is given twice",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
