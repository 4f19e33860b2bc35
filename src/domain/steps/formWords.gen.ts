/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  goal: {
    required: "Goal is required",
    tooLong: (d: { max: number }) => "Goal must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  description: {
    required: "Next Tiny Step is required",
    tooLong: (d: { max: number }) => "Next Tiny Step must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  dateRequired: "Commitment date is required",
  datePast: "Commitment date must be in the future",
  dateAfterMeeting: "Commitment date must be before the next scheduled meeting time",
};

export type Words = typeof en;

const de: Words = {
  goal: {
    required: "Bitte gib dein Ziel an",
    tooLong: (d: { max: number }) => "Ziel: höchstens " + number('de', d.max) + " Zeichen",
  },
  description: {
    required: "Bitte gib deinen Mini-Schritt an",
    tooLong: (d: { max: number }) => "Mini-Schritt: höchstens " + number('de', d.max) + " Zeichen",
  },
  dateRequired: "Bitte wähl aus, bis wann",
  datePast: "Das Datum muss in der Zukunft liegen",
  dateAfterMeeting: "Das Datum muss vor dem nächsten geplanten Treffen liegen",
};

const es: Words = {
  goal: {
    required: "Indica tu objetivo",
    tooLong: (d: { max: number }) => "Objetivo: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  description: {
    required: "Indica tu próximo pequeño paso",
    tooLong: (d: { max: number }) => "Próximo pequeño paso: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  dateRequired: "Elige la fecha",
  datePast: "La fecha debe estar en el futuro",
  dateAfterMeeting: "La fecha debe ser anterior a la próxima reunión prevista",
};

const fr: Words = {
  goal: {
    required: "Indiquez votre objectif",
    tooLong: (d: { max: number }) => "Objectif : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  description: {
    required: "Indiquez votre prochain petit pas",
    tooLong: (d: { max: number }) => "Prochain petit pas : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  dateRequired: "Choisissez l’échéance",
  datePast: "L’échéance doit être dans le futur",
  dateAfterMeeting: "L’échéance doit précéder la prochaine réunion prévue",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
