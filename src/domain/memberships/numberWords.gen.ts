/* Generated from numberWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../text/messages';

const en = {
  maxParticipantsRequired: "Max participants is required",
  notPositive: "Must be a positive number",
  notWhole: "Must be a whole number",
  moreThanEight: "Must be eight or less",
  moreThanFifty: "Must be fifty or less",
  turnMinutes: (d: { max: number }) => "Must be from 1 to " + number('en', d.max),
};

export type Words = typeof en;

const de: Words = {
  maxParticipantsRequired: "Bitte gib die Höchstzahl an Teilnehmenden an",
  notPositive: "Bitte gib eine Zahl über null an",
  notWhole: "Bitte gib eine ganze Zahl an",
  moreThanEight: "Höchstens acht",
  moreThanFifty: "Höchstens fünfzig",
  turnMinutes: (d: { max: number }) => "Zwischen 1 und " + number('de', d.max),
};

const es: Words = {
  maxParticipantsRequired: "Indica el máximo de participantes",
  notPositive: "Indica un número mayor que cero",
  notWhole: "Indica un número entero",
  moreThanEight: "Máximo ocho",
  moreThanFifty: "Máximo cincuenta",
  turnMinutes: (d: { max: number }) => "Entre 1 y " + number('es', d.max),
};

const fr: Words = {
  maxParticipantsRequired: "Indiquez le nombre maximum de membres",
  notPositive: "Indiquez un nombre supérieur à zéro",
  notWhole: "Indiquez un nombre entier",
  moreThanEight: "Huit au maximum",
  moreThanFifty: "Cinquante au maximum",
  turnMinutes: (d: { max: number }) => "De 1 à " + number('fr', d.max),
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
