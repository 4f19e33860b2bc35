/* Generated from occurrenceWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  tooFar: "Choose a date within a year",
  intoPause: "There are no meetings at that time: they’re paused",
  ontoAnother: "There’s another meeting at that time",
};

export type Words = typeof en;

const de: Words = {
  tooFar: "Wähle ein Datum innerhalb eines Jahres",
  intoPause: "In dieser Zeit sind die Treffen pausiert",
  ontoAnother: "Zu dieser Zeit gibt es schon ein anderes Treffen",
};

const es: Words = {
  tooFar: "Elige una fecha de aquí a un año como máximo",
  intoPause: "En ese momento las reuniones están en pausa",
  ontoAnother: "Ya hay otra reunión en ese momento",
};

const fr: Words = {
  tooFar: "Choisissez une date d’ici un an",
  intoPause: "Il n’y a pas de réunion à ce moment-là : elles sont en pause",
  ontoAnother: "Il y a une autre réunion à ce moment-là",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
