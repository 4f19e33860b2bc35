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

const ar: Words = {
  nobodyChosen: "يلزم اختيار واحد على الأقل",
  podRequired: "يلزم اختيار المجموعة التي ينتقلون إليها",
  tooMuch: "يلزم اختيار بعضها بالمعرفات أو كل ما يطابق",
  onlySearch: "ليس للمجموعات إلا كلمات البحث",
  onlyMove: "لا تلزم مجموعة إلا لمن ينتقل",
};

const de: Words = {
  nobodyChosen: "Wähle mindestens einen Eintrag aus",
  podRequired: "Wähle den Pod, in den sie wechseln",
  tooMuch: "Gib entweder einzelne IDs an oder alle, die passen",
  onlySearch: "Bei Pods sind nur Suchwörter möglich",
  onlyMove: "Ein Pod ist nur nötig, wenn Personen wechseln",
};

const es: Words = {
  nobodyChosen: "Elige al menos un elemento",
  podRequired: "Elige a qué pod se cambian",
  tooMuch: "Indica unos ID concretos o todo lo que coincida, pero no ambos",
  onlySearch: "Los pods solo se buscan por palabras",
  onlyMove: "El pod solo hace falta para cambiar a alguien de pod",
};

const fr: Words = {
  nobodyChosen: "Choisissez au moins une personne",
  podRequired: "Choisissez leur nouveau pod",
  tooMuch: "Indiquez soit une liste d’ID, soit tout ce qui correspond, mais pas les deux",
  onlySearch: "Les pods ne se cherchent que par mots",
  onlyMove: "N’indiquez un pod que pour y déplacer des personnes",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
