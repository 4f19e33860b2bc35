/* Generated from troubleWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  NO_LEADER: "No leader",
  NOBODY_CAME: "Two meetings in a row without anyone",
  NO_MEETING_AHEAD: "No meeting ahead",
  FULL_WAITLIST: (d: { count: number }) => "Full and " + number('en', d.count) + " waiting",
  WAITLIST: (d: { count: number }) => number('en', d.count) + " waiting",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
