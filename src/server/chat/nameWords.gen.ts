/* Generated from nameWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  leaders: (d: { membershipName: string }) => d.membershipName + " Leaders",
};

export type Words = typeof en;

const ar: Words = {
  leaders: (d: { membershipName: string }) => "قادة " + d.membershipName,
};

const de: Words = {
  leaders: (d: { membershipName: string }) => d.membershipName + " – Leitungen",
};

const es: Words = {
  leaders: (d: { membershipName: string }) => d.membershipName + " – líderes",
};

const fr: Words = {
  leaders: (d: { membershipName: string }) => d.membershipName + " – responsables",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
