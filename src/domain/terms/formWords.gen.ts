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

const de: Words = {
  text: {
    required: "Bitte gib den Text an",
    tooLong: (d: { max: number }) => "Text: höchstens " + number('de', d.max) + " Zeichen",
  },
  whatChanged: {
    required: "Bitte schreib, was sich geändert hat",
    tooLong: (d: { max: number }) => "Was sich geändert hat: höchstens " + number('de', d.max) + " Zeichen",
  },
  age: (d: { age: number }) => "Bitte bestätige, dass du mindestens " + number('de', d.age) + " Jahr" + plural('de', d.age, { one: "", other: "e" }) + " alt bist",
  changed: "Die Bedingungen haben sich geändert. Lies sie noch einmal.",
};

const es: Words = {
  text: {
    required: "Indica el texto",
    tooLong: (d: { max: number }) => "Texto: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  whatChanged: {
    required: "Escribe qué ha cambiado",
    tooLong: (d: { max: number }) => "Qué ha cambiado: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  age: (d: { age: number }) => "Confirma que tienes al menos " + number('es', d.age) + " año" + plural('es', d.age, { one: "", other: "s" }),
  changed: "Las condiciones han cambiado. Léelas de nuevo.",
};

const fr: Words = {
  text: {
    required: "Indiquez le texte",
    tooLong: (d: { max: number }) => "Texte : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  whatChanged: {
    required: "Écrivez ce qui a changé",
    tooLong: (d: { max: number }) => "Ce qui a changé : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  age: (d: { age: number }) => "Confirmez que vous avez au moins " + number('fr', d.age) + " an" + plural('fr', d.age, { one: "", other: "s" }),
  changed: "Les conditions ont changé. Relisez-les.",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
