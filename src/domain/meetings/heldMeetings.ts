import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../time/zonedTime';
import { byTime, countDue, dueOccurrences, isPaused, isStored, type Occurrence } from './schedule';
import { JOIN_AHEAD_SECONDS, overAt, type HeldMeeting, type Schedule } from './scheduleTypes';

export type MeetingTime = HeldMeeting & Occurrence;

/** Both ends inclusive; stored meetings, and those of the series since its last change (rule meetings.held). */
export function meetingsBetween(schedule: Schedule, fromSeconds: number, toSeconds: number): MeetingTime[] {
  const { held = [], seriesSince = -Infinity, duration } = schedule;
  const stored = held.filter(({ at }) => at >= fromSeconds && at <= toSeconds);
  const due = dueOccurrences(schedule, Math.max(fromSeconds, seriesSince + 1), toSeconds)
    .filter((one) => !isStored(schedule, one))
    .map(({ start, at }) => ({ start, at, endsAt: at + duration * SECONDS_PER_MINUTE }));
  return [...stored, ...due].map((one) => ({ ...one, skipped: false })).sort(byTime);
}

/** Both ends inclusive. */
export const unstoredMeetings = (schedule: Schedule, fromSeconds: number, toSeconds: number): HeldMeeting[] =>
  meetingsBetween(schedule, fromSeconds, toSeconds).filter((one) => !isStored(schedule, one));

/** How many meetings were held before an instant, however the series has changed since (rule rounds.turns). */
export function meetingsBefore(schedule: Schedule, instant: number): number {
  const { held = [], seriesSince = -Infinity, heldBefore = 0 } = schedule;
  if (instant > seriesSince) return heldBefore + countDue(schedule, seriesSince + 1, instant - 1);
  return heldBefore - held.filter(({ at }) => at >= instant && at <= seriesSince).length;
}

const longest = ({ duration, held = [] }: Schedule): number =>
  Math.max(duration * SECONDS_PER_MINUTE, ...held.map(({ at, endsAt }) => endsAt - at));

export const meetingsAround = (schedule: Schedule, endsAfter: number, beginsBy: number): MeetingTime[] =>
  meetingsBetween(schedule, endsAfter - longest(schedule), beginsBy).filter(({ endsAt }) => endsAt > endsAfter);

/**
 * From 15 minutes before the start until the end (rule meetings.joinWindow); of overlapping meetings the later one.
 */
export function currentOccurrence(schedule: Schedule, nowSeconds: number): Occurrence | undefined {
  const current = meetingsAround(schedule, nowSeconds, nowSeconds + JOIN_AHEAD_SECONDS)
    .filter((one) => overAt(one) > nowSeconds && !isPaused(schedule, one.at))
    .at(-1);
  return current && { start: current.start, at: current.at, skipped: false };
}

export const currentMeeting = (schedule: Schedule, nowSeconds: number): number | undefined =>
  currentOccurrence(schedule, nowSeconds)?.at;

const SHOWN_OVER_SECONDS = 12 * SECONDS_PER_HOUR;

export function lastEnd(schedule: Schedule, nowSeconds: number): number | undefined {
  const since = nowSeconds - SHOWN_OVER_SECONDS;
  const ends = meetingsBetween(schedule, since - longest(schedule), nowSeconds).map(overAt);
  const over = ends.filter((end) => end >= since && end <= nowSeconds);
  return over.length === 0 ? undefined : Math.max(...over);
}
