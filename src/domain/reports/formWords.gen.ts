/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  reasonRequired: "Please choose a reason",
  words: {
    required: "Please say what’s wrong",
    tooLong: (d: { max: number }) => "Your words must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  outcomeRequired: "Please choose what happens",
  decision: {
    required: "Reason is required",
    tooLong: (d: { max: number }) => "Reason must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  answer: {
    required: "Answer is required",
    tooLong: (d: { max: number }) => "Answer must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  help: {
    tooLong: (d: { max: number }) => "Text must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const ar: Words = {
  reasonRequired: "يرجى اختيار سبب",
  words: {
    required: "يرجى وصف المشكلة",
    tooLong: (d: { max: number }) => "الوصف: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  outcomeRequired: "يرجى اختيار ما سيحدث",
  decision: {
    required: "السبب مطلوب",
    tooLong: (d: { max: number }) => "السبب: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  answer: {
    required: "الرد مطلوب",
    tooLong: (d: { max: number }) => "الرد: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  help: {
    tooLong: (d: { max: number }) => "النص: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
};

const de: Words = {
  reasonRequired: "Bitte wähle einen Grund",
  words: {
    required: "Bitte schreib, was nicht in Ordnung ist",
    tooLong: (d: { max: number }) => "Dein Text darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  outcomeRequired: "Bitte wähle, was passieren soll",
  decision: {
    required: "Bitte gib eine Begründung ein",
    tooLong: (d: { max: number }) => "Die Begründung darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  answer: {
    required: "Bitte schreib eine Antwort",
    tooLong: (d: { max: number }) => "Die Antwort darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  help: {
    tooLong: (d: { max: number }) => "Der Text darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
};

const es: Words = {
  reasonRequired: "Elige un motivo",
  words: {
    required: "Explica qué pasa",
    tooLong: (d: { max: number }) => "Tu texto puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  outcomeRequired: "Elige qué se hace",
  decision: {
    required: "Escribe el motivo",
    tooLong: (d: { max: number }) => "El motivo puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  answer: {
    required: "Escribe una respuesta",
    tooLong: (d: { max: number }) => "La respuesta puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  help: {
    tooLong: (d: { max: number }) => "El texto puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
};

const fr: Words = {
  reasonRequired: "Choisissez un motif",
  words: {
    required: "Dites-nous ce qui ne va pas",
    tooLong: (d: { max: number }) => "Votre texte : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  outcomeRequired: "Choisissez la suite à donner",
  decision: {
    required: "Indiquez le motif",
    tooLong: (d: { max: number }) => "Motif : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  answer: {
    required: "Écrivez une réponse",
    tooLong: (d: { max: number }) => "Réponse : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  help: {
    tooLong: (d: { max: number }) => "Texte : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
