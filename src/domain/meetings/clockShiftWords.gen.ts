/* Generated from clockShiftWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  hoursLater: (d: { count: number }) => plural('en', d.count, { 1: "an hour", one: number('en', d.count) + " hour", other: number('en', d.count) + " hours" }) + " later than usual for you",
  hoursEarlier: (d: { count: number }) => plural('en', d.count, { 1: "an hour", one: number('en', d.count) + " hour", other: number('en', d.count) + " hours" }) + " earlier than usual for you",
  minutesLater: (d: { count: number }) => number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }) + " later than usual for you",
  minutesEarlier: (d: { count: number }) => number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }) + " earlier than usual for you",
};

export type Words = typeof en;

const ar: Words = {
  hoursLater: (d: { count: number }) => plural('ar', d.count, { zero: "في الموعد المعتاد لديك", one: "بعد موعدك المعتاد بمقدار ساعة", two: "بعد موعدك المعتاد بمقدار ساعتين", few: "بعد موعدك المعتاد بمقدار " + number('ar', d.count) + " ساعات", other: "بعد موعدك المعتاد بمقدار " + number('ar', d.count) + " ساعة" }),
  hoursEarlier: (d: { count: number }) => plural('ar', d.count, { zero: "في الموعد المعتاد لديك", one: "قبل موعدك المعتاد بمقدار ساعة", two: "قبل موعدك المعتاد بمقدار ساعتين", few: "قبل موعدك المعتاد بمقدار " + number('ar', d.count) + " ساعات", other: "قبل موعدك المعتاد بمقدار " + number('ar', d.count) + " ساعة" }),
  minutesLater: (d: { count: number }) => plural('ar', d.count, { zero: "في الموعد المعتاد لديك", one: "بعد موعدك المعتاد بمقدار دقيقة", two: "بعد موعدك المعتاد بمقدار دقيقتين", few: "بعد موعدك المعتاد بمقدار " + number('ar', d.count) + " دقائق", other: "بعد موعدك المعتاد بمقدار " + number('ar', d.count) + " دقيقة" }),
  minutesEarlier: (d: { count: number }) => plural('ar', d.count, { zero: "في الموعد المعتاد لديك", one: "قبل موعدك المعتاد بمقدار دقيقة", two: "قبل موعدك المعتاد بمقدار دقيقتين", few: "قبل موعدك المعتاد بمقدار " + number('ar', d.count) + " دقائق", other: "قبل موعدك المعتاد بمقدار " + number('ar', d.count) + " دقيقة" }),
};

const de: Words = {
  hoursLater: (d: { count: number }) => "für dich " + plural('de', d.count, { 1: "eine Stunde", one: number('de', d.count) + " Stunde", other: number('de', d.count) + " Stunden" }) + " später als sonst",
  hoursEarlier: (d: { count: number }) => "für dich " + plural('de', d.count, { 1: "eine Stunde", one: number('de', d.count) + " Stunde", other: number('de', d.count) + " Stunden" }) + " früher als sonst",
  minutesLater: (d: { count: number }) => "für dich " + number('de', d.count) + " Minute" + plural('de', d.count, { one: "", other: "n" }) + " später als sonst",
  minutesEarlier: (d: { count: number }) => "für dich " + number('de', d.count) + " Minute" + plural('de', d.count, { one: "", other: "n" }) + " früher als sonst",
};

const es: Words = {
  hoursLater: (d: { count: number }) => plural('es', d.count, { 1: "una hora", one: number('es', d.count) + " hora", many: number('es', d.count) + " de horas", other: number('es', d.count) + " horas" }) + " más tarde de lo habitual para ti",
  hoursEarlier: (d: { count: number }) => plural('es', d.count, { 1: "una hora", one: number('es', d.count) + " hora", many: number('es', d.count) + " de horas", other: number('es', d.count) + " horas" }) + " más temprano de lo habitual para ti",
  minutesLater: (d: { count: number }) => number('es', d.count) + " " + plural('es', d.count, { one: "minuto", many: "de minutos", other: "minutos" }) + " más tarde de lo habitual para ti",
  minutesEarlier: (d: { count: number }) => number('es', d.count) + " " + plural('es', d.count, { one: "minuto", many: "de minutos", other: "minutos" }) + " más temprano de lo habitual para ti",
};

const fr: Words = {
  hoursLater: (d: { count: number }) => plural('fr', d.count, { 1: "une heure", one: number('fr', d.count) + " heure", many: number('fr', d.count) + " d’heures", other: number('fr', d.count) + " heures" }) + " plus tard que d’habitude pour vous",
  hoursEarlier: (d: { count: number }) => plural('fr', d.count, { 1: "une heure", one: number('fr', d.count) + " heure", many: number('fr', d.count) + " d’heures", other: number('fr', d.count) + " heures" }) + " plus tôt que d’habitude pour vous",
  minutesLater: (d: { count: number }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "minute", many: "de minutes", other: "minutes" }) + " plus tard que d’habitude pour vous",
  minutesEarlier: (d: { count: number }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "minute", many: "de minutes", other: "minutes" }) + " plus tôt que d’habitude pour vous",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
