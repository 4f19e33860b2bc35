/* Generated from removedWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  removed: "Message removed",
  formerMember: "Former member",
};

export type Words = typeof en;

const ar: Words = {
  removed: "أزيلت الرسالة",
  formerMember: "عضو سابق",
};

const de: Words = {
  removed: "Nachricht entfernt",
  formerMember: "Ehemaliges Mitglied",
};

const es: Words = {
  removed: "Mensaje eliminado",
  formerMember: "Alguien que ya no está",
};

const fr: Words = {
  removed: "Message supprimé",
  formerMember: "Un ancien membre",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
