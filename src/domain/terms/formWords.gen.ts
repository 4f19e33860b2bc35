/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  text: {
    required: "Text is required",
    tooLong: (d: { max: number }) => "Text must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  whatChanged: {
    required: "What changed is required",
    tooLong: (d: { max: number }) => "What changed must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  age: (d: { age: number }) => "Please confirm that you’re at least " + number('en', d.age) + " year" + plural('en', d.age, { one: "", other: "s" }) + " old",
  changed: "The terms have changed. Read them again.",
};

export type Words = typeof en;

const ar: Words = {
  text: {
    required: "النص مطلوب",
    tooLong: (d: { max: number }) => "النص: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  whatChanged: {
    required: "وصف ما تغير مطلوب",
    tooLong: (d: { max: number }) => "وصف ما تغير: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  age: (d: { age: number }) => "يرجى تأكيد أن عمرك " + plural('ar', d.age, { one: "سنة واحدة", two: "سنتان", few: number('ar', d.age) + " سنوات", other: number('ar', d.age) + " سنة" }) + " على الأقل",
  changed: "تغيرت الشروط. يرجى قراءتها مرة أخرى.",
};

const de: Words = {
  text: {
    required: "Bitte gib einen Text ein",
    tooLong: (d: { max: number }) => "Der Text darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  whatChanged: {
    required: "Bitte schreib, was sich geändert hat",
    tooLong: (d: { max: number }) => "Was sich geändert hat: höchstens " + number('de', d.max) + " Zeichen",
  },
  age: (d: { age: number }) => "Bitte bestätige, dass du mindestens " + number('de', d.age) + " Jahr" + plural('de', d.age, { one: "", other: "e" }) + " alt bist",
  changed: "Die Bedingungen haben sich geändert. Bitte lies sie noch einmal.",
};

const es: Words = {
  text: {
    required: "Escribe el texto",
    tooLong: (d: { max: number }) => "El texto puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  whatChanged: {
    required: "Escribe qué cambió",
    tooLong: (d: { max: number }) => "Qué cambió: " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }) + " como máximo",
  },
  age: (d: { age: number }) => "Confirma que tienes al menos " + number('es', d.age) + " " + plural('es', d.age, { one: "año", many: "de años", other: "años" }),
  changed: "Las condiciones cambiaron. Léelas de nuevo.",
};

const fr: Words = {
  text: {
    required: "Indiquez le texte",
    tooLong: (d: { max: number }) => "Texte : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  whatChanged: {
    required: "Écrivez ce qui a changé",
    tooLong: (d: { max: number }) => "Ce qui a changé : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  age: (d: { age: number }) => "Confirmez que vous avez au moins " + number('fr', d.age) + " " + plural('fr', d.age, { one: "an", many: "d’ans", other: "ans" }),
  changed: "Les conditions ont changé. Relisez-les.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
