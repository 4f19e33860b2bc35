/* Generated from relativeTimeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  justNow: "Just now",
  minutesAgo: (d: { count: number }) => plural('en', d.count, { 1: "One minute", one: number('en', d.count) + " minute", other: number('en', d.count) + " minutes" }) + " ago",
  hoursAgo: (d: { count: number }) => plural('en', d.count, { 1: "An hour", one: number('en', d.count) + " hour", other: number('en', d.count) + " hours" }) + " ago",
  yesterday: (d: { time: string }) => "Yesterday, " + d.time,
  day: (d: { day: string; time: string }) => d.day + ", " + d.time,
};

export type Words = typeof en;

const ar: Words = {
  justNow: "الآن",
  minutesAgo: (d: { count: number }) => plural('ar', d.count, { zero: "الآن", one: "منذ دقيقة", two: "منذ دقيقتين", few: "منذ " + number('ar', d.count) + " دقائق", other: "منذ " + number('ar', d.count) + " دقيقة" }),
  hoursAgo: (d: { count: number }) => plural('ar', d.count, { zero: "الآن", one: "منذ ساعة", two: "منذ ساعتين", few: "منذ " + number('ar', d.count) + " ساعات", other: "منذ " + number('ar', d.count) + " ساعة" }),
  yesterday: (d: { time: string }) => "أمس، " + d.time,
  day: (d: { day: string; time: string }) => d.day + "، " + d.time,
};

const de: Words = {
  justNow: "gerade eben",
  minutesAgo: (d: { count: number }) => "vor " + plural('de', d.count, { 1: "einer Minute", one: number('de', d.count) + " Minute", other: number('de', d.count) + " Minuten" }),
  hoursAgo: (d: { count: number }) => "vor " + plural('de', d.count, { 1: "einer Stunde", one: number('de', d.count) + " Stunde", other: number('de', d.count) + " Stunden" }),
  yesterday: (d: { time: string }) => "gestern, " + d.time,
  day: (d: { day: string; time: string }) => d.day + ", " + d.time,
};

const es: Words = {
  justNow: "ahora mismo",
  minutesAgo: (d: { count: number }) => "hace " + plural('es', d.count, { 1: "un minuto", one: number('es', d.count) + " minuto", many: number('es', d.count) + " de minutos", other: number('es', d.count) + " minutos" }),
  hoursAgo: (d: { count: number }) => "hace " + plural('es', d.count, { 1: "una hora", one: number('es', d.count) + " hora", many: number('es', d.count) + " de horas", other: number('es', d.count) + " horas" }),
  yesterday: (d: { time: string }) => "ayer, " + d.time,
  day: (d: { day: string; time: string }) => d.day + ", " + d.time,
};

const fr: Words = {
  justNow: "à l’instant",
  minutesAgo: (d: { count: number }) => "il y a " + plural('fr', d.count, { 1: "une minute", one: number('fr', d.count) + " minute", many: number('fr', d.count) + " de minutes", other: number('fr', d.count) + " minutes" }),
  hoursAgo: (d: { count: number }) => "il y a " + plural('fr', d.count, { 1: "une heure", one: number('fr', d.count) + " heure", many: number('fr', d.count) + " d’heures", other: number('fr', d.count) + " heures" }),
  yesterday: (d: { time: string }) => "hier, " + d.time,
  day: (d: { day: string; time: string }) => d.day + ", " + d.time,
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
