/* Generated from journeyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number, plural } from '../../../domain/text/messages';

export const words = {
  title: "My journey",
  settings: "My Settings",
  intro: "Your steps and meetings by year, pod and goal, newest first. Only you can see this page.",
  print: "Print or save as PDF",
  years: "Years",
  done: (d: { count: number }) => number('en', d.count) + " step" + plural('en', d.count, { one: "", other: "s" }) + " done",
  dates: (d: { set: string; due: string }) => "Set " + d.set + ", for " + d.due,
  cheers: (d: { count: number }) => number('en', d.count) + " cheer" + plural('en', d.count, { one: "", other: "s" }),
  none: "Your journey starts here",
  noneWhy: "The steps you set and the meetings you come to will be collected here, year by year.",
  setStep: "Go to my Next Tiny Step",
  set: (d: { count: number }) => number('en', d.count) + " step" + plural('en', d.count, { one: "", other: "s" }) + " set",
  came: (d: { count: number }) => number('en', d.count) + " meeting" + plural('en', d.count, { one: "", other: "s" }) + " attended",
  apologies: (d: { count: number }) => number('en', d.count) + " with apologies",
  missed: (d: { count: number }) => number('en', d.count) + " missed",
};
