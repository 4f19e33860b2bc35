import { SECONDS_PER_DAY } from '../time/zonedTime';
import type { Occurrence } from './schedule';

export const ATTENDANCE_STATUSES = ['CAME', 'APOLOGIES', 'ABSENT'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

export const MAX_APOLOGY_LENGTH = 200;

export const RECORDING_DAYS = 14;

/** Also counts towards pod health (rule memberships.health). */
export const ATTENDANCE_DAYS = 56;

export function recordingObstacle(
  { at, skipped }: Occurrence,
  nowSeconds: number,
): 'skipped' | 'ahead' | 'over' | undefined {
  if (skipped) return 'skipped';
  if (at > nowSeconds) return 'ahead';
  return nowSeconds > at + RECORDING_DAYS * SECONDS_PER_DAY ? 'over' : undefined;
}

export type AttendanceCounts = { came: number; apologies: number; absent: number };

export function countAttendance(statuses: readonly AttendanceStatus[]): AttendanceCounts {
  const count = (wanted: AttendanceStatus) => statuses.filter((status) => status === wanted).length;
  return { came: count('CAME'), apologies: count('APOLOGIES'), absent: count('ABSENT') };
}

/** Apologies alone don't show whether a meeting was held. */
export const isRecorded = ({ came, absent }: AttendanceCounts): boolean => came + absent > 0;

export const attendanceSince = (nowSeconds: number): number => nowSeconds - ATTENDANCE_DAYS * SECONDS_PER_DAY;
