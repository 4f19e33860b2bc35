/* Generated from passkeyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Passkey name is required",
    tooLong: (d: { max: number }) => "Passkey name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  incomplete: "The passkey’s answer is incomplete",
  ticketRequired: "Ticket is required",
};

export type Words = typeof en;

const ar: Words = {
  name: {
    required: "اسم مفتاح المرور مطلوب",
    tooLong: (d: { max: number }) => "اسم مفتاح المرور: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  incomplete: "رد مفتاح المرور ناقص",
  ticketRequired: "التذكرة مطلوبة",
};

const de: Words = {
  name: {
    required: "Bitte gib dem Passkey einen Namen",
    tooLong: (d: { max: number }) => "Der Name des Passkeys darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  incomplete: "Die Antwort des Passkeys ist unvollständig",
  ticketRequired: "Das Ticket fehlt",
};

const es: Words = {
  name: {
    required: "Escribe un nombre para la llave de acceso",
    tooLong: (d: { max: number }) => "El nombre de la llave de acceso puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  incomplete: "La respuesta de la llave de acceso está incompleta",
  ticketRequired: "Falta el ticket",
};

const fr: Words = {
  name: {
    required: "Indiquez un nom pour la clé d’accès",
    tooLong: (d: { max: number }) => "Nom de la clé d’accès : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  incomplete: "La réponse de la clé d’accès est incomplète",
  ticketRequired: "Il manque le ticket",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
