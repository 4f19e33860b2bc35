import { ordinal } from '../text/words';
import { dayNumber, wallClock } from '../time/zonedTime';
import { meetingDate, timeWithZone, weekdayName } from './display';
import { type Schedule, weekdayNumberOf } from './scheduleTypes';

/** Every month has this many days; a later day of the month becomes the last day of a shorter month. */
const ALWAYS_IN_MONTH = 28;

function every(frequency: number, period: string): string {
  return frequency === 1 ? `Every ${period.toLowerCase()}` : `Every ${frequency} ${period.toLowerCase()}s`;
}

function monthlyDay(schedule: Schedule): string {
  const first = wallClock(schedule.unixTime, schedule.timezone);
  if (schedule.weekInMonth) {
    const number = schedule.weekday ? weekdayNumberOf(schedule.weekday) : first.weekday;
    return `${schedule.weekInMonth.toLowerCase()} ${weekdayName(number)}`;
  }
  return first.day > ALWAYS_IN_MONTH ? `${ordinal(first.day)} (or last day)` : ordinal(first.day);
}

/**
 * Describes the recurrence in a reader's zone (rule meetings.description), without zone data: `startSeconds` is an
 * occurrence, such as the meeting's `nextMeeting`, which determines the zone's name and the reader's hour.
 *
 * A monthly day refers to the meeting's own calendar. If the reader's date differs, the description gives the day in
 * the meeting's zone and names that zone.
 */
export function describeFrequency(schedule: Schedule, startSeconds: number, zone: string = schedule.timezone): string {
  if (!schedule.recurring) return `${meetingDate(startSeconds, zone)} at ${timeWithZone(startSeconds, zone)}`;
  const there = wallClock(startSeconds, schedule.timezone);
  const here = wallClock(startSeconds, zone);
  const rate = every(schedule.frequency, schedule.frequencyPeriod);
  if (schedule.frequencyPeriod === 'Day') return `${rate} at ${timeWithZone(startSeconds, zone)}`;
  if (schedule.frequencyPeriod === 'Week') {
    return `${rate} on ${weekdayName(here.weekday)} at ${timeWithZone(startSeconds, zone)}`;
  }
  const told = dayNumber(here) === dayNumber(there) ? zone : schedule.timezone;
  return `${rate} on the ${monthlyDay(schedule)} at ${timeWithZone(startSeconds, told)}`;
}
