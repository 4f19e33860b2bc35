/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../text/messages';

const en = {
  frequency: {
    required: "Frequency is required",
    tooSmall: "Frequency must be 1 or greater",
    tooLarge: (d: { max: number }) => "Frequency must be " + number('en', d.max) + " or less",
    notWhole: "Frequency must be a whole number",
  },
  duration: {
    required: "Duration is required",
    tooSmall: "Duration must be 1 or greater",
    tooLarge: (d: { max: number }) => "Duration must be " + number('en', d.max) + " or less",
    notWhole: "Duration must be a whole number",
  },
  pastDate: "Date cannot be in the past",
  weekdayRequired: "Weekday is required",
  weekInMonthRequired: "Week of the month is required",
  endBeforeStart: "End date must be after start date",
  endPast: "End date must be in the future",
  startRequired: "Start date is required",
  endRequired: "End date is required",
};

export type Words = typeof en;

const de: Words = {
  frequency: {
    required: "Bitte gib an, wie oft",
    tooSmall: "Mindestens 1",
    tooLarge: (d: { max: number }) => "Höchstens " + number('de', d.max),
    notWhole: "Bitte gib eine ganze Zahl an",
  },
  duration: {
    required: "Bitte gib die Dauer an",
    tooSmall: "Die Dauer ist mindestens 1",
    tooLarge: (d: { max: number }) => "Die Dauer ist höchstens " + number('de', d.max),
    notWhole: "Bitte gib die Dauer als ganze Zahl an",
  },
  pastDate: "Das Datum darf nicht in der Vergangenheit liegen",
  weekdayRequired: "Bitte wähl einen Wochentag",
  weekInMonthRequired: "Bitte wähl die Woche des Monats",
  endBeforeStart: "Das Ende muss nach dem Anfang liegen",
  endPast: "Das Ende muss in der Zukunft liegen",
  startRequired: "Bitte wähl ein Anfangsdatum",
  endRequired: "Bitte wähl ein Enddatum",
};

const es: Words = {
  frequency: {
    required: "Indica cada cuánto",
    tooSmall: "Mínimo 1",
    tooLarge: (d: { max: number }) => "Máximo " + number('es', d.max),
    notWhole: "Indica un número entero",
  },
  duration: {
    required: "Indica la duración",
    tooSmall: "La duración mínima es 1",
    tooLarge: (d: { max: number }) => "La duración máxima es " + number('es', d.max),
    notWhole: "Indica la duración con un número entero",
  },
  pastDate: "La fecha no puede estar en el pasado",
  weekdayRequired: "Elige un día de la semana",
  weekInMonthRequired: "Elige la semana del mes",
  endBeforeStart: "El final debe ser posterior al inicio",
  endPast: "El final debe estar en el futuro",
  startRequired: "Elige la fecha de inicio",
  endRequired: "Elige la fecha final",
};

const fr: Words = {
  frequency: {
    required: "Indiquez la fréquence",
    tooSmall: "1 au minimum",
    tooLarge: (d: { max: number }) => number('fr', d.max) + " au maximum",
    notWhole: "Indiquez un nombre entier",
  },
  duration: {
    required: "Indiquez la durée",
    tooSmall: "La durée minimale est de 1",
    tooLarge: (d: { max: number }) => "La durée maximale est de " + number('fr', d.max),
    notWhole: "Indiquez la durée en nombre entier",
  },
  pastDate: "La date ne peut pas être dans le passé",
  weekdayRequired: "Choisissez un jour de la semaine",
  weekInMonthRequired: "Choisissez la semaine du mois",
  endBeforeStart: "La fin doit être après le début",
  endPast: "La fin doit être dans le futur",
  startRequired: "Choisissez la date de début",
  endRequired: "Choisissez la date de fin",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
