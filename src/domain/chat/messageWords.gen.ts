/* Generated from messageWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  empty: "Message cannot be empty",
  tooLong: (d: { max: number }) => "Message must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
};

export type Words = typeof en;

const ar: Words = {
  empty: "لا يمكن أن تكون الرسالة فارغة",
  tooLong: (d: { max: number }) => "الرسالة: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
};

const de: Words = {
  empty: "Bitte schreib eine Nachricht",
  tooLong: (d: { max: number }) => "Die Nachricht darf höchstens " + number('de', d.max) + " Zeichen lang sein",
};

const es: Words = {
  empty: "Escribe un mensaje",
  tooLong: (d: { max: number }) => "El mensaje puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
};

const fr: Words = {
  empty: "Le message est vide",
  tooLong: (d: { max: number }) => "Message : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
