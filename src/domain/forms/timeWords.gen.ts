/* Generated from timeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  zoneRequired: "Time zone is required",
  unknownZone: "We don’t know this time zone",
  invalidMoment: "Invalid date time",
  noMoment: "Choose a date",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
