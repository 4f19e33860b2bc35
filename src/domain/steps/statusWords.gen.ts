/* Generated from statusWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  NotSet: "Not Set",
  InProgress: "Scheduled",
  NotDone: "Not Done",
  Done: "Done",
};

export type Words = typeof en;

const ar: Words = {
  NotSet: "غير محددة",
  InProgress: "مجدولة",
  NotDone: "غير منجزة",
  Done: "منجزة",
};

const de: Words = {
  NotSet: "Nicht festgelegt",
  InProgress: "Geplant",
  NotDone: "Nicht geschafft",
  Done: "Geschafft",
};

const es: Words = {
  NotSet: "Sin definir",
  InProgress: "Programado",
  NotDone: "No logrado",
  Done: "Logrado",
};

const fr: Words = {
  NotSet: "Non défini",
  InProgress: "Prévu",
  NotDone: "Pas fait",
  Done: "Fait",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
