/* Generated from imageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  altTooLong: (d: { max: number }) => "Description must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
};

export type Words = typeof en;

const de: Words = {
  altTooLong: (d: { max: number }) => "Beschreibung: höchstens " + number('de', d.max) + " Zeichen",
};

const es: Words = {
  altTooLong: (d: { max: number }) => "Descripción: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
};

const fr: Words = {
  altTooLong: (d: { max: number }) => "Description : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
