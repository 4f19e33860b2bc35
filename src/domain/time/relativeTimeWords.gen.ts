/* Generated from relativeTimeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  justNow: "Just now",
  minutesAgo: (d: { count: number }) => plural('en', d.count, { 1: "One minute", one: number('en', d.count) + " minute", other: number('en', d.count) + " minutes" }) + " ago",
  hoursAgo: (d: { count: number }) => plural('en', d.count, { 1: "An hour", one: number('en', d.count) + " hour", other: number('en', d.count) + " hours" }) + " ago",
  yesterday: (d: { time: string }) => "Yesterday, " + d.time,
  day: (d: { day: string; time: string }) => d.day + ", " + d.time,
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
