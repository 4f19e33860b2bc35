/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  leaderRequired: "Leader is required",
  name: {
    required: "Pod name is required",
    tooLong: (d: { max: number }) => "Pod name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  nobodyChosen: "Choose at least one person",
  leaderTakesNoSeat: "Whoever leads the pod takes no seat",
  tooMany: "There are more people than places",
};

export type Words = typeof en;

const ar: Words = {
  leaderRequired: "القيادة مطلوبة",
  name: {
    required: "اسم المجموعة مطلوب",
    tooLong: (d: { max: number }) => "اسم المجموعة: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  nobodyChosen: "يلزم اختيار شخص واحد على الأقل",
  leaderTakesNoSeat: "من يقود المجموعة لا يشغل مقعدًا",
  tooMany: "عدد الأشخاص أكثر من عدد المقاعد",
};

const de: Words = {
  leaderRequired: "Bitte wähle eine Leitung",
  name: {
    required: "Bitte gib den Namen des Pods ein",
    tooLong: (d: { max: number }) => "Der Name des Pods darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  nobodyChosen: "Wähle mindestens eine Person aus",
  leaderTakesNoSeat: "Wer den Pod leitet, braucht keinen Platz",
  tooMany: "Das sind mehr Personen als Plätze",
};

const es: Words = {
  leaderRequired: "Elige quién lidera",
  name: {
    required: "Escribe el nombre del pod",
    tooLong: (d: { max: number }) => "El nombre del pod puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  nobodyChosen: "Elige al menos a una persona",
  leaderTakesNoSeat: "Quien lidera el pod no ocupa lugar",
  tooMany: "Hay más personas que lugares",
};

const fr: Words = {
  leaderRequired: "Choisissez une personne responsable",
  name: {
    required: "Indiquez le nom du pod",
    tooLong: (d: { max: number }) => "Nom du pod : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  nobodyChosen: "Choisissez au moins une personne",
  leaderTakesNoSeat: "La personne responsable n’occupe pas de place",
  tooMany: "Il y a plus de personnes que de places",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
