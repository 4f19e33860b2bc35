/* Generated from nameWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  leaderMeeting: (d: { membershipName: string }) => d.membershipName + " Leader meeting",
};

export type Words = typeof en;

const ar: Words = {
  leaderMeeting: (d: { membershipName: string }) => "لقاء قادة " + d.membershipName,
};

const de: Words = {
  leaderMeeting: (d: { membershipName: string }) => d.membershipName + " – Leitungstreffen",
};

const es: Words = {
  leaderMeeting: (d: { membershipName: string }) => d.membershipName + " – reunión de líderes",
};

const fr: Words = {
  leaderMeeting: (d: { membershipName: string }) => d.membershipName + " – réunion des responsables",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
