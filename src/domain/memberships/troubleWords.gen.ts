/* Generated from troubleWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  NO_LEADER: "No leader",
  NOBODY_CAME: "Two meetings in a row without anyone",
  NO_MEETING_AHEAD: "No meeting ahead",
  FULL_WAITLIST: (d: { count: number }) => "Full and " + number('en', d.count) + " waiting",
  WAITLIST: (d: { count: number }) => number('en', d.count) + " waiting",
};

export type Words = typeof en;

const ar: Words = {
  NO_LEADER: "بلا قيادة",
  NOBODY_CAME: "لقاءان متتاليان بلا حضور",
  NO_MEETING_AHEAD: "لا لقاء قادم",
  FULL_WAITLIST: (d: { count: number }) => "مكتملة، و" + plural('ar', d.count, { zero: "لا أحد", one: "شخص واحد", two: "شخصان", few: number('ar', d.count) + " أشخاص", many: number('ar', d.count) + " شخصًا", other: number('ar', d.count) + " شخص" }) + " في الانتظار",
  WAITLIST: (d: { count: number }) => plural('ar', d.count, { zero: "لا أحد", one: "شخص واحد", two: "شخصان", few: number('ar', d.count) + " أشخاص", many: number('ar', d.count) + " شخصًا", other: number('ar', d.count) + " شخص" }) + " في الانتظار",
};

const de: Words = {
  NO_LEADER: "Keine Leitung",
  NOBODY_CAME: "Bei zwei Treffen in Folge war niemand da",
  NO_MEETING_AHEAD: "Kein Treffen geplant",
  FULL_WAITLIST: (d: { count: number }) => "Voll, " + number('de', d.count) + " Person" + plural('de', d.count, { one: " wartet", other: "en warten" }),
  WAITLIST: (d: { count: number }) => number('de', d.count) + " Person" + plural('de', d.count, { one: " wartet", other: "en warten" }),
};

const es: Words = {
  NO_LEADER: "Sin líder",
  NOBODY_CAME: "Dos reuniones seguidas sin nadie",
  NO_MEETING_AHEAD: "Sin próxima reunión",
  FULL_WAITLIST: (d: { count: number }) => "Completo, con " + number('es', d.count) + " " + plural('es', d.count, { one: "persona", many: "de personas", other: "personas" }) + " en espera",
  WAITLIST: (d: { count: number }) => number('es', d.count) + " " + plural('es', d.count, { one: "persona", many: "de personas", other: "personas" }) + " en espera",
};

const fr: Words = {
  NO_LEADER: "Sans responsable",
  NOBODY_CAME: "Deux réunions de suite sans personne",
  NO_MEETING_AHEAD: "Aucune réunion prévue",
  FULL_WAITLIST: (d: { count: number }) => "Complet, " + number('fr', d.count) + " en attente",
  WAITLIST: (d: { count: number }) => number('fr', d.count) + " en attente",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
