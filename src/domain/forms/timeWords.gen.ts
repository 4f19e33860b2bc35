/* Generated from timeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  zoneRequired: "Time zone is required",
  unknownZone: "We don’t know this time zone",
  invalidMoment: "Invalid date time",
  noMoment: "Choose a date",
};

export type Words = typeof en;

const ar: Words = {
  zoneRequired: "المنطقة الزمنية مطلوبة",
  unknownZone: "هذه المنطقة الزمنية غير معروفة",
  invalidMoment: "التاريخ أو الوقت غير صالح",
  noMoment: "يلزم اختيار تاريخ",
};

const de: Words = {
  zoneRequired: "Bitte wähle eine Zeitzone",
  unknownZone: "Diese Zeitzone kennen wir nicht",
  invalidMoment: "Datum oder Uhrzeit stimmt so nicht",
  noMoment: "Datum wählen",
};

const es: Words = {
  zoneRequired: "Elige una zona horaria",
  unknownZone: "No conocemos esta zona horaria",
  invalidMoment: "La fecha o la hora no está bien escrita",
  noMoment: "Elige una fecha",
};

const fr: Words = {
  zoneRequired: "Choisissez un fuseau horaire",
  unknownZone: "Nous ne connaissons pas ce fuseau horaire",
  invalidMoment: "La date ou l’heure n’est pas correcte",
  noMoment: "Choisissez une date",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
