/* Generated from dateTimeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { select } from '../../../../domain/text/messages';

export const words = {
  example: (d: { date: string }) => "For example " + d.date,
  invalid: (d: { error: string; example: string }) => d.error + ": write it like " + d.example,
  part: (d: { part: 'time' | (string & {}); label: string }) => d.label + ": " + select(d.part, { time: "tim", other: "dat" }) + "e",
  choose: "Choose date",
  change: (d: { date: string }) => "Change date, " + d.date,
  previousYear: "Previous year",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  nextYear: "Next year",
  time: (d: { zone: string }) => "Time (" + d.zone + ")",
  hour: "Hour",
  minutes: "Minutes",
  done: "Done",
  noZone: "No city by that name. Try the largest one near you.",
};
