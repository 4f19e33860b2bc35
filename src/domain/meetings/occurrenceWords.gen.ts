/* Generated from occurrenceWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  tooFar: "Choose a date within a year",
  intoPause: "There are no meetings at that time: they’re paused",
  ontoAnother: "There’s another meeting at that time",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
