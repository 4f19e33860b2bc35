/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  personRequired: "Choose a person",
  notes: {
    tooLong: (d: { max: number }) => "Notes must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const ar: Words = {
  personRequired: "يلزم اختيار شخص",
  notes: {
    tooLong: (d: { max: number }) => "الملاحظات: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
};

const de: Words = {
  personRequired: "Wähle eine Person aus",
  notes: {
    tooLong: (d: { max: number }) => "Die Notizen dürfen höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
};

const es: Words = {
  personRequired: "Elige a una persona",
  notes: {
    tooLong: (d: { max: number }) => "Las notas pueden tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
};

const fr: Words = {
  personRequired: "Choisissez une personne",
  notes: {
    tooLong: (d: { max: number }) => "Notes : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
