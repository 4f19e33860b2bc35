/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  tooManyBlocked: (d: { max: number }) => "You can block at most " + number('en', d.max) + " pe" + plural('en', d.max, { one: "rson", other: "ople" }) + ".",
  tooManyChanges: "You’ve blocked or unblocked many people in an hour. Please try again later.",
};

export type Words = typeof en;

const de: Words = {
  tooManyBlocked: (d: { max: number }) => "Du kannst höchstens " + number('de', d.max) + " Person" + plural('de', d.max, { one: "", other: "en" }) + " blockieren.",
  tooManyChanges: "Du hast in einer Stunde viele Personen blockiert oder wieder zugelassen. Bitte versuch es später noch einmal.",
};

const es: Words = {
  tooManyBlocked: (d: { max: number }) => "Puedes bloquear como máximo a " + number('es', d.max) + " persona" + plural('es', d.max, { one: "", other: "s" }) + ".",
  tooManyChanges: "Has bloqueado o desbloqueado a muchas personas en una hora. Inténtalo más tarde.",
};

const fr: Words = {
  tooManyBlocked: (d: { max: number }) => "Vous pouvez bloquer " + number('fr', d.max) + " personne" + plural('fr', d.max, { one: "", other: "s" }) + " au maximum.",
  tooManyChanges: "Vous avez bloqué ou débloqué beaucoup de personnes en une heure. Réessayez plus tard.",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
