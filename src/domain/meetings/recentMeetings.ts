import { attendanceSince } from './attendance';
import { meetingsBetween } from './heldMeetings';
import { occurrenceOf, type Occurrence, type Schedule } from './schedule';

const MAX_SHOWN = 20;

/**
 * Includes meetings with recorded attendance even if the series has changed since. Latest first (rule
 * meetings.attendance).
 */
export function meetingsSince(schedule: Schedule, recordedStarts: readonly number[], nowSeconds: number): Occurrence[] {
  const held = meetingsBetween(schedule, attendanceSince(nowSeconds), nowSeconds);
  const known = new Set(held.map(({ start }) => start));
  const others = recordedStarts
    .filter((start) => !known.has(start))
    .map((start) => occurrenceOf(schedule, start))
    .filter(({ at, skipped }) => !skipped && at <= nowSeconds);
  return [...held, ...others].sort((one, other) => other.at - one.at);
}

export const recentMeetings = (...asked: Parameters<typeof meetingsSince>): Occurrence[] =>
  meetingsSince(...asked).slice(0, MAX_SHOWN);
