import { languageOf } from '../text/languages';
import { dayNumber, wallClock } from '../time/zonedTime';
import { meetingDate, timeWithZone, weekdayName } from './display';
import { wordsIn as phrasesIn } from './recurrencePhraseWords.gen';
import { wordsIn, type Words } from './recurrenceWords.gen';
import { type Schedule, WEEKDAYS, weekdayNumberOf } from './scheduleTypes';

/** A later day becomes the last day of a shorter month. */
const ALWAYS_IN_MONTH = 28;

interface Occurring {
  startSeconds: number;
  zone: string;
  locale: string;
}

type Texts = Omit<Words, 'day'>;

/** A monthly day is that of the meeting's own calendar. */
function monthlyText(schedule: Schedule, texts: Texts, locale: string, time: string): string {
  const { frequency: count, weekInMonth: week } = schedule;
  const first = wallClock(schedule.unixTime, schedule.timezone);
  const { monthly, monthlyOrLast, everyMonths, everyMonthsOrLast, monthlyWeek, everyMonthsWeek } = texts;
  if (week) {
    const weekday = weekdayName(schedule.weekday ? weekdayNumberOf(schedule.weekday) : first.weekday, locale);
    return count === 1 ? monthlyWeek({ week, weekday, time }) : everyMonthsWeek({ count, week, weekday, time });
  }
  const day = wordsIn(languageOf(locale)).day({ day: first.day });
  const hasDay = first.day <= ALWAYS_IN_MONTH;
  if (count === 1) return (hasDay ? monthly : monthlyOrLast)({ day, time });
  return (hasDay ? everyMonths : everyMonthsOrLast)({ count, day, time });
}

/**
 * Needs no zone data: `startSeconds` is an occurrence, which determines the zone's name and the reader's hour (rule
 * meetings.description). A monthly day names the meeting's zone if the reader's date differs.
 */
function recurrenceText(schedule: Schedule, texts: Texts, { startSeconds, zone, locale }: Occurring): string {
  const timeIn = (shownZone: string) => timeWithZone(startSeconds, shownZone, locale);
  if (!schedule.recurring) return texts.once({ date: meetingDate(startSeconds, zone, locale), time: timeIn(zone) });
  const { frequency: count, frequencyPeriod: period, timezone } = schedule;
  const here = wallClock(startSeconds, zone);
  if (period === 'Month') {
    const isSameDay = dayNumber(here) === dayNumber(wallClock(startSeconds, timezone));
    return monthlyText(schedule, texts, locale, timeIn(isSameDay ? zone : timezone));
  }
  const time = timeIn(zone);
  if (period === 'Day') return count === 1 ? texts.daily({ time }) : texts.everyDays({ count, time });
  const weekday = weekdayName(here.weekday, locale);
  if (count === 1) return texts.weekly({ weekday, code: WEEKDAYS[here.weekday - 1] ?? '', time });
  return count === 2 ? texts.everySecondWeek({ weekday, time }) : texts.everyWeeks({ count, weekday, time });
}

/** 'Mondays, 7:00 pm (GMT)', 'Tuesday 3 March 2026 at 7:00 pm (GMT)'. */
export const describeFrequency = (schedule: Schedule, occurring: Occurring): string =>
  recurrenceText(schedule, wordsIn(languageOf(occurring.locale)), occurring);

/** 'on Mondays at 7:00 pm (GMT)', 'every second Monday at…', 'on Tuesday 3 March…'. */
export const frequencyPhrase = (schedule: Schedule, occurring: Occurring): string =>
  recurrenceText(schedule, phrasesIn(languageOf(occurring.locale)), occurring);
