import { and, desc, eq, gt } from 'drizzle-orm';
import { OPEN_AFTER_SECONDS, roundTimes, type RoundTimes } from '../../domain/rounds/openRound';
import { openMeeting } from '../../domain/rounds/round';
import { secondsOf } from '../platform/clock';
import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { podMembers, rounds } from '../platform/database/schema';
import { instantOfSeconds, scheduleOfRow, type MeetingRow } from './schedule';

export type RoundRow = typeof rounds.$inferSelect;

/** A meeting whose meeting mode is open. Epoch seconds. */
export interface OpenMeeting extends RoundTimes {
  /** Its start in the series, which identifies it. */
  start: number;
  at: number;
  /** What is stored of its round; absent until somebody leads it. */
  row?: RoundRow | undefined;
}

const ofRow = (row: RoundRow): OpenMeeting => {
  const endsAt = secondsOf(row.endsAt);
  return {
    start: secondsOf(row.startsAt),
    at: secondsOf(row.heldAt),
    endsAt,
    closesAt: endsAt + OPEN_AFTER_SECONDS,
    row,
  };
};

/** Whether people are in the middle of a round, which a later meeting doesn't interrupt. */
const isUnderWay = ({ row, endsAt }: OpenMeeting, nowSeconds: number): boolean =>
  row?.begun === true && row.finishedAt === null && nowSeconds < endsAt;

/**
 * A pod's meeting whose meeting mode is open (rule rounds.open); undefined if there is none. A round that has begun
 * stays open whatever becomes of the series. One statement.
 */
export async function findOpenMeeting(db: Queryable, meeting: MeetingRow, now: Date): Promise<OpenMeeting | undefined> {
  const nowSeconds = secondsOf(now);
  const [row] = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.meetingId, meeting.id), gt(rounds.endsAt, instantOfSeconds(nowSeconds - OPEN_AFTER_SECONDS))))
    .orderBy(desc(rounds.heldAt))
    .limit(1);
  const stored = row && ofRow(row);
  const due = openMeeting(scheduleOfRow(meeting), nowSeconds);
  if (!due) return stored;
  if (stored && (isUnderWay(stored, nowSeconds) || stored.start === due.start || stored.at >= due.at)) return stored;
  return { start: due.start, at: due.at, ...roundTimes(due.at, meeting.durationMinutes) };
}

/** Tells everybody in a pod that its meeting has moved on, or that a step has changed. */
export async function publishMeetingChange(act: Act, podId: string): Promise<void> {
  const people = await act.tx.select({ userId: podMembers.userId }).from(podMembers).where(eq(podMembers.podId, podId));
  act.publish({ userIds: people.map(({ userId }) => userId) }, { type: 'meeting', podId });
}
