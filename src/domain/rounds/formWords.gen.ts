/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  personRequired: "Choose a person",
  notes: {
    tooLong: (d: { max: number }) => "Notes must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const de: Words = {
  personRequired: "Wähl eine Person aus",
  notes: {
    tooLong: (d: { max: number }) => "Notizen: höchstens " + number('de', d.max) + " Zeichen",
  },
};

const es: Words = {
  personRequired: "Elige una persona",
  notes: {
    tooLong: (d: { max: number }) => "Notas: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
};

const fr: Words = {
  personRequired: "Choisissez une personne",
  notes: {
    tooLong: (d: { max: number }) => "Notes : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
