/* Generated from journeyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { en, number, plural } from '../../../domain/text/messages';

export const words = {
  title: "My journey",
  settings: "My Settings",
  intro: "Your steps and meetings by year, pod and goal, newest first. Only you can see this page.",
  print: "Print or save as PDF",
  years: "Years",
  done: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " step done", other: number("en", d.count, 0) + " steps done" }),
  dates: (d: { set: string; due: string }) => "Set " + d.set + ", for " + d.due,
  cheers: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " cheer", other: number("en", d.count, 0) + " cheers" }),
  none: "Your journey starts here",
  noneWhy: "The steps you set and the meetings you come to will be collected here, year by year.",
  setStep: "Go to my Next Tiny Step",
  set: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " step set", other: number("en", d.count, 0) + " steps set" }),
  came: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " meeting attended", other: number("en", d.count, 0) + " meetings attended" }),
  apologies: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " with apologies", other: number("en", d.count, 0) + " with apologies" }),
  missed: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " missed", other: number("en", d.count, 0) + " missed" }),
};
