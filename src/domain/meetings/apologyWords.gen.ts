/* Generated from apologyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  note: {
    tooLong: (d: { max: number }) => "This must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const ar: Words = {
  note: {
    tooLong: (d: { max: number }) => "الملاحظة: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
};

const de: Words = {
  note: {
    tooLong: (d: { max: number }) => "Der Text darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
};

const es: Words = {
  note: {
    tooLong: (d: { max: number }) => "El texto puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
};

const fr: Words = {
  note: {
    tooLong: (d: { max: number }) => number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
