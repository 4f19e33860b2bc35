/* Generated from linkWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  invalid: "Link must start with http",
  meetingLinkRequired: "Meeting link is required",
};

export type Words = typeof en;

const ar: Words = {
  invalid: "يجب أن يبدأ الرابط بـ http",
  meetingLinkRequired: "رابط اللقاء مطلوب",
};

const de: Words = {
  invalid: "Der Link muss mit http beginnen",
  meetingLinkRequired: "Bitte gib einen Meeting-Link ein",
};

const es: Words = {
  invalid: "El enlace tiene que empezar por http",
  meetingLinkRequired: "Escribe el enlace de la reunión",
};

const fr: Words = {
  invalid: "Le lien doit commencer par http",
  meetingLinkRequired: "Indiquez le lien de la réunion",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
