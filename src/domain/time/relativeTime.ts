import { timeWithZone, weekdayName } from '../meetings/display';
import { languageOf } from '../text/languages';
import { wordsIn } from './relativeTimeWords.gen';
import { shortDate } from './shortDate';
import { dayNumber, SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, wallClock } from './zonedTime';

const DAYS_BY_NAME = 7;

/**
 * 'Just now', 'One minute ago', '5 minutes ago', 'An hour ago', '3 hours ago', 'Yesterday, 7:00 pm (GMT)', 'Tuesday,
 * 7:00 pm (GMT)', and after 7 days a short date and time, with the year if it isn't this one (rule
 * members.lastActive). Days are in the reader's zone.
 */
export function relativeTimeText(lastSeconds: number, nowSeconds: number, zone: string, locale: string): string {
  const words = wordsIn(languageOf(locale));
  const seconds = nowSeconds - lastSeconds;
  // If the sender's clock is ahead, the activity counts as now.
  if (seconds < SECONDS_PER_MINUTE) return words.justNow;
  if (seconds < SECONDS_PER_HOUR) return words.minutesAgo({ count: Math.floor(seconds / SECONDS_PER_MINUTE) });
  const then = wallClock(lastSeconds, zone);
  const days = dayNumber(wallClock(nowSeconds, zone)) - dayNumber(then);
  // The day on which clocks go back has 25 hours.
  if (seconds < SECONDS_PER_DAY || days === 0) {
    return words.hoursAgo({ count: Math.floor(seconds / SECONDS_PER_HOUR) });
  }
  const time = timeWithZone(lastSeconds, zone, locale);
  if (days === 1) return words.yesterday({ time });
  const day =
    days < DAYS_BY_NAME ? weekdayName(then.weekday, locale) : shortDate(lastSeconds, zone, locale, nowSeconds);
  return words.day({ day, time });
}
