/* Generated from requestWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  twice: (d: { name: string }) => d.name + " is given twice",
};

export type Words = typeof en;

const ar: Words = {
  twice: (d: { name: string }) => d.name + ": مذكور مرتين",
};

const de: Words = {
  twice: (d: { name: string }) => d.name + " ist doppelt angegeben",
};

const es: Words = {
  twice: (d: { name: string }) => d.name + " aparece dos veces",
};

const fr: Words = {
  twice: (d: { name: string }) => d.name + " est indiqué deux fois",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
