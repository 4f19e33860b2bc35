import { joinWithSeparator } from '../../ui/separator';
import {
  clockTime,
  dateWithWeekday,
  meetingDate,
  timeWithZone,
  weekdayName,
  zoneName,
} from '../../../domain/meetings/display';
import { relativeTimeText } from '../../../domain/time/relativeTime';
import { shortDate } from '../../../domain/time/shortDate';
import { dayNumber, SECONDS_PER_DAY, wallClock, yearUnlessCurrent } from '../../../domain/time/zonedTime';
import { words } from '../words.gen';
import { readerLocale } from '../../ui/readerLocale';

/** 'Tuesday 3 March 2026, 7:00 pm (GMT)'; `at` in epoch seconds. */
export const fullTime = (at: number, zone: string, locale: string): string =>
  `${meetingDate(at, zone, locale)}, ${timeWithZone(at, zone, readerLocale())}`;

/** Names the day if it differs from the message's (rule chat.edited). Epoch seconds. */
export function editTime(at: number, sentAt: number, now: number, zone: string): string {
  const [day, sentOn] = [at, sentAt].map((one) => dayNumber(wallClock(one, zone)));
  const time = clockTime(at, zone, readerLocale());
  return day === sentOn ? time : `${dayText(at, now, zone, readerLocale())}, ${time}`;
}

/** '5 minutes ago', 'Yesterday', 'Tuesday', '3 Mar'. */
export function listTime(at: number, now: number, zone: string, locale: string): string {
  const day = wallClock(at, zone);
  const days = dayNumber(wallClock(now, zone)) - dayNumber(day);
  if (days <= 0 || now - at < SECONDS_PER_DAY) return relativeTimeText(at, now, zone, locale);
  if (days === 1) return words.listYesterday;
  return days < 7 ? weekdayName(day.weekday, readerLocale()) : shortDate(at, zone, locale, now);
}

export const dayHeading = (at: number, now: number, zone: string, locale: string): string =>
  joinWithSeparator(dayText(at, now, zone, locale), zoneName(at, zone, readerLocale()));

/** 'Today', 'Yesterday', 'Tue 3 March', or 'Tue 3 March 2025' in another year. */
export function dayText(at: number, now: number, zone: string, locale: string): string {
  const days = dayNumber(wallClock(now, zone)) - dayNumber(wallClock(at, zone));
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  return dateWithWeekday(at, locale, {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...yearUnlessCurrent(at, zone, now),
  });
}
