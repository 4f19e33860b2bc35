import { timeWithZone, weekdayName } from '../meetings/display';
import { shortDate } from './shortDate';
import { dayNumber, SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE, wallClock } from './zonedTime';

const DAYS_BY_NAME = 7;

/**
 * 'Just now', 'One minute ago', '5 minutes ago', 'An hour ago', '3 hours ago', 'Yesterday, 7:00 pm (GMT)', 'Tuesday,
 * 7:00 pm (GMT)', and after 7 days a short date and time, with the year if it isn't this one (rule
 * members.lastActive). Days are in the reader's zone.
 */
export function relativeTimeText(lastSeconds: number, nowSeconds: number, zone: string, locale = 'en-GB'): string {
  const seconds = nowSeconds - lastSeconds;
  // If the sender's clock is ahead, the activity counts as now.
  if (seconds < SECONDS_PER_MINUTE) return 'Just now';
  if (seconds < SECONDS_PER_HOUR) {
    const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
    return minutes === 1 ? 'One minute ago' : `${minutes} minutes ago`;
  }
  const then = wallClock(lastSeconds, zone);
  const days = dayNumber(wallClock(nowSeconds, zone)) - dayNumber(then);
  // The day on which clocks go back has 25 hours.
  if (seconds < SECONDS_PER_DAY || days === 0) {
    const hours = Math.floor(seconds / SECONDS_PER_HOUR);
    return hours === 1 ? 'An hour ago' : `${hours} hours ago`;
  }
  const time = timeWithZone(lastSeconds, zone);
  if (days < DAYS_BY_NAME) return `${days === 1 ? 'Yesterday' : weekdayName(then.weekday)}, ${time}`;
  return `${shortDate(lastSeconds, zone, locale, nowSeconds)}, ${time}`;
}
