/* Generated from responseWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  comment: {
    required: "Comment is required",
    tooLong: (d: { max: number }) => "Comment must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const ar: Words = {
  comment: {
    required: "التعليق مطلوب",
    tooLong: (d: { max: number }) => "التعليق: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
};

const de: Words = {
  comment: {
    required: "Bitte schreib einen Kommentar",
    tooLong: (d: { max: number }) => "Der Kommentar darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
};

const es: Words = {
  comment: {
    required: "Escribe un comentario",
    tooLong: (d: { max: number }) => "El comentario puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
};

const fr: Words = {
  comment: {
    required: "Écrivez un commentaire",
    tooLong: (d: { max: number }) => "Commentaire : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
