/* Generated from signOnWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Provider name is required",
    tooLong: (d: { max: number }) => "Provider name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  issuer: {
    required: "Issuer is required",
    tooLong: (d: { max: number }) => "Issuer must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  clientId: {
    required: "Client ID is required",
    tooLong: (d: { max: number }) => "Client ID must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  clientSecretTooLong: (d: { max: number }) => "Client secret can have at most " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }),
};

export type Words = typeof en;

const ar: Words = {
  name: {
    required: "اسم المزود مطلوب",
    tooLong: (d: { max: number }) => "اسم المزود: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  issuer: {
    required: "جهة الإصدار مطلوبة",
    tooLong: (d: { max: number }) => "جهة الإصدار: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  clientId: {
    required: "معرف العميل مطلوب",
    tooLong: (d: { max: number }) => "معرف العميل: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  clientSecretTooLong: (d: { max: number }) => "سر العميل: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
};

const de: Words = {
  name: {
    required: "Bitte gib dem Anbieter einen Namen",
    tooLong: (d: { max: number }) => "Der Name des Anbieters darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  issuer: {
    required: "Bitte gib den Aussteller ein",
    tooLong: (d: { max: number }) => "Der Aussteller darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  clientId: {
    required: "Bitte gib die Client-ID ein",
    tooLong: (d: { max: number }) => "Die Client-ID darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  clientSecretTooLong: (d: { max: number }) => "Das Client-Secret darf höchstens " + number('de', d.max) + " Zeichen lang sein",
};

const es: Words = {
  name: {
    required: "Escribe el nombre del proveedor",
    tooLong: (d: { max: number }) => "El nombre del proveedor puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  issuer: {
    required: "Escribe el emisor",
    tooLong: (d: { max: number }) => "El emisor puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  clientId: {
    required: "Escribe el ID de cliente",
    tooLong: (d: { max: number }) => "El ID de cliente puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  clientSecretTooLong: (d: { max: number }) => "El secreto de cliente puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
};

const fr: Words = {
  name: {
    required: "Indiquez le nom du fournisseur",
    tooLong: (d: { max: number }) => "Nom du fournisseur : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  issuer: {
    required: "Indiquez l’émetteur",
    tooLong: (d: { max: number }) => "Émetteur : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  clientId: {
    required: "Indiquez l’ID client",
    tooLong: (d: { max: number }) => "ID client : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  clientSecretTooLong: (d: { max: number }) => "Secret client : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
