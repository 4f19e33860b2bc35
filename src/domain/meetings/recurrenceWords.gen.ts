/* Generated from recurrenceWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, ordinal, plural, select } from '../text/messages';

const en = {
  day: (d: { day: number }) => number('en', d.day) + ordinal('en', d.day, { one: "st", two: "nd", few: "rd", other: "th" }),
  once: (d: { date: string; time: string }) => d.date + " at " + d.time,
  daily: (d: { time: string }) => "Every day, " + d.time,
  everyDays: (d: { count: number; time: string }) => "Every " + number('en', d.count) + " day" + plural('en', d.count, { one: "", other: "s" }) + ", " + d.time,
  weekly: (d: { weekday: string; time: string }) => d.weekday + "s, " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "Every second " + d.weekday + ", " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => "Every " + number('en', d.count) + " week" + plural('en', d.count, { one: "", other: "s" }) + " on " + d.weekday + ", " + d.time,
  monthly: (d: { day: string; time: string }) => d.day + " of the month, " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => d.day + " (or last day) of the month, " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => d.day + " every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + ", " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => d.day + " (or last day) every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + ", " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => select(d.week, { First: "First", Second: "Second", Third: "Third", Fourth: "Fourth", other: "Last" }) + " " + d.weekday + " of the month, " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => select(d.week, { First: "First", Second: "Second", Third: "Third", Fourth: "Fourth", other: "Last" }) + " " + d.weekday + " every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + ", " + d.time,
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
