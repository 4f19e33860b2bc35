/* Generated from recurrencePhraseWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural, select } from '../text/messages';

const en = {
  once: (d: { date: string; time: string }) => "on " + d.date + " at " + d.time,
  daily: (d: { time: string }) => "every day at " + d.time,
  everyDays: (d: { count: number; time: string }) => "every " + number('en', d.count) + " day" + plural('en', d.count, { one: "", other: "s" }) + " at " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => "on " + d.weekday + "s at " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "every second " + d.weekday + " at " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => "every " + number('en', d.count) + " week" + plural('en', d.count, { one: "", other: "s" }) + " on " + d.weekday + " at " + d.time,
  monthly: (d: { day: string; time: string }) => "on the " + d.day + " of the month at " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "on the " + d.day + " (or last day) of the month at " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => "on the " + d.day + " every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + " at " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => "on the " + d.day + " (or last day) every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + " at " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "on the " + select(d.week, { First: "first", Second: "second", Third: "third", Fourth: "fourth", other: "last" }) + " " + d.weekday + " of the month at " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => "on the " + select(d.week, { First: "first", Second: "second", Third: "third", Fourth: "fourth", other: "last" }) + " " + d.weekday + " every " + number('en', d.count) + " month" + plural('en', d.count, { one: "", other: "s" }) + " at " + d.time,
};

export type Words = typeof en;

const ar: Words = {
  once: (d: { date: string; time: string }) => "في " + d.date + "، " + d.time,
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
  once: (d: { date: string; time: string }) => "am " + d.date + " um " + d.time,
  daily: (d: { time: string }) => "täglich um " + d.time,
  everyDays: (d: { count: number; time: string }) => plural('de', d.count, { one: "jeden Tag", other: "alle " + number('de', d.count) + " Tage" }) + " um " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => select(d.code, { MONDAY: "montags", TUESDAY: "dienstags", WEDNESDAY: "mittwochs", THURSDAY: "donnerstags", FRIDAY: "freitags", SATURDAY: "samstags", SUNDAY: "sonntags", other: "jeden " + d.weekday }) + " um " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "alle zwei Wochen am " + d.weekday + " um " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => plural('de', d.count, { one: "jede Woche", other: "alle " + number('de', d.count) + " Wochen" }) + " am " + d.weekday + " um " + d.time,
  monthly: (d: { day: string; time: string }) => "am " + d.day + " jedes Monats um " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "am " + d.day + " (oder letzten Tag) jedes Monats um " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => plural('de', d.count, { one: "jeden Monat", other: "alle " + number('de', d.count) + " Monate" }) + " am " + d.day + " um " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => plural('de', d.count, { one: "jeden Monat", other: "alle " + number('de', d.count) + " Monate" }) + " am " + d.day + " (oder letzten Tag) um " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "am " + select(d.week, { First: "ers", Second: "zwei", Third: "drit", Fourth: "vier", other: "letz" }) + "ten " + d.weekday + " im Monat um " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => plural('de', d.count, { one: "jeden Monat", other: "alle " + number('de', d.count) + " Monate" }) + " am " + select(d.week, { First: "ers", Second: "zwei", Third: "drit", Fourth: "vier", other: "letz" }) + "ten " + d.weekday + " um " + d.time,
};

const es: Words = {
  once: (d: { date: string; time: string }) => "el " + d.date + ", " + d.time,
  daily: (d: { time: string }) => "todos los días, " + d.time,
  everyDays: (d: { count: number; time: string }) => "cada " + plural('es', d.count, { one: "día", many: number('es', d.count) + " de días", other: number('es', d.count) + " días" }) + ", " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => "los " + select(d.code, { SATURDAY: "sábados", SUNDAY: "domingos", other: d.weekday }) + ", " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "un " + d.weekday + " cada dos semanas, " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => "un " + d.weekday + " cada " + plural('es', d.count, { one: "semana", many: number('es', d.count) + " de semanas", other: number('es', d.count) + " semanas" }) + ", " + d.time,
  monthly: (d: { day: string; time: string }) => "el día " + d.day + " de cada mes, " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "el día " + d.day + " (o el último) de cada mes, " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => "el día " + d.day + " cada " + plural('es', d.count, { one: "m", many: number('es', d.count) + " de mes", other: number('es', d.count) + " mes" }) + "es, " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => "el día " + d.day + " (o el último del mes) cada " + plural('es', d.count, { one: "m", many: number('es', d.count) + " de mes", other: number('es', d.count) + " mes" }) + "es, " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "el " + select(d.week, { First: "primer", Second: "segundo", Third: "tercer", Fourth: "cuarto", other: "último" }) + " " + d.weekday + " de cada mes, " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => "cada " + plural('es', d.count, { one: "m", many: number('es', d.count) + " de mes", other: number('es', d.count) + " mes" }) + "es, el " + select(d.week, { First: "primer", Second: "segundo", Third: "tercer", Fourth: "cuarto", other: "último" }) + " " + d.weekday + ", " + d.time,
};

const fr: Words = {
  once: (d: { date: string; time: string }) => "le " + d.date + " à " + d.time,
  daily: (d: { time: string }) => "tous les jours à " + d.time,
  everyDays: (d: { count: number; time: string }) => plural('fr', d.count, { one: "chaque jour", many: "tous les " + number('fr', d.count) + " de jours", other: "tous les " + number('fr', d.count) + " jours" }) + " à " + d.time,
  weekly: (d: { weekday: string; time: string; code: string }) => "chaque " + d.weekday + " à " + d.time,
  everySecondWeek: (d: { weekday: string; time: string }) => "un " + d.weekday + " sur deux à " + d.time,
  everyWeeks: (d: { count: number; weekday: string; time: string }) => plural('fr', d.count, { one: "chaque semaine", many: "toutes les " + number('fr', d.count) + " de semaines", other: "toutes les " + number('fr', d.count) + " semaines" }) + ", le " + d.weekday + " à " + d.time,
  monthly: (d: { day: string; time: string }) => "le " + d.day + " du mois à " + d.time,
  monthlyOrLast: (d: { day: string; time: string }) => "le " + d.day + " (ou dernier jour) du mois à " + d.time,
  everyMonths: (d: { day: string; count: number; time: string }) => "le " + d.day + plural('fr', d.count, { one: " de chaque mois", many: ", tous les " + number('fr', d.count) + " de mois,", other: ", tous les " + number('fr', d.count) + " mois," }) + " à " + d.time,
  everyMonthsOrLast: (d: { day: string; count: number; time: string }) => "le " + d.day + " (ou dernier jour)" + plural('fr', d.count, { one: " de chaque mois", many: ", tous les " + number('fr', d.count) + " de mois,", other: ", tous les " + number('fr', d.count) + " mois," }) + " à " + d.time,
  monthlyWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; time: string }) => "le " + select(d.week, { First: "premier", Second: "deuxième", Third: "troisième", Fourth: "quatrième", other: "dernier" }) + " " + d.weekday + " du mois à " + d.time,
  everyMonthsWeek: (d: { week: 'First' | 'Second' | 'Third' | 'Fourth' | (string & {}); weekday: string; count: number; time: string }) => "le " + select(d.week, { First: "premier", Second: "deuxième", Third: "troisième", Fourth: "quatrième", other: "dernier" }) + " " + d.weekday + plural('fr', d.count, { one: " de chaque mois", many: ", tous les " + number('fr', d.count) + " de mois,", other: ", tous les " + number('fr', d.count) + " mois," }) + " à " + d.time,
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
