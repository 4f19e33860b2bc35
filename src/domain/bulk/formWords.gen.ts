/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  nobodyChosen: "Choose at least one",
  podRequired: "Choose which pod they move to",
  tooMuch: "Choose either some by their ids or all that match",
  onlySearch: "Pods have only words to search for",
  onlyMove: "Only people who move need a pod",
};

export type Words = typeof en;

const de: Words = {
  nobodyChosen: "Wähl mindestens eine Person aus",
  podRequired: "Wähl aus, in welchen Pod sie wechseln",
  tooMuch: "Wähl entweder einige anhand ihrer IDs oder alle, die passen",
  onlySearch: "Pods lassen sich nur nach Wörtern suchen",
  onlyMove: "Einen Pod brauchen nur Personen, die wechseln",
};

const es: Words = {
  nobodyChosen: "Elige al menos una persona",
  podRequired: "Elige a qué pod se cambian",
  tooMuch: "Elige algunas por sus ID o todas las que coincidan",
  onlySearch: "Los pods solo se buscan por palabras",
  onlyMove: "Solo quienes se cambian necesitan un pod",
};

const fr: Words = {
  nobodyChosen: "Choisissez au moins une personne",
  podRequired: "Choisissez leur nouveau pod",
  tooMuch: "Choisissez soit certaines par leur ID, soit toutes celles qui correspondent",
  onlySearch: "Les pods ne se cherchent que par mots",
  onlyMove: "Seules les personnes qui changent ont besoin d’un pod",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
