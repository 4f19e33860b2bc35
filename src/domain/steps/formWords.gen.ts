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

const ar: Words = {
  goal: {
    required: "الهدف مطلوب",
    tooLong: (d: { max: number }) => "الهدف: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  description: {
    required: "الخطوة الصغيرة التالية مطلوبة",
    tooLong: (d: { max: number }) => "الخطوة الصغيرة التالية: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  dateRequired: "موعد الالتزام مطلوب",
  datePast: "يجب أن يكون موعد الالتزام في المستقبل",
  dateAfterMeeting: "يجب أن يكون موعد الالتزام قبل اللقاء القادم",
};

const de: Words = {
  goal: {
    required: "Bitte gib ein Ziel ein",
    tooLong: (d: { max: number }) => "Das Ziel darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  description: {
    required: "Bitte gib einen Mini-Schritt ein",
    tooLong: (d: { max: number }) => "Der Mini-Schritt darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  dateRequired: "Bitte wähle, bis wann",
  datePast: "Das Datum muss in der Zukunft liegen",
  dateAfterMeeting: "Das Datum muss vor dem nächsten geplanten Treffen liegen",
};

const es: Words = {
  goal: {
    required: "Escribe un objetivo",
    tooLong: (d: { max: number }) => "El objetivo puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  description: {
    required: "Escribe un pequeño paso",
    tooLong: (d: { max: number }) => "El pequeño paso puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  dateRequired: "Elige la fecha del compromiso",
  datePast: "La fecha del compromiso tiene que estar en el futuro",
  dateAfterMeeting: "La fecha del compromiso tiene que ser anterior a la próxima reunión",
};

const fr: Words = {
  goal: {
    required: "Indiquez votre objectif",
    tooLong: (d: { max: number }) => "Objectif : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  description: {
    required: "Indiquez votre prochain petit pas",
    tooLong: (d: { max: number }) => "Prochain petit pas : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  dateRequired: "Choisissez l’échéance",
  datePast: "L’échéance doit être dans le futur",
  dateAfterMeeting: "L’échéance doit précéder la prochaine réunion prévue",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
