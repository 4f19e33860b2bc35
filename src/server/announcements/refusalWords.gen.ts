/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  nobodyChosen: "There’s nobody to write to. Please choose somebody else.",
  tooManyAnnouncements: "You’ve sent a lot of announcements today. Please try again tomorrow.",
};

export type Words = typeof en;

const ar: Words = {
  nobodyChosen: "لا أحد ليصله الإعلان. يرجى اختيار أشخاص آخرين.",
  tooManyAnnouncements: "أرسلت إعلانات كثيرة اليوم. يرجى المحاولة غدًا.",
};

const de: Words = {
  nobodyChosen: "Da ist niemand, an den du schreiben kannst. Bitte wähle jemand anderen aus.",
  tooManyAnnouncements: "Du hast heute sehr viele Ankündigungen gesendet. Bitte versuch es morgen noch einmal.",
};

const es: Words = {
  nobodyChosen: "No hay a quién escribir. Elige a otra persona.",
  tooManyAnnouncements: "Hoy enviaste muchos anuncios. Inténtalo de nuevo mañana.",
};

const fr: Words = {
  nobodyChosen: "Il n’y a personne à qui écrire. Choisissez quelqu’un d’autre.",
  tooManyAnnouncements: "Vous avez envoyé beaucoup d’annonces aujourd’hui. Réessayez demain.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
