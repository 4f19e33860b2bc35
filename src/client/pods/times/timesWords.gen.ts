/* Generated from timesWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number, plural } from '../../../domain/text/messages';

export const words = {
  times: "Their local time",
  chooseTime: "Choose a time to see what it is for each person.",
  noZone: "Time zone not known",
  atNight: "At night",
  night: (d: { who: string }) => "It’ll be night for " + d.who + ".",
  others: (d: { count: number }) => number('en', d.count) + " other" + plural('en', d.count, { one: "", other: "s" }),
};
