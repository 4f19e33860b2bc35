import { isEnglish, languageOf } from '../text/languages';
import {
  dateFormat,
  dateParts,
  dayNumber,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
  wallClock,
  yearUnlessCurrent,
} from '../time/zonedTime';
import { wordsIn } from './startWords.gen';

/** Only the local variety of English has an abbreviation for a zone. */
const ENGLISH_LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA'];

/** 1970-01-05. */
const A_MONDAY_SECONDS = 4 * SECONDS_PER_DAY;

/** 1 is Monday. */
export function weekdayName(weekday: number, locale: string, length: 'long' | 'short' = 'long'): string {
  const day = A_MONDAY_SECONDS + (weekday - 1) * SECONDS_PER_DAY;
  return dateFormat(locale, { timeZone: 'UTC', weekday: length }).format(day * 1000);
}

/** 'BST', 'EST', or 'GMT+9' for a zone without an abbreviation in the language. */
export function zoneName(epochSeconds: number, zone: string, locale: string): string {
  let name = '';
  for (const variety of isEnglish(locale) ? ENGLISH_LOCALES : [locale]) {
    const format = dateFormat(variety, { timeZone: zone, timeZoneName: 'short' });
    name = dateParts(format, epochSeconds).timeZoneName ?? '';
    // An offset has digits, an abbreviation has none.
    if (!/\d/.test(name)) return name;
  }
  // 'GMT+0' in languages without a name for it.
  return name.replace(/\+0$/, '');
}

/** '7:00 pm' in English, whatever the region; else as the language writes it. */
export function clockTime(epochSeconds: number, zone: string, locale: string): string {
  if (!isEnglish(locale)) return dateFormat(locale, { timeZone: zone, timeStyle: 'short' }).format(epochSeconds * 1000);
  const { hour, minute } = wallClock(epochSeconds, zone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** '7:00 pm (GMT)', the format of every time shown (rule meetings.times). */
export function timeWithZone(epochSeconds: number, zone: string, locale: string): string {
  return `${clockTime(epochSeconds, zone, locale)} (${zoneName(epochSeconds, zone, locale)})`;
}

/**
 * Adds the meeting's own zone if clocks differ there: '2:00 pm (EST) · 7:00 pm (GMT)', with the weekday if the dates
 * differ too.
 */
export function meetingTime(epochSeconds: number, readerZone: string, meetingZone: string, locale: string): string {
  const here = wallClock(epochSeconds, readerZone);
  const there = wallClock(epochSeconds, meetingZone);
  const own = timeWithZone(epochSeconds, readerZone, locale);
  const sameDay = dayNumber(here) === dayNumber(there);
  if (sameDay && here.hour === there.hour && here.minute === there.minute) return own;
  const other = timeWithZone(epochSeconds, meetingZone, locale);
  return sameDay ? `${own} · ${other}` : `${own} · ${weekdayName(there.weekday, locale)} ${other}`;
}

/** In English, browsers differ in putting a comma after the weekday. */
export function dateWithWeekday(
  epochSeconds: number,
  locale: string,
  { weekday, ...date }: Intl.DateTimeFormatOptions,
): string {
  const textOf = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: date.timeZone, ...options }).format(epochSeconds * 1000);
  if (!isEnglish(locale)) return textOf({ weekday, ...date });
  const [name, day] = [textOf({ weekday }), textOf(date)];
  return /^\d/.test(day) ? `${name} ${day}` : `${name}, ${day}`;
}

/** 'Tuesday 3 March 2026', or 'Tuesday, March 3, 2026'. Omits the year of `nowSeconds`. */
export function meetingDate(epochSeconds: number, zone: string, locale: string, nowSeconds?: number): string {
  const year = yearUnlessCurrent(epochSeconds, zone, nowSeconds);
  return dateWithWeekday(epochSeconds, locale, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...year,
  });
}

/** 'Mon 23 Nov', or 'Mon, Nov 23'. Omits the year of `nowSeconds`. */
export function shortWeekdayDate(epochSeconds: number, zone: string, nowSeconds: number, locale: string): string {
  const year = yearUnlessCurrent(epochSeconds, zone, nowSeconds);
  return dateWithWeekday(epochSeconds, locale, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...year,
  });
}

const minutesIn = (seconds: number) => Math.floor(seconds / SECONDS_PER_MINUTE);
const hoursIn = (seconds: number) => Math.floor(seconds / SECONDS_PER_HOUR);

function agoText(seconds: number, days: number, locale: string): string {
  const words = wordsIn(languageOf(locale));
  if (seconds < SECONDS_PER_MINUTE) return words.startingNow;
  if (seconds < SECONDS_PER_HOUR) return words.startedMinutesAgo({ count: minutesIn(seconds) });
  if (seconds < SECONDS_PER_DAY) return words.startedHoursAgo({ count: hoursIn(seconds) });
  return days === 1 ? words.yesterday : words.daysAgo({ count: days });
}

/** At least one, even for a moment that has just arrived. */
const minutesUntil = (seconds: number) => Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE));

/** 'in 12 minutes', 'in 3 hours', 'tomorrow', 'in 2 days', 'in 3 weeks'. Days are in the reader's calendar. */
export function timeUntil(atSeconds: number, nowSeconds: number, zone: string, locale: string): string {
  const words = wordsIn(languageOf(locale));
  const seconds = atSeconds - nowSeconds;
  const days = dayNumber(wallClock(atSeconds, zone)) - dayNumber(wallClock(nowSeconds, zone));
  const minutes = minutesUntil(seconds);
  if (minutes < 60) return words.inMinutes({ count: minutes });
  // Just over a day may end the day after tomorrow, but isn't 'in 2 days'.
  if (days === 0 || seconds < SECONDS_PER_DAY / 2 || (days === 2 && seconds < 1.5 * SECONDS_PER_DAY)) {
    return words.inHours({ count: Math.round(seconds / SECONDS_PER_HOUR) });
  }
  if (days === 1) return words.tomorrow;
  return days < 14 ? words.inDays({ count: days }) : words.inWeeks({ count: Math.round(days / 7) });
}

/** 'starts in 12 minutes', 'started 5 minutes ago', otherwise as `timeUntil`. */
export function relativeStart(startSeconds: number, nowSeconds: number, zone: string, locale: string): string {
  const seconds = startSeconds - nowSeconds;
  const days = dayNumber(wallClock(startSeconds, zone)) - dayNumber(wallClock(nowSeconds, zone));
  if (seconds <= 0) return agoText(-seconds, -days, locale);
  return seconds <= SECONDS_PER_HOUR - SECONDS_PER_MINUTE
    ? wordsIn(languageOf(locale)).startsInMinutes({ count: minutesUntil(seconds) })
    : timeUntil(startSeconds, nowSeconds, zone, locale);
}

export type DateInputFormat = { date: string; time: string };

const INPUT_TOKENS: Record<string, string> = { day: 'DD', month: 'MM', year: 'YYYY' };

/** As moment takes them. */
export function dateInputFormat(locale: string): DateInputFormat {
  const parts = dateFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' });
  const date = parts
    .formatToParts(0)
    .map(({ type, value }) => INPUT_TOKENS[type] ?? value)
    .join('')
    .replace(/[^DMY./-]/g, '');
  return { date, time: isEnglish(locale) ? 'h:mm a' : 'HH:mm' };
}
