/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  nobodyChosen: "Choose at least one",
  podRequired: "Choose which pod they move to",
  tooMuch: "Choose either some by their ids or all that match",
  onlySearch: "Pods have only words to search for",
  onlyMove: "Only people who move need a pod",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
