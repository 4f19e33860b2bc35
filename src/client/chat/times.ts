import { lastActiveText } from '../../domain/activity/lastActive';
import { meetingDate, timeWithZone } from '../../domain/meetings/display';
import { dayNumber, SECONDS_PER_HOUR, wallClock } from '../../domain/time/zonedTime';
import { words } from './words';

/** When a message was written, under the day it stands in: '5 minutes ago', later '7:00 pm (GMT)'. Epoch seconds. */
export function messageTime(at: number, now: number, zone: string): string {
  return now - at < SECONDS_PER_HOUR ? lastActiveText(at, now, zone) : timeWithZone(at, zone);
}

/** The day that messages stand in: 'Today', 'Yesterday', 'Tuesday 3 March 2026'. Epoch seconds. */
export function dayText(at: number, now: number, zone: string, locale: string): string {
  const days = dayNumber(wallClock(now, zone)) - dayNumber(wallClock(at, zone));
  if (days === 0) return words.today;
  return days === 1 ? words.yesterday : meetingDate(at, zone, locale);
}
