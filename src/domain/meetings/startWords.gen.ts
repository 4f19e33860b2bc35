/* Generated from startWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  startingNow: "starting now",
  startsInMinutes: (d: { count: number }) => "starts in " + number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }),
  startedMinutesAgo: (d: { count: number }) => "started " + number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }) + " ago",
  startedHoursAgo: (d: { count: number }) => "started " + number('en', d.count) + " hour" + plural('en', d.count, { one: "", other: "s" }) + " ago",
  yesterday: "yesterday",
  daysAgo: (d: { count: number }) => number('en', d.count) + " day" + plural('en', d.count, { one: "", other: "s" }) + " ago",
  inMinutes: (d: { count: number }) => "in " + number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }),
  inHours: (d: { count: number }) => "in " + number('en', d.count) + " hour" + plural('en', d.count, { one: "", other: "s" }),
  tomorrow: "tomorrow",
  inDays: (d: { count: number }) => "in " + number('en', d.count) + " day" + plural('en', d.count, { one: "", other: "s" }),
  inWeeks: (d: { count: number }) => "in " + number('en', d.count) + " week" + plural('en', d.count, { one: "", other: "s" }),
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
