import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../time/zonedTime';
import { byTime, countDue, dueOccurrences, isPaused, isStored, type Occurrence } from './schedule';
import { JOIN_AHEAD_SECONDS, overAt, type HeldMeeting, type Schedule } from './scheduleTypes';

/** A meeting with its times. */
export type MeetingTime = HeldMeeting & Occurrence;

/**
 * Meetings between two instants, both inclusive, by time: those that are stored, and since its last change those of the
 * series (rule meetings.held). Epoch seconds.
 */
export function meetingsBetween(schedule: Schedule, fromSeconds: number, toSeconds: number): MeetingTime[] {
  const { held = [], since = -Infinity, duration } = schedule;
  const stored = held.filter(({ at }) => at >= fromSeconds && at <= toSeconds);
  const due = dueOccurrences(schedule, Math.max(fromSeconds, since + 1), toSeconds)
    .filter((one) => !isStored(schedule, one))
    .map(({ start, at }) => ({ start, at, endsAt: at + duration * SECONDS_PER_MINUTE }));
  return [...stored, ...due].map((one) => ({ ...one, skipped: false })).sort(byTime);
}

/** Meetings that began between two instants, both inclusive, and aren't stored yet. Epoch seconds. */
export const unstoredMeetings = (schedule: Schedule, fromSeconds: number, toSeconds: number): HeldMeeting[] =>
  meetingsBetween(schedule, fromSeconds, toSeconds).filter((one) => !isStored(schedule, one));

/** The number of meetings before an instant, whatever the series is now (rule rounds.turns). */
export function meetingsBefore(schedule: Schedule, instant: number): number {
  const { held = [], since = -Infinity, heldBefore = 0 } = schedule;
  if (instant > since) return heldBefore + countDue(schedule, since + 1, instant - 1);
  return heldBefore - held.filter(({ at }) => at >= instant && at <= since).length;
}

/** The duration of the longest meeting, in seconds. */
const longest = ({ duration, held = [] }: Schedule): number =>
  Math.max(duration * SECONDS_PER_MINUTE, ...held.map(({ at, endsAt }) => endsAt - at));

/** Meetings that begin by an instant and end after another, by time. Epoch seconds. */
export const meetingsAround = (schedule: Schedule, endsAfter: number, beginsBy: number): MeetingTime[] =>
  meetingsBetween(schedule, endsAfter - longest(schedule), beginsBy).filter(({ endsAt }) => endsAt > endsAfter);

/**
 * The meeting that can be joined now: from 15 minutes before its start until it is over (rule meetings.joinWindow). The
 * later of two meetings that overlap.
 */
export function currentOccurrence(schedule: Schedule, nowSeconds: number): Occurrence | undefined {
  const current = meetingsAround(schedule, nowSeconds, nowSeconds + JOIN_AHEAD_SECONDS)
    .filter((one) => overAt(one) > nowSeconds && !isPaused(schedule, one.at))
    .at(-1);
  return current && { start: current.start, at: current.at, skipped: false };
}

/** When it takes place, in epoch seconds. */
export const currentMeeting = (schedule: Schedule, nowSeconds: number): number | undefined =>
  currentOccurrence(schedule, nowSeconds)?.at;

/** How long latecomers see that a meeting is over. */
const SHOWN_OVER_SECONDS = 12 * SECONDS_PER_HOUR;

/** When the last meeting ended, within the last twelve hours; undefined if none did. Epoch seconds. */
export function lastEnd(schedule: Schedule, nowSeconds: number): number | undefined {
  const since = nowSeconds - SHOWN_OVER_SECONDS;
  const ends = meetingsBetween(schedule, since - longest(schedule), nowSeconds).map(overAt);
  const over = ends.filter((end) => end >= since && end <= nowSeconds);
  return over.length === 0 ? undefined : Math.max(...over);
}
