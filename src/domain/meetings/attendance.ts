import { SECONDS_PER_DAY } from '../time/zonedTime';
import { meetingsBetween } from './heldMeetings';
import { occurrenceOf, type Occurrence, type Schedule } from './schedule';

/** A person's recorded attendance of a meeting: came, sent apologies, or absent (rule meetings.attendance). */
export const ATTENDANCE_STATUSES = ['CAME', 'APOLOGIES', 'ABSENT'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** Maximum length of the note with apologies. */
export const MAX_APOLOGY_LENGTH = 200;

/** Days after a meeting's start during which attendance can be recorded. */
export const RECORDING_DAYS = 14;

/** Number of days for which attendance is shown and counts towards pod health (rule memberships.health). */
export const ATTENDANCE_DAYS = 56;

/** Maximum number of meetings shown; daily meetings reach it. */
const MAX_SHOWN = 20;

/** Why attendance of a meeting can't be recorded now (rule meetings.attendance); undefined if it can. */
export function recordingObstacle(
  { at, skipped }: Occurrence,
  nowSeconds: number,
): 'skipped' | 'ahead' | 'over' | undefined {
  if (skipped) return 'skipped';
  if (at > nowSeconds) return 'ahead';
  return nowSeconds > at + RECORDING_DAYS * SECONDS_PER_DAY ? 'over' : undefined;
}

/** Attendance of one meeting, as counts. */
export type AttendanceCounts = { came: number; apologies: number; absent: number };

/** Counts the statuses of a meeting or a person. */
export function countAttendance(statuses: readonly AttendanceStatus[]): AttendanceCounts {
  const count = (wanted: AttendanceStatus) => statuses.filter((status) => status === wanted).length;
  return { came: count('CAME'), apologies: count('APOLOGIES'), absent: count('ABSENT') };
}

/** Apologies alone don't show whether a meeting was held; someone must have come or been marked absent. */
export const isRecorded = ({ came, absent }: AttendanceCounts): boolean => came + absent > 0;

/** Start of the recent meetings: eight weeks before an instant. Epoch seconds. */
export const attendanceSince = (nowSeconds: number): number => nowSeconds - ATTENDANCE_DAYS * SECONDS_PER_DAY;

/**
 * Meetings of the last eight weeks that took place, or have attendance recorded although the series has changed since;
 * latest first (rule meetings.attendance). Epoch seconds.
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

/** Recent meetings, limited to the number shown. */
export const recentMeetings = (...asked: Parameters<typeof meetingsSince>): Occurrence[] =>
  meetingsSince(...asked).slice(0, MAX_SHOWN);
