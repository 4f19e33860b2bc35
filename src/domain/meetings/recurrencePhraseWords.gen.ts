/* Generated from recurrencePhraseWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural, select } from '../text/messages';

const en = {
  once: (d: { date: string; time: string }) => "on " + d.date + " at " + d.time,
  daily: (d: { time: string }) => "every day at " + d.time,
  everyDays: (d: { count: number; time: string }) => "every " + number('en', d.count) + " day" + plural('en', d.count, { one: "", other: "s" }) + " at " + d.time,
  weekly: (d: { weekday: string; time: string }) => "on " + d.weekday + "s at " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "every second " + d.weekday + " at " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => "every " + number('en', d.count) + " week" + plural('en', d.count, { one: "", other: "s" }) + " on " + d.weekday + " at " + d.time,
  monthly: (d: { day: string; time: string }) => "on the " + d.day + " of the month at " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "on the " + d.day + " (or last day) of the month at " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => "on the " + d.day + " every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + " at " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => "on the " + d.day + " (or last day) every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + " at " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "on the " + select(d.week, { First: "first", Second: "second", Third: "third", Fourth: "fourth", other: "last" }) + " " + d.weekday + " of the month at " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => "on the " + select(d.week, { First: "first", Second: "second", Third: "third", Fourth: "fourth", other: "last" }) + " " + d.weekday + " every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + " at " + d.time,
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
