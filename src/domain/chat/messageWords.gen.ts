/* Generated from messageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  empty: "Message cannot be empty",
  tooLong: (d: { max: number }) => "Message must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
};

export type Words = typeof en;

const de: Words = {
  empty: "Die Nachricht ist noch leer",
  tooLong: (d: { max: number }) => "Nachricht: höchstens " + number('de', d.max) + " Zeichen",
};

const es: Words = {
  empty: "El mensaje está vacío",
  tooLong: (d: { max: number }) => "Mensaje: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
};

const fr: Words = {
  empty: "Le message est vide",
  tooLong: (d: { max: number }) => "Message : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
