/* Generated from recurrenceWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, ordinal, plural, select } from '../text/messages';

const en = {
  day: (d: { day: number }) => number('en', d.day) + ordinal('en', d.day, { one: "st", two: "nd", few: "rd", other: "th" }),
  once: (d: { date: string; time: string }) => d.date + " at " + d.time,
  daily: (d: { time: string }) => "Every day, " + d.time,
  everyDays: (d: { count: number; time: string }) => "Every " + number('en', d.count) + " day" + plural('en', d.count, { one: "", other: "s" }) + ", " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => d.weekday + "s, " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "Every second " + d.weekday + ", " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => "Every " + number('en', d.count) + " week" + plural('en', d.count, { one: "", other: "s" }) + " on " + d.weekday + ", " + d.time,
  monthly: (d: { day: string; time: string }) => d.day + " of the month, " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => d.day + " (or last day) of the month, " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => d.day + " every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + ", " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => d.day + " (or last day) every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + ", " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => select(d.week, { First: "First", Second: "Second", Third: "Third", Fourth: "Fourth", other: "Last" }) + " " + d.weekday + " of the month, " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => select(d.week, { First: "First", Second: "Second", Third: "Third", Fourth: "Fourth", other: "Last" }) + " " + d.weekday + " every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + ", " + d.time,
};

export type Words = typeof en;

const ar: Words = {
  day: (d: { day: number }) => number('ar', d.day),
  once: (d: { date: string; time: string }) => d.date + "، " + d.time,
  daily: (d: { time: string }) => "كل يوم، " + d.time,
  everyDays: (d: { count: number; time: string }) => "كل " + plural('ar', d.count, { one: "يوم", two: "يومين", few: number('ar', d.count) + " أيام", many: number('ar', d.count) + " يومًا", other: number('ar', d.count) + " يوم" }) + "، " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => "أيام " + d.weekday + "، " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "كل أسبوعين يوم " + d.weekday + "، " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => "كل " + plural('ar', d.count, { one: "أسبوع", two: "أسبوعين", few: number('ar', d.count) + " أسابيع", many: number('ar', d.count) + " أسبوعًا", other: number('ar', d.count) + " أسبوع" }) + " يوم " + d.weekday + "، " + d.time,
  monthly: (d: { day: string; time: string }) => "في اليوم " + d.day + " من كل شهر، " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "في اليوم " + d.day + " من كل شهر أو في آخر يوم منه، " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => "في اليوم " + d.day + " كل " + plural('ar', d.count, { one: "شهر", two: "شهرين", few: number('ar', d.count) + " أشهر", many: number('ar', d.count) + " شهرًا", other: number('ar', d.count) + " شهر" }) + "، " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => "في اليوم " + d.day + " أو في آخر يوم من الشهر كل " + plural('ar', d.count, { one: "شهر", two: "شهرين", few: number('ar', d.count) + " أشهر", many: number('ar', d.count) + " شهرًا", other: number('ar', d.count) + " شهر" }) + "، " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "يوم " + d.weekday + " ال" + select(d.week, { First: "أول", Second: "ثاني", Third: "ثالث", Fourth: "رابع", other: "أخير" }) + " من كل شهر، " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => "يوم " + d.weekday + " ال" + select(d.week, { First: "أول", Second: "ثاني", Third: "ثالث", Fourth: "رابع", other: "أخير" }) + " من الشهر كل " + plural('ar', d.count, { one: "شهر", two: "شهرين", few: number('ar', d.count) + " أشهر", many: number('ar', d.count) + " شهرًا", other: number('ar', d.count) + " شهر" }) + "، " + d.time,
};

const de: Words = {
  day: (d: { day: number }) => number('de', d.day) + ".",
  once: (d: { date: string; time: string }) => d.date + " um " + d.time,
  daily: (d: { time: string }) => "Täglich, " + d.time,
  everyDays: (d: { count: number; time: string }) => plural('de', d.count, { one: "Jeden Tag", other: "Alle " + number('de', d.count) + " Tage" }) + ", " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => d.weekday + "s, " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "Alle zwei Wochen am " + d.weekday + ", " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => plural('de', d.count, { one: "Jede Woche", other: "Alle " + number('de', d.count) + " Wochen" }) + " am " + d.weekday + ", " + d.time,
  monthly: (d: { day: string; time: string }) => "Am " + d.day + " jedes Monats, " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "Am " + d.day + " (oder letzten Tag) jedes Monats, " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => plural('de', d.count, { one: "Jeden Monat", other: "Alle " + number('de', d.count) + " Monate" }) + " am " + d.day + ", " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => plural('de', d.count, { one: "Jeden Monat", other: "Alle " + number('de', d.count) + " Monate" }) + " am " + d.day + " (oder letzten Tag), " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "Am " + select(d.week, { First: "ers", Second: "zwei", Third: "drit", Fourth: "vier", other: "letz" }) + "ten " + d.weekday + " im Monat, " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => plural('de', d.count, { one: "Jeden Monat", other: "Alle " + number('de', d.count) + " Monate" }) + " am " + select(d.week, { First: "ers", Second: "zwei", Third: "drit", Fourth: "vier", other: "letz" }) + "ten " + d.weekday + ", " + d.time,
};

const es: Words = {
  day: (d: { day: number }) => number('es', d.day),
  once: (d: { date: string; time: string }) => d.date + ", " + d.time,
  daily: (d: { time: string }) => "Todos los días, " + d.time,
  everyDays: (d: { count: number; time: string }) => "Cada " + plural('es', d.count, { one: "día", many: number('es', d.count) + " de días", other: number('es', d.count) + " días" }) + ", " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => "Los " + select(d.code, { SATURDAY: "sábados", SUNDAY: "domingos", other: d.weekday }) + ", " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "Un " + d.weekday + " cada dos semanas, " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => "Un " + d.weekday + " cada " + plural('es', d.count, { one: "semana", many: number('es', d.count) + " de semanas", other: number('es', d.count) + " semanas" }) + ", " + d.time,
  monthly: (d: { day: string; time: string }) => "El día " + d.day + " de cada mes, " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "El día " + d.day + " (o el último) de cada mes, " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => "El día " + d.day + " cada " + plural('es', d.count, { one: "m", many: number('es', d.count) + " de mes", other: number('es', d.count) + " mes" }) + "es, " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => "El día " + d.day + " (o el último del mes) cada " + plural('es', d.count, { one: "m", many: number('es', d.count) + " de mes", other: number('es', d.count) + " mes" }) + "es, " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "El " + select(d.week, { First: "primer", Second: "segundo", Third: "tercer", Fourth: "cuarto", other: "último" }) + " " + d.weekday + " de cada mes, " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => "Cada " + plural('es', d.count, { one: "m", many: number('es', d.count) + " de mes", other: number('es', d.count) + " mes" }) + "es, el " + select(d.week, { First: "primer", Second: "segundo", Third: "tercer", Fourth: "cuarto", other: "último" }) + " " + d.weekday + ", " + d.time,
};

const fr: Words = {
  day: (d: { day: number }) => number('fr', d.day) + ordinal('fr', d.day, { one: "er", other: "" }),
  once: (d: { date: string; time: string }) => d.date + " à " + d.time,
  daily: (d: { time: string }) => "Tous les jours, " + d.time,
  everyDays: (d: { count: number; time: string }) => plural('fr', d.count, { one: "Chaque jour", many: "Tous les " + number('fr', d.count) + " de jours", other: "Tous les " + number('fr', d.count) + " jours" }) + ", " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => "Chaque " + d.weekday + ", " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "Un " + d.weekday + " sur deux, " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => plural('fr', d.count, { one: "Chaque semaine", many: "Toutes les " + number('fr', d.count) + " de semaines", other: "Toutes les " + number('fr', d.count) + " semaines" }) + ", le " + d.weekday + ", " + d.time,
  monthly: (d: { day: string; time: string }) => "Le " + d.day + " du mois, " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "Le " + d.day + " (ou dernier jour) du mois, " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => "Le " + d.day + plural('fr', d.count, { one: " de chaque", many: ", tous les " + number('fr', d.count) + " de", other: ", tous les " + number('fr', d.count) }) + " mois, " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => "Le " + d.day + " (ou dernier jour)" + plural('fr', d.count, { one: " de chaque", many: ", tous les " + number('fr', d.count) + " de", other: ", tous les " + number('fr', d.count) }) + " mois, " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "Le " + select(d.week, { First: "premier", Second: "deuxième", Third: "troisième", Fourth: "quatrième", other: "dernier" }) + " " + d.weekday + " du mois, " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => "Le " + select(d.week, { First: "premier", Second: "deuxième", Third: "troisième", Fourth: "quatrième", other: "dernier" }) + " " + d.weekday + plural('fr', d.count, { one: " de chaque", many: ", tous les " + number('fr', d.count) + " de", other: ", tous les " + number('fr', d.count) }) + " mois, " + d.time,
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
