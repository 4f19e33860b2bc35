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

const ar: Words = {
  frequency: {
    required: "التكرار مطلوب",
    tooSmall: "يجب أن يكون التكرار 1 أو أكثر",
    tooLarge: (d: { max: number }) => "يجب أن يكون التكرار " + number('ar', d.max) + " أو أقل",
    notWhole: "يجب أن يكون التكرار عددًا صحيحًا",
  },
  duration: {
    required: "المدة مطلوبة",
    tooSmall: "يجب أن تكون المدة 1 أو أكثر",
    tooLarge: (d: { max: number }) => "يجب أن تكون المدة " + number('ar', d.max) + " أو أقل",
    notWhole: "يجب أن تكون المدة عددًا صحيحًا",
  },
  pastDate: "لا يمكن أن يكون التاريخ في الماضي",
  weekdayRequired: "يوم الأسبوع مطلوب",
  weekInMonthRequired: "أسبوع الشهر مطلوب",
  endBeforeStart: "يجب أن يكون تاريخ الانتهاء بعد تاريخ البدء",
  endPast: "يجب أن يكون تاريخ الانتهاء في المستقبل",
  startRequired: "تاريخ البدء مطلوب",
  endRequired: "تاريخ الانتهاء مطلوب",
};

const de: Words = {
  frequency: {
    required: "Bitte gib einen Abstand ein",
    tooSmall: "Der Abstand muss mindestens 1 sein",
    tooLarge: (d: { max: number }) => "Der Abstand darf höchstens " + number('de', d.max) + " sein",
    notWhole: "Der Abstand muss eine ganze Zahl sein",
  },
  duration: {
    required: "Bitte gib die Dauer ein",
    tooSmall: "Die Dauer muss mindestens 1 Minute sein",
    tooLarge: (d: { max: number }) => "Die Dauer darf höchstens " + number('de', d.max) + " Minuten sein",
    notWhole: "Die Dauer muss eine ganze Zahl sein",
  },
  pastDate: "Das Datum darf nicht in der Vergangenheit liegen",
  weekdayRequired: "Bitte wähle einen Wochentag",
  weekInMonthRequired: "Bitte wähle eine Woche im Monat",
  endBeforeStart: "Das Enddatum muss nach dem Startdatum liegen",
  endPast: "Das Enddatum muss in der Zukunft liegen",
  startRequired: "Bitte wähle ein Startdatum",
  endRequired: "Bitte wähle ein Enddatum",
};

const es: Words = {
  frequency: {
    required: "Escribe cada cuánto se repite",
    tooSmall: "La frecuencia tiene que ser 1 o más",
    tooLarge: (d: { max: number }) => "La frecuencia puede ser " + number('es', d.max) + " como máximo",
    notWhole: "La frecuencia tiene que ser un número entero",
  },
  duration: {
    required: "Escribe la duración",
    tooSmall: "La duración tiene que ser de al menos 1 minuto",
    tooLarge: (d: { max: number }) => "La duración puede ser de " + number('es', d.max) + " minutos como máximo",
    notWhole: "La duración tiene que ser un número entero",
  },
  pastDate: "La fecha no puede estar en el pasado",
  weekdayRequired: "Elige un día de la semana",
  weekInMonthRequired: "Elige una semana del mes",
  endBeforeStart: "La fecha de fin tiene que ser posterior a la de inicio",
  endPast: "La fecha de fin tiene que estar en el futuro",
  startRequired: "Elige una fecha de inicio",
  endRequired: "Elige una fecha de fin",
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
    tooSmall: "La durée minimale est de 1 minute",
    tooLarge: (d: { max: number }) => "La durée maximale est de " + number('fr', d.max) + " minutes",
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

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
