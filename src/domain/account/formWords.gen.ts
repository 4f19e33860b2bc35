/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  bio: {
    required: "Bio is required",
    tooLong: (d: { max: number }) => "Bio must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  newEmailRequired: "Please enter a new email address.",
  sameEmail: "Please enter a different email address.",
};

export type Words = typeof en;

const ar: Words = {
  bio: {
    required: "النبذة مطلوبة",
    tooLong: (d: { max: number }) => "النبذة: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  newEmailRequired: "يرجى إدخال عنوان بريد جديد.",
  sameEmail: "يرجى إدخال عنوان بريد مختلف.",
};

const de: Words = {
  bio: {
    required: "Bitte schreib einen Profiltext",
    tooLong: (d: { max: number }) => "Der Profiltext darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  newEmailRequired: "Bitte gib eine neue E-Mail-Adresse ein.",
  sameEmail: "Bitte gib eine andere E-Mail-Adresse ein.",
};

const es: Words = {
  bio: {
    required: "Escribe una presentación",
    tooLong: (d: { max: number }) => "La presentación puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  newEmailRequired: "Escribe un correo nuevo.",
  sameEmail: "Escribe un correo distinto.",
};

const fr: Words = {
  bio: {
    required: "Écrivez votre présentation",
    tooLong: (d: { max: number }) => "Présentation : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  newEmailRequired: "Indiquez une nouvelle adresse e-mail.",
  sameEmail: "Indiquez une autre adresse e-mail.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
