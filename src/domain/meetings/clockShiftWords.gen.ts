/* Generated from clockShiftWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  hoursLater: (d: { count: number }) => plural('en', d.count, { 1: "an hour", one: number('en', d.count) + " hour", other: number('en', d.count) + " hours" }) + " later than usual for you",
  hoursEarlier: (d: { count: number }) => plural('en', d.count, { 1: "an hour", one: number('en', d.count) + " hour", other: number('en', d.count) + " hours" }) + " earlier than usual for you",
  minutesLater: (d: { count: number }) => number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }) + " later than usual for you",
  minutesEarlier: (d: { count: number }) => number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }) + " earlier than usual for you",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
