/* Generated from occurrenceWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  tooFar: "Choose a date within a year",
  intoPause: "There are no meetings at that time: they’re paused",
  ontoAnother: "There’s another meeting at that time",
};

export type Words = typeof en;

const ar: Words = {
  tooFar: "يلزم اختيار تاريخ خلال سنة",
  intoPause: "لا لقاءات في ذلك الوقت لأنها متوقفة مؤقتًا",
  ontoAnother: "هناك لقاء آخر في ذلك الوقت",
};

const de: Words = {
  tooFar: "Wähle ein Datum in den nächsten zwölf Monaten",
  intoPause: "In dieser Zeit sind die Treffen pausiert",
  ontoAnother: "Zu dieser Zeit gibt es schon ein anderes Treffen",
};

const es: Words = {
  tooFar: "Elige una fecha de los próximos doce meses",
  intoPause: "En ese momento las reuniones están en pausa",
  ontoAnother: "Ya hay otra reunión en ese momento",
};

const fr: Words = {
  tooFar: "Choisissez une date dans les douze mois à venir",
  intoPause: "Les réunions sont en pause à ce moment-là",
  ontoAnother: "Il y a une autre réunion à ce moment-là",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
