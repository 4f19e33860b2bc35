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

const de: Words = {
  reasonRequired: "Bitte wähl einen Grund aus",
  words: {
    required: "Bitte beschreib, was nicht stimmt",
    tooLong: (d: { max: number }) => "Deine Worte: höchstens " + number('de', d.max) + " Zeichen",
  },
  outcomeRequired: "Bitte wähl aus, was passieren soll",
  decision: {
    required: "Bitte gib einen Grund an",
    tooLong: (d: { max: number }) => "Grund: höchstens " + number('de', d.max) + " Zeichen",
  },
  answer: {
    required: "Bitte schreib eine Antwort",
    tooLong: (d: { max: number }) => "Antwort: höchstens " + number('de', d.max) + " Zeichen",
  },
  help: {
    tooLong: (d: { max: number }) => "Text: höchstens " + number('de', d.max) + " Zeichen",
  },
};

const es: Words = {
  reasonRequired: "Elige un motivo",
  words: {
    required: "Cuéntanos qué pasa",
    tooLong: (d: { max: number }) => "Tu texto: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  outcomeRequired: "Elige qué se hace",
  decision: {
    required: "Indica el motivo",
    tooLong: (d: { max: number }) => "Motivo: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  answer: {
    required: "Escribe una respuesta",
    tooLong: (d: { max: number }) => "Respuesta: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  help: {
    tooLong: (d: { max: number }) => "Texto: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
};

const fr: Words = {
  reasonRequired: "Choisissez un motif",
  words: {
    required: "Dites-nous ce qui ne va pas",
    tooLong: (d: { max: number }) => "Votre texte : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  outcomeRequired: "Choisissez la suite à donner",
  decision: {
    required: "Indiquez le motif",
    tooLong: (d: { max: number }) => "Motif : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  answer: {
    required: "Écrivez une réponse",
    tooLong: (d: { max: number }) => "Réponse : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  help: {
    tooLong: (d: { max: number }) => "Texte : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
