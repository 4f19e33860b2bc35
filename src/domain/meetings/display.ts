import { countWithNoun } from '../text/words';
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

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Only the local variety of English has an abbreviation for a zone. */
const ENGLISH_LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA'];

/** 1 is Monday. */
export function weekdayName(weekday: number): string {
  return WEEKDAY_NAMES[weekday - 1] ?? '';
}

/** 'BST', 'EST', or 'GMT+9' for a zone without an abbreviation. */
export function zoneName(epochSeconds: number, zone: string): string {
  let name = '';
  for (const locale of ENGLISH_LOCALES) {
    const format = dateFormat(locale, { timeZone: zone, timeZoneName: 'short' });
    name = dateParts(format, epochSeconds).timeZoneName ?? '';
    // An offset has digits, an abbreviation has none.
    if (!/\d/.test(name)) return name;
  }
  return name;
}

export function clockTime(epochSeconds: number, zone: string): string {
  const { hour, minute } = wallClock(epochSeconds, zone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** '7:00 pm (GMT)', the format of every time shown (rule meetings.times). */
export function timeWithZone(epochSeconds: number, zone: string): string {
  return `${clockTime(epochSeconds, zone)} (${zoneName(epochSeconds, zone)})`;
}

/**
 * Adds the meeting's own zone if clocks differ there: '2:00 pm (EST) · 7:00 pm (GMT)', with the weekday if the dates
 * differ too.
 */
export function meetingTime(epochSeconds: number, readerZone: string, meetingZone: string): string {
  const here = wallClock(epochSeconds, readerZone);
  const there = wallClock(epochSeconds, meetingZone);
  const own = timeWithZone(epochSeconds, readerZone);
  const sameDay = dayNumber(here) === dayNumber(there);
  if (sameDay && here.hour === there.hour && here.minute === there.minute) return own;
  const other = timeWithZone(epochSeconds, meetingZone);
  return sameDay ? `${own} · ${other}` : `${own} · ${weekdayName(there.weekday)} ${other}`;
}

/**
 * 'Tuesday 3 March 2026', or 'Tuesday, March 3, 2026'. Browsers differ in putting a comma after the weekday, so it is
 * added here. Omits the year of `nowSeconds`.
 */
export function meetingDate(epochSeconds: number, zone: string, locale = 'en-GB', nowSeconds?: number): string {
  const instant = epochSeconds * 1000;
  const weekday = dateFormat(locale, { timeZone: zone, weekday: 'long' }).format(instant);
  const year = yearUnlessCurrent(epochSeconds, zone, nowSeconds);
  const date = dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'long', ...year }).format(instant);
  return /^\d/.test(date) ? `${weekday} ${date}` : `${weekday}, ${date}`;
}

/** 'Mon 23 Nov', or 'Mon, Nov 23'. Omits the year of `nowSeconds`. */
export function shortWeekdayDate(epochSeconds: number, zone: string, nowSeconds: number, locale = 'en-GB'): string {
  const instant = epochSeconds * 1000;
  const year = yearUnlessCurrent(epochSeconds, zone, nowSeconds);
  const weekday = dateFormat(locale, { timeZone: zone, weekday: 'short' }).format(instant);
  const date = dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', ...year }).format(instant);
  return /^\d/.test(date) ? `${weekday} ${date}` : `${weekday}, ${date}`;
}

function agoText(seconds: number, days: number): string {
  if (seconds < SECONDS_PER_MINUTE) return 'starting now';
  if (seconds < SECONDS_PER_HOUR)
    return `started ${countWithNoun(Math.floor(seconds / SECONDS_PER_MINUTE), 'minute')} ago`;
  if (seconds < SECONDS_PER_DAY) return `started ${countWithNoun(Math.floor(seconds / SECONDS_PER_HOUR), 'hour')} ago`;
  return days === 1 ? 'yesterday' : `${countWithNoun(days, 'day')} ago`;
}

/** 'in 12 minutes', 'in 3 hours', 'tomorrow', 'in 2 days', 'in 3 weeks'. Days are in the reader's calendar. */
export function timeUntil(atSeconds: number, nowSeconds: number, zone: string): string {
  const seconds = atSeconds - nowSeconds;
  const days = dayNumber(wallClock(atSeconds, zone)) - dayNumber(wallClock(nowSeconds, zone));
  const minutes = Math.ceil(seconds / SECONDS_PER_MINUTE);
  if (minutes < 60) return `in ${countWithNoun(Math.max(1, minutes), 'minute')}`;
  // Just over a day may end the day after tomorrow, but isn't 'in 2 days'.
  if (days === 0 || seconds < SECONDS_PER_DAY / 2 || (days === 2 && seconds < 1.5 * SECONDS_PER_DAY)) {
    return `in ${countWithNoun(Math.round(seconds / SECONDS_PER_HOUR), 'hour')}`;
  }
  if (days === 1) return 'tomorrow';
  return days < 14 ? `in ${countWithNoun(days, 'day')}` : `in ${countWithNoun(Math.round(days / 7), 'week')}`;
}

/** 'starts in 12 minutes', 'started 5 minutes ago', otherwise as `timeUntil`. */
export function relativeStart(startSeconds: number, nowSeconds: number, zone: string): string {
  const seconds = startSeconds - nowSeconds;
  const days = dayNumber(wallClock(startSeconds, zone)) - dayNumber(wallClock(nowSeconds, zone));
  if (seconds <= 0) return agoText(-seconds, -days);
  const until = timeUntil(startSeconds, nowSeconds, zone);
  return seconds <= SECONDS_PER_HOUR - SECONDS_PER_MINUTE ? `starts ${until}` : until;
}

export type DateInputFormat = { date: string; time: string };

export function dateInputFormat(locale: string): DateInputFormat {
  const isAmerican = locale.toLowerCase() === 'en-us';
  return { date: isAmerican ? 'MM/DD/YYYY' : 'DD/MM/YYYY', time: 'h:mm a' };
}
