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

const de: Words = {
  leaderRequired: "Bitte wähl eine Leitung aus",
  name: {
    required: "Bitte gib einen Namen für den Pod an",
    tooLong: (d: { max: number }) => "Name des Pods: höchstens " + number('de', d.max) + " Zeichen",
  },
  nobodyChosen: "Wähl mindestens eine Person aus",
  leaderTakesNoSeat: "Die Leitung belegt keinen Platz",
  tooMany: "Das sind mehr Personen als Plätze",
};

const es: Words = {
  leaderRequired: "Elige a quien lidera",
  name: {
    required: "Indica el nombre del pod",
    tooLong: (d: { max: number }) => "Nombre del pod: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  nobodyChosen: "Elige al menos una persona",
  leaderTakesNoSeat: "Quien lidera el pod no ocupa un lugar",
  tooMany: "Hay más personas que lugares",
};

const fr: Words = {
  leaderRequired: "Choisissez une personne responsable",
  name: {
    required: "Indiquez le nom du pod",
    tooLong: (d: { max: number }) => "Nom du pod : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  nobodyChosen: "Choisissez au moins une personne",
  leaderTakesNoSeat: "La personne responsable n’occupe pas de place",
  tooMany: "Il y a plus de personnes que de places",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
