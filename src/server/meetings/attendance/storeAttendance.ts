import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AttendanceStatus } from '../../../domain/meetings/attendance';
import type { Tx } from '../../platform/database/client';
import { attendance } from '../../platform/database/schema';
import { instantOfSeconds } from '../schedule';

export interface OccurrenceKey {
  meetingId: string;
  start: number;
}

interface AttendanceMark {
  userId: string;
  status: AttendanceStatus;
  apology?: string;
}

/**
 * Records people's attendance at one meeting (rule meetings.attendance), in one statement. The note of an apology is
 * kept, whatever is recorded later; an unchanged record keeps its time.
 */
export async function storeAttendance(
  tx: Tx,
  { meetingId, start }: OccurrenceKey,
  marks: readonly AttendanceMark[],
  now: Date,
): Promise<void> {
  if (marks.length === 0) return;
  const key = { meetingId, startsAt: instantOfSeconds(start), recordedAt: now };
  // In a fixed order, to prevent deadlocks.
  const rows = [...marks].sort((one, other) => (one.userId < other.userId ? -1 : 1));
  await tx
    .insert(attendance)
    .values(rows.map((mark) => ({ ...key, ...mark })))
    .onConflictDoUpdate({
      target: [attendance.meetingId, attendance.startsAt, attendance.userId],
      set: {
        status: sql`excluded.status`,
        apology: sql`coalesce(excluded.apology, ${attendance.apology})`,
        recordedAt: now,
      },
      setWhere: sql`${attendance.status} <> excluded.status or excluded.apology <> coalesce(${attendance.apology}, '')`,
    });
}

export async function deleteAttendance(tx: Tx, { meetingId, start }: OccurrenceKey, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(attendance)
    .where(
      and(
        eq(attendance.meetingId, meetingId),
        eq(attendance.startsAt, instantOfSeconds(start)),
        inArray(attendance.userId, userIds),
      ),
    );
}
