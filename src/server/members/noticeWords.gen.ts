/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  joined: {
    text: (d: { personName: string; membershipName: string }) => "<b>" + d.personName + "</b> joined " + d.membershipName + ".",
    group: (d: { count: number; membershipName: string }) => number('en', d.count) + " people joined " + d.membershipName + ".",
  },
};

export type Words = typeof en;

const ar: Words = {
  joined: {
    text: (d: { personName: string; membershipName: string }) => "انضمام <b>" + d.personName + "</b> إلى " + d.membershipName + ".",
    group: (d: { count: number; membershipName: string }) => "المنضمون إلى " + d.membershipName + ": " + d.count + ".",
  },
};

const de: Words = {
  joined: {
    text: (d: { personName: string; membershipName: string }) => "<b>" + d.personName + "</b> ist " + d.membershipName + " beigetreten.",
    group: (d: { count: number; membershipName: string }) => number('de', d.count) + " Personen sind " + d.membershipName + " beigetreten.",
  },
};

const es: Words = {
  joined: {
    text: (d: { personName: string; membershipName: string }) => "<b>" + d.personName + "</b> se unió a " + d.membershipName + ".",
    group: (d: { count: number; membershipName: string }) => number('es', d.count) + " personas se unieron a " + d.membershipName + ".",
  },
};

const fr: Words = {
  joined: {
    text: (d: { personName: string; membershipName: string }) => "<b>" + d.personName + "</b> a rejoint le programme " + d.membershipName + ".",
    group: (d: { count: number; membershipName: string }) => number('fr', d.count) + " personnes ont rejoint le programme " + d.membershipName + ".",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
