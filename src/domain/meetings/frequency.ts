import { languageOf } from '../text/languages';
import { dayNumber, wallClock } from '../time/zonedTime';
import { meetingDate, timeWithZone, weekdayName } from './display';
import { wordsIn, type Words } from './recurrenceWords.gen';
import { type Schedule, weekdayNumberOf } from './scheduleTypes';

/** A later day becomes the last day of a shorter month. */
const ALWAYS_IN_MONTH = 28;

interface Occurring {
  startSeconds: number;
  zone: string;
  locale: string;
}

/** A monthly day is that of the meeting's own calendar. */
function monthlyText(schedule: Schedule, words: Words, form: 'title' | 'phrase', locale: string, time: string): string {
  const { frequency: count, weekInMonth: week } = schedule;
  const first = wallClock(schedule.unixTime, schedule.timezone);
  const { monthly, monthlyOrLast, everyMonths, everyMonthsOrLast, monthlyWeek, everyMonthsWeek } = words[form];
  if (week) {
    const weekday = weekdayName(schedule.weekday ? weekdayNumberOf(schedule.weekday) : first.weekday, locale);
    return count === 1 ? monthlyWeek({ week, weekday, time }) : everyMonthsWeek({ count, week, weekday, time });
  }
  const day = words.day({ day: first.day });
  const hasDay = first.day <= ALWAYS_IN_MONTH;
  if (count === 1) return (hasDay ? monthly : monthlyOrLast)({ day, time });
  return (hasDay ? everyMonths : everyMonthsOrLast)({ count, day, time });
}

/**
 * Needs no zone data: `startSeconds` is an occurrence, which determines the zone's name and the reader's hour (rule
 * meetings.description). A monthly day names the meeting's zone if the reader's date differs.
 */
function recurrenceText(
  schedule: Schedule,
  form: 'title' | 'phrase',
  { startSeconds, zone, locale }: Occurring,
): string {
  const words = wordsIn(languageOf(locale));
  const { once, daily, everyDays, weekly, everySecondWeek, everyWeeks } = words[form];
  const timeIn = (shownZone: string) => timeWithZone(startSeconds, shownZone, locale);
  if (!schedule.recurring) return once({ date: meetingDate(startSeconds, zone, locale), time: timeIn(zone) });
  const { frequency: count, frequencyPeriod: period, timezone } = schedule;
  const here = wallClock(startSeconds, zone);
  if (period === 'Month') {
    const isSameDay = dayNumber(here) === dayNumber(wallClock(startSeconds, timezone));
    return monthlyText(schedule, words, form, locale, timeIn(isSameDay ? zone : timezone));
  }
  const time = timeIn(zone);
  if (period === 'Day') return count === 1 ? daily({ time }) : everyDays({ count, time });
  const weekday = weekdayName(here.weekday, locale);
  if (count === 1) return weekly({ weekday, time });
  return count === 2 ? everySecondWeek({ weekday, time }) : everyWeeks({ count, weekday, time });
}

/** 'Mondays, 7:00 pm (GMT)', 'Tuesday 3 March 2026 at 7:00 pm (GMT)'. */
export const describeFrequency = (schedule: Schedule, occurring: Occurring): string =>
  recurrenceText(schedule, 'title', occurring);

/** 'on Mondays at 7:00 pm (GMT)', 'every second Monday at…', 'on Tuesday 3 March…'. */
export const frequencyPhrase = (schedule: Schedule, occurring: Occurring): string =>
  recurrenceText(schedule, 'phrase', occurring);
