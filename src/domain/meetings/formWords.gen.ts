/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../text/messages';

const en = {
  frequency: {
    required: "Frequency is required",
    tooSmall: "Frequency must be 1 or greater",
    tooLarge: (d: { max: number }) => "Frequency must be " + number('en', d.max) + " or less",
    notWhole: "Frequency must be a whole number",
  },
  duration: {
    required: "Duration is required",
    tooSmall: "Duration must be 1 or greater",
    tooLarge: (d: { max: number }) => "Duration must be " + number('en', d.max) + " or less",
    notWhole: "Duration must be a whole number",
  },
  pastDate: "Date cannot be in the past",
  weekdayRequired: "Weekday is required",
  weekInMonthRequired: "Week of the month is required",
  endBeforeStart: "End date must be after start date",
  endPast: "End date must be in the future",
  startRequired: "Start date is required",
  endRequired: "End date is required",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
