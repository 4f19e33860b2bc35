import { SECONDS_PER_DAY } from '../time/zonedTime';
import { dueOccurrences, occurrenceOf, type Occurrence, type Schedule } from './schedule';

/** What is recorded of somebody and one meeting: they came, said that they couldn't, or didn't come (rule meetings.attendance). */
export const ATTENDANCE_STATUSES = ['CAME', 'APOLOGIES', 'ABSENT'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** How long the line is at most that goes with an apology. */
export const MAX_APOLOGY_LENGTH = 200;

/** How long after a meeting has begun it is recorded who came. */
export const RECORDING_DAYS = 14;

/** How far back attendance is shown, and pods are looked at (rule memberships.health). */
export const LOOKED_BACK_DAYS = 56;

/** As many meetings as are shown at most, of one that takes place every day. */
const MAX_SHOWN = 20;

/** Why it can't be recorded now who came to a meeting (rule meetings.attendance); undefined when it can. */
export function recordingObstacle(
  { at, skipped }: Occurrence,
  nowSeconds: number,
): 'skipped' | 'ahead' | 'over' | undefined {
  if (skipped) return 'skipped';
  if (at > nowSeconds) return 'ahead';
  return nowSeconds > at + RECORDING_DAYS * SECONDS_PER_DAY ? 'over' : undefined;
}

/** What is recorded of one meeting, as counts. */
export type AttendanceCounts = { came: number; apologies: number; absent: number };

/** Adds up what is recorded of a meeting, or of a person. */
export function countAttendance(statuses: readonly AttendanceStatus[]): AttendanceCounts {
  const count = (wanted: AttendanceStatus) => statuses.filter((status) => status === wanted).length;
  return { came: count('CAME'), apologies: count('APOLOGIES'), absent: count('ABSENT') };
}

/** Apologies alone don't say whether a meeting was held: somebody came, or was marked as absent. */
export const isRecorded = ({ came, absent }: AttendanceCounts): boolean => came + absent > 0;

/** Where meetings of late begin: eight weeks before an instant. Epoch seconds. */
export const lookedBackTo = (nowSeconds: number): number => nowSeconds - LOOKED_BACK_DAYS * SECONDS_PER_DAY;

/**
 * The meetings of the last eight weeks that were due, or are recorded though the series has changed since, the last one
 * first (rule meetings.attendance). Epoch seconds.
 */
export function meetingsSince(schedule: Schedule, recordedStarts: readonly number[], nowSeconds: number): Occurrence[] {
  const due = dueOccurrences(schedule, lookedBackTo(nowSeconds), nowSeconds);
  const known = new Set(due.map(({ start }) => start));
  const others = recordedStarts
    .filter((start) => !known.has(start))
    .map((start) => occurrenceOf(schedule, start))
    .filter(({ at, skipped }) => !skipped && at <= nowSeconds);
  return [...due, ...others].sort((one, other) => other.at - one.at);
}

/** As many of them as are shown. */
export const meetingsOfLate = (...asked: Parameters<typeof meetingsSince>): Occurrence[] =>
  meetingsSince(...asked).slice(0, MAX_SHOWN);
