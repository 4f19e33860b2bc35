/* Generated from numberWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../text/messages';

const en = {
  maxParticipantsRequired: "Max participants is required",
  notPositive: "Must be a positive number",
  notWhole: "Must be a whole number",
  moreThanEight: "Must be eight or less",
  moreThanFifty: "Must be fifty or less",
  turnMinutes: (d: { max: number }) => "Must be from 1 to " + number('en', d.max),
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
