/* Generated from imageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  altTooLong: (d: { max: number }) => "Description must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
};

export type Words = typeof en;

const ar: Words = {
  altTooLong: (d: { max: number }) => "الوصف: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
};

const de: Words = {
  altTooLong: (d: { max: number }) => "Die Beschreibung darf höchstens " + number('de', d.max) + " Zeichen lang sein",
};

const es: Words = {
  altTooLong: (d: { max: number }) => "La descripción puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
};

const fr: Words = {
  altTooLong: (d: { max: number }) => "Description : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
