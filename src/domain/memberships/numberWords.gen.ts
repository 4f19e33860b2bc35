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

const ar: Words = {
  maxParticipantsRequired: "الحد الأقصى للمشاركين مطلوب",
  notPositive: "يجب أن يكون عددًا موجبًا",
  notWhole: "يجب أن يكون عددًا صحيحًا",
  moreThanEight: "يجب أن يكون ثمانية أو أقل",
  moreThanFifty: "يجب أن يكون خمسين أو أقل",
  turnMinutes: (d: { max: number }) => "يجب أن يكون من 1 إلى " + number('ar', d.max),
};

const de: Words = {
  maxParticipantsRequired: "Bitte gib die Höchstzahl der Teilnehmenden ein",
  notPositive: "Die Zahl muss größer als null sein",
  notWhole: "Das muss eine ganze Zahl sein",
  moreThanEight: "Höchstens acht sind möglich",
  moreThanFifty: "Höchstens fünfzig sind möglich",
  turnMinutes: (d: { max: number }) => "Möglich sind 1 bis " + number('de', d.max),
};

const es: Words = {
  maxParticipantsRequired: "Escribe el máximo de participantes",
  notPositive: "Tiene que ser un número mayor que cero",
  notWhole: "Tiene que ser un número entero",
  moreThanEight: "Ocho como máximo",
  moreThanFifty: "Cincuenta como máximo",
  turnMinutes: (d: { max: number }) => "Puede ser de 1 a " + number('es', d.max),
};

const fr: Words = {
  maxParticipantsRequired: "Indiquez le nombre maximum de membres",
  notPositive: "Indiquez un nombre supérieur à zéro",
  notWhole: "Indiquez un nombre entier",
  moreThanEight: "Huit au maximum",
  moreThanFifty: "Cinquante au maximum",
  turnMinutes: (d: { max: number }) => "De 1 à " + number('fr', d.max),
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
