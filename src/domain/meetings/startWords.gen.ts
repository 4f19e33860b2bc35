/* Generated from startWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  startingNow: "starting now",
  startsInMinutes: (d: { count: number }) => "starts in " + number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }),
  startedMinutesAgo: (d: { count: number }) => "started " + number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }) + " ago",
  startedHoursAgo: (d: { count: number }) => "started " + number('en', d.count) + " hour" + plural('en', d.count, { one: "", other: "s" }) + " ago",
  yesterday: "yesterday",
  daysAgo: (d: { count: number }) => number('en', d.count) + " day" + plural('en', d.count, { one: "", other: "s" }) + " ago",
  inMinutes: (d: { count: number }) => "in " + number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }),
  inHours: (d: { count: number }) => "in " + number('en', d.count) + " hour" + plural('en', d.count, { one: "", other: "s" }),
  tomorrow: "tomorrow",
  inDays: (d: { count: number }) => "in " + number('en', d.count) + " day" + plural('en', d.count, { one: "", other: "s" }),
  inWeeks: (d: { count: number }) => "in " + number('en', d.count) + " week" + plural('en', d.count, { one: "", other: "s" }),
};

export type Words = typeof en;

const ar: Words = {
  startingNow: "يبدأ الآن",
  startsInMinutes: (d: { count: number }) => "يبدأ " + plural('ar', d.count, { zero: "الآن", one: "بعد دقيقة", two: "بعد دقيقتين", few: "بعد " + number('ar', d.count) + " دقائق", other: "بعد " + number('ar', d.count) + " دقيقة" }),
  startedMinutesAgo: (d: { count: number }) => "بدأ " + plural('ar', d.count, { zero: "الآن", one: "منذ دقيقة", two: "منذ دقيقتين", few: "منذ " + number('ar', d.count) + " دقائق", other: "منذ " + number('ar', d.count) + " دقيقة" }),
  startedHoursAgo: (d: { count: number }) => "بدأ " + plural('ar', d.count, { zero: "الآن", one: "منذ ساعة", two: "منذ ساعتين", few: "منذ " + number('ar', d.count) + " ساعات", other: "منذ " + number('ar', d.count) + " ساعة" }),
  yesterday: "أمس",
  daysAgo: (d: { count: number }) => plural('ar', d.count, { zero: "اليوم", one: "منذ يوم", two: "منذ يومين", few: "منذ " + number('ar', d.count) + " أيام", many: "منذ " + number('ar', d.count) + " يومًا", other: "منذ " + number('ar', d.count) + " يوم" }),
  inMinutes: (d: { count: number }) => plural('ar', d.count, { zero: "الآن", one: "بعد دقيقة", two: "بعد دقيقتين", few: "بعد " + number('ar', d.count) + " دقائق", other: "بعد " + number('ar', d.count) + " دقيقة" }),
  inHours: (d: { count: number }) => plural('ar', d.count, { zero: "الآن", one: "بعد ساعة", two: "بعد ساعتين", few: "بعد " + number('ar', d.count) + " ساعات", other: "بعد " + number('ar', d.count) + " ساعة" }),
  tomorrow: "غدًا",
  inDays: (d: { count: number }) => plural('ar', d.count, { zero: "اليوم", one: "بعد يوم", two: "بعد يومين", few: "بعد " + number('ar', d.count) + " أيام", many: "بعد " + number('ar', d.count) + " يومًا", other: "بعد " + number('ar', d.count) + " يوم" }),
  inWeeks: (d: { count: number }) => plural('ar', d.count, { zero: "هذا الأسبوع", one: "بعد أسبوع", two: "بعد أسبوعين", few: "بعد " + number('ar', d.count) + " أسابيع", many: "بعد " + number('ar', d.count) + " أسبوعًا", other: "بعد " + number('ar', d.count) + " أسبوع" }),
};

const de: Words = {
  startingNow: "beginnt jetzt",
  startsInMinutes: (d: { count: number }) => "beginnt in " + number('de', d.count) + " Minute" + plural('de', d.count, { one: "", other: "n" }),
  startedMinutesAgo: (d: { count: number }) => "hat vor " + number('de', d.count) + " Minute" + plural('de', d.count, { one: "", other: "n" }) + " begonnen",
  startedHoursAgo: (d: { count: number }) => "hat vor " + number('de', d.count) + " Stunde" + plural('de', d.count, { one: "", other: "n" }) + " begonnen",
  yesterday: "gestern",
  daysAgo: (d: { count: number }) => "vor " + number('de', d.count) + " Tag" + plural('de', d.count, { one: "", other: "en" }),
  inMinutes: (d: { count: number }) => "in " + number('de', d.count) + " Minute" + plural('de', d.count, { one: "", other: "n" }),
  inHours: (d: { count: number }) => "in " + number('de', d.count) + " Stunde" + plural('de', d.count, { one: "", other: "n" }),
  tomorrow: "morgen",
  inDays: (d: { count: number }) => "in " + number('de', d.count) + " Tag" + plural('de', d.count, { one: "", other: "en" }),
  inWeeks: (d: { count: number }) => "in " + number('de', d.count) + " Woche" + plural('de', d.count, { one: "", other: "n" }),
};

const es: Words = {
  startingNow: "empieza ahora",
  startsInMinutes: (d: { count: number }) => "empieza en " + number('es', d.count) + " " + plural('es', d.count, { one: "minuto", many: "de minutos", other: "minutos" }),
  startedMinutesAgo: (d: { count: number }) => "empezó hace " + number('es', d.count) + " " + plural('es', d.count, { one: "minuto", many: "de minutos", other: "minutos" }),
  startedHoursAgo: (d: { count: number }) => "empezó hace " + number('es', d.count) + " " + plural('es', d.count, { one: "hora", many: "de horas", other: "horas" }),
  yesterday: "ayer",
  daysAgo: (d: { count: number }) => "hace " + number('es', d.count) + " d" + plural('es', d.count, { one: "ía", many: "e días", other: "ías" }),
  inMinutes: (d: { count: number }) => "en " + number('es', d.count) + " " + plural('es', d.count, { one: "minuto", many: "de minutos", other: "minutos" }),
  inHours: (d: { count: number }) => "en " + number('es', d.count) + " " + plural('es', d.count, { one: "hora", many: "de horas", other: "horas" }),
  tomorrow: "mañana",
  inDays: (d: { count: number }) => "en " + number('es', d.count) + " d" + plural('es', d.count, { one: "ía", many: "e días", other: "ías" }),
  inWeeks: (d: { count: number }) => "en " + number('es', d.count) + " " + plural('es', d.count, { one: "semana", many: "de semanas", other: "semanas" }),
};

const fr: Words = {
  startingNow: "commence maintenant",
  startsInMinutes: (d: { count: number }) => "commence dans " + number('fr', d.count) + " " + plural('fr', d.count, { one: "minute", many: "de minutes", other: "minutes" }),
  startedMinutesAgo: (d: { count: number }) => "commencée il y a " + number('fr', d.count) + " " + plural('fr', d.count, { one: "minute", many: "de minutes", other: "minutes" }),
  startedHoursAgo: (d: { count: number }) => "commencée il y a " + number('fr', d.count) + " " + plural('fr', d.count, { one: "heure", many: "d’heures", other: "heures" }),
  yesterday: "hier",
  daysAgo: (d: { count: number }) => "il y a " + number('fr', d.count) + " " + plural('fr', d.count, { one: "jour", many: "de jours", other: "jours" }),
  inMinutes: (d: { count: number }) => "dans " + number('fr', d.count) + " " + plural('fr', d.count, { one: "minute", many: "de minutes", other: "minutes" }),
  inHours: (d: { count: number }) => "dans " + number('fr', d.count) + " " + plural('fr', d.count, { one: "heure", many: "d’heures", other: "heures" }),
  tomorrow: "demain",
  inDays: (d: { count: number }) => "dans " + number('fr', d.count) + " " + plural('fr', d.count, { one: "jour", many: "de jours", other: "jours" }),
  inWeeks: (d: { count: number }) => "dans " + number('fr', d.count) + " " + plural('fr', d.count, { one: "semaine", many: "de semaines", other: "semaines" }),
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
