/* Generated from occurrenceWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  tooFar: "Choose a date within a year",
  intoPause: "There are no meetings at that time: they’re paused",
  ontoAnother: "There’s another meeting at that time",
};

export type Words = typeof en;

const de: Words = {
  tooFar: "Wähl ein Datum innerhalb eines Jahres",
  intoPause: "Zu dieser Zeit gibt es keine Treffen: Sie pausieren",
  ontoAnother: "Zu dieser Zeit ist schon ein anderes Treffen",
};

const es: Words = {
  tooFar: "Elige una fecha de aquí a un año",
  intoPause: "En ese momento no hay reuniones: están en pausa",
  ontoAnother: "En ese momento hay otra reunión",
};

const fr: Words = {
  tooFar: "Choisissez une date d’ici un an",
  intoPause: "Il n’y a pas de réunion à ce moment-là : elles sont en pause",
  ontoAnother: "Il y a une autre réunion à ce moment-là",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
