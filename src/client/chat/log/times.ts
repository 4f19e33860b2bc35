import { relativeTimeText } from '../../../domain/time/relativeTime';
import { timeWithZone } from '../../../domain/meetings/display';
import { dateFormat, dayNumber, SECONDS_PER_HOUR, wallClock } from '../../../domain/time/zonedTime';
import { words } from '../words';

/** The time of a message under its day (epoch seconds): '5 minutes ago', later '7:00 pm (GMT)'. */
export function messageTime(at: number, now: number, zone: string): string {
  return now - at < SECONDS_PER_HOUR ? relativeTimeText(at, now, zone) : timeWithZone(at, zone);
}

/**
 * The time of a message's last edit (rule chat.edited), with the day if it differs from the message's. Epoch seconds.
 */
export function editTime(at: number, sentAt: number, now: number, zone: string): string {
  const [day, sentOn] = [at, sentAt].map((one) => dayNumber(wallClock(one, zone)));
  return day === sentOn
    ? messageTime(at, now, zone)
    : `${dayText(at, now, zone, navigator.language)}, ${timeWithZone(at, zone)}`;
}

/** The heading of a day: 'Today', 'Yesterday', 'Tue 3 March', or 'Tue 3 March 2025' in another year. Epoch seconds. */
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
