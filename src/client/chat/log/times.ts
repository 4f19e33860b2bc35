import { joinWithSeparator } from '../../ui/separator';
import { clockTime, meetingDate, timeWithZone, weekdayName, zoneName } from '../../../domain/meetings/display';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { shortDate } from '../../../domain/time/shortDate';
import { dateFormat, dayNumber, SECONDS_PER_DAY, wallClock } from '../../../domain/time/zonedTime';
import { words } from '../words.gen';
import { readerLanguage } from '../../ui/readerLanguage';

/** 'Tuesday 3 March 2026, 7:00 pm (GMT)'; `at` in epoch seconds. */
export const fullTime = (at: number, zone: string, locale: string): string =>
  `${meetingDate(at, zone, locale)}, ${timeWithZone(at, zone)}`;

/** Names the day if it differs from the message's (rule chat.edited). Epoch seconds. */
export function editTime(at: number, sentAt: number, now: number, zone: string): string {
  const [day, sentOn] = [at, sentAt].map((one) => dayNumber(wallClock(one, zone)));
  const time = clockTime(at, zone);
  return day === sentOn ? time : `${dayText(at, now, zone, readerLanguage())}, ${time}`;
}

/** '5 minutes ago', 'Yesterday', 'Tuesday', '3 Mar'. */
export function listTime(at: number, now: number, zone: string, locale: string): string {
  const day = wallClock(at, zone);
  const days = dayNumber(wallClock(now, zone)) - dayNumber(day);
  if (days <= 0 || now - at < SECONDS_PER_DAY) return relativeTimeText(at, now, zone, locale);
  if (days === 1) return words.yesterday;
  return days < 7 ? weekdayName(day.weekday) : shortDate(at, zone, locale, now);
}

export const dayHeading = (at: number, now: number, zone: string, locale: string): string =>
  joinWithSeparator(dayText(at, now, zone, locale), zoneName(at, zone));

/** 'Today', 'Yesterday', 'Tue 3 March', or 'Tue 3 March 2025' in another year. */
export function dayText(at: number, now: number, zone: string, locale: string): string {
  const days = dayNumber(wallClock(now, zone)) - dayNumber(wallClock(at, zone));
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  const isThisYear = wallClock(now, zone).year === wallClock(at, zone).year;
  const weekday = dateFormat(locale, { timeZone: zone, weekday: 'short' }).format(at * 1000);
  const year = isThisYear ? undefined : 'numeric';
  const date = dateFormat(locale, { timeZone: zone, day: 'numeric', month: 'long', year }).format(at * 1000);
  return /^\d/.test(date) ? `${weekday} ${date}` : `${weekday}, ${date}`;
}
