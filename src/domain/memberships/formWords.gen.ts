/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Membership name is required",
    tooLong: (d: { max: number }) => "Membership name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  otherName: "That doesn’t match the name",
  supportEmailRequired: "Membership support email is required",
  label: {
    required: "Label is required if link is provided",
    tooLong: (d: { max: number }) => "Label must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  urlRequired: "Url is required if label is provided",
  formLabel: {
    tooLong: (d: { max: number }) => "Form label must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const ar: Words = {
  name: {
    required: "اسم البرنامج مطلوب",
    tooLong: (d: { max: number }) => "اسم البرنامج: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  otherName: "هذا لا يطابق الاسم",
  supportEmailRequired: "بريد دعم البرنامج مطلوب",
  label: {
    required: "النص مطلوب عند وجود رابط",
    tooLong: (d: { max: number }) => "النص: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  urlRequired: "الرابط مطلوب عند وجود نص",
  formLabel: {
    tooLong: (d: { max: number }) => "عنوان الحقل: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
};

const de: Words = {
  name: {
    required: "Bitte gib den Namen des Programms ein",
    tooLong: (d: { max: number }) => "Der Name des Programms darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  otherName: "Das ist nicht der Name",
  supportEmailRequired: "Bitte gib die Support-E-Mail-Adresse des Programms ein",
  label: {
    required: "Zu einem Link gehört eine Beschriftung",
    tooLong: (d: { max: number }) => "Die Beschriftung darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  urlRequired: "Zu einer Beschriftung gehört ein Link",
  formLabel: {
    tooLong: (d: { max: number }) => "Der Text daneben darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
};

const es: Words = {
  name: {
    required: "Escribe el nombre del programa",
    tooLong: (d: { max: number }) => "El nombre del programa puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  otherName: "No coincide con el nombre",
  supportEmailRequired: "Escribe el correo de soporte del programa",
  label: {
    required: "Si hay un enlace, escribe también su texto",
    tooLong: (d: { max: number }) => "El texto puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  urlRequired: "Si hay un texto, escribe también su enlace",
  formLabel: {
    tooLong: (d: { max: number }) => "El texto al lado puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
};

const fr: Words = {
  name: {
    required: "Indiquez le nom du programme",
    tooLong: (d: { max: number }) => "Nom du programme : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  otherName: "Ce nom ne correspond pas",
  supportEmailRequired: "Indiquez une adresse e-mail d’assistance",
  label: {
    required: "Indiquez aussi un libellé pour ce lien",
    tooLong: (d: { max: number }) => "Libellé : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  urlRequired: "Indiquez aussi un lien pour ce libellé",
  formLabel: {
    tooLong: (d: { max: number }) => "Texte à côté : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
