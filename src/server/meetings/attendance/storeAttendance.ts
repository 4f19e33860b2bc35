import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AttendanceStatus } from '../../../domain/meetings/attendance';
import type { Tx } from '../../platform/database/client';
import { attendance } from '../../platform/database/schema';
import { instantOfSeconds } from '../schedule';

/** One meeting, named by the start that it has in its series; epoch seconds. */
export interface OneMeeting {
  meetingId: string;
  start: number;
}

/** What is recorded of somebody, the line included that goes with apologies. */
interface AttendanceMark {
  userId: string;
  status: AttendanceStatus;
  apology?: string;
}

/**
 * Records what is known of people and one meeting (rule meetings.attendance): one statement. What somebody
 * said with their apologies stays, whatever is recorded of them later; who is recorded so already keeps when that was.
 */
export async function storeAttendance(
  tx: Tx,
  { meetingId, start }: OneMeeting,
  marks: readonly AttendanceMark[],
  now: Date,
): Promise<void> {
  if (marks.length === 0) return;
  const key = { meetingId, startsAt: instantOfSeconds(start), recordedAt: now };
  // In one order, so that no two acts wait for each other.
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

/** Nothing is known of these people and one meeting any more. */
export async function forgetAttendance(tx: Tx, { meetingId, start }: OneMeeting, userIds: string[]): Promise<void> {
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
