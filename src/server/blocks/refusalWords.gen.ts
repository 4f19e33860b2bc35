/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  tooManyBlocked: (d: { max: number }) => "You can block at most " + number('en', d.max) + " pe" + plural('en', d.max, { one: "rson", other: "ople" }) + ".",
  tooManyChanges: "You’ve blocked or unblocked many people in an hour. Please try again later.",
};

export type Words = typeof en;

const ar: Words = {
  tooManyBlocked: (d: { max: number }) => plural('ar', d.max, { zero: "لا يمكن حظر أحد", one: "يمكن حظر شخص واحد كحد أقصى", two: "يمكن حظر شخصين كحد أقصى", few: "يمكن حظر " + number('ar', d.max) + " أشخاص كحد أقصى", many: "يمكن حظر " + number('ar', d.max) + " شخصًا كحد أقصى", other: "يمكن حظر " + number('ar', d.max) + " شخص كحد أقصى" }) + ".",
  tooManyChanges: "حظرت أشخاصًا كثيرين أو ألغيت حظرهم خلال ساعة. يرجى المحاولة لاحقًا.",
};

const de: Words = {
  tooManyBlocked: (d: { max: number }) => "Du kannst höchstens " + number('de', d.max) + " Person" + plural('de', d.max, { one: "", other: "en" }) + " blockieren.",
  tooManyChanges: "Du hast in einer Stunde sehr viele Blockierungen geändert. Bitte versuch es später noch einmal.",
};

const es: Words = {
  tooManyBlocked: (d: { max: number }) => "Puedes bloquear como máximo a " + number('es', d.max) + " " + plural('es', d.max, { one: "persona", many: "de personas", other: "personas" }) + ".",
  tooManyChanges: "Bloqueaste o desbloqueaste a muchas personas en una hora. Inténtalo más tarde.",
};

const fr: Words = {
  tooManyBlocked: (d: { max: number }) => "Vous pouvez bloquer " + number('fr', d.max) + " " + plural('fr', d.max, { one: "personne", many: "de personnes", other: "personnes" }) + " au maximum.",
  tooManyChanges: "Vous avez bloqué ou débloqué beaucoup de personnes en une heure. Réessayez plus tard.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
