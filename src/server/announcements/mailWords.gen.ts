/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  subject: (d: { membershipName: string; title: string }) => d.membershipName + ": " + d.title,
  fromAuthor: (d: { authorName: string; membershipName: string }) => d.authorName + " wrote to you in " + d.membershipName + ":",
  withoutAuthor: (d: { membershipName: string }) => "News from " + d.membershipName + ":",
  button: "Open in Stepwell",
  why: (d: { membershipName: string }) => "You’re getting this because you’re a member of " + d.membershipName + ".",
  settings: "Choose which emails you get",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
