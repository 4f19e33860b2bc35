import { and, asc, eq, gt } from 'drizzle-orm';
import type { RoundEvent } from '../../contract/entities.gen';
import { meetingsBefore } from '../../domain/meetings/heldMeetings';
import { OPEN_AFTER_SECONDS, type RoundTimes } from '../../domain/rounds/openRound';
import { meetingInView, openMeetings } from '../../domain/rounds/openMeetings';
import { secondsOf } from '../platform/clock';
import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { podPeople } from '../platform/database/podPeople';
import { rounds } from '../platform/database/schema';
import { instantOfSeconds, scheduleOfRow, type MeetingRow } from './schedule';

export type RoundRow = typeof rounds.$inferSelect;

export interface OpenMeeting extends RoundTimes {
  start: number;
  at: number;
  /** The stored round; absent until somebody leads it. */
  row?: RoundRow | undefined;
  isUnderWay: boolean;
  meetingsBefore: number;
}

const ofRow = (row: RoundRow): Omit<OpenMeeting, 'meetingsBefore'> => {
  const endsAt = secondsOf(row.endsAt);
  return {
    start: secondsOf(row.startsAt),
    at: secondsOf(row.heldAt),
    endsAt,
    closesAt: endsAt + OPEN_AFTER_SECONDS,
    row,
    isUnderWay: row.begun && row.finishedAt === null,
  };
};

/**
 * A pod's meetings whose meeting mode is open, by time. A meeting that has been led keeps its own times, however the
 * series changes (rule rounds.open). One statement.
 */
export async function findOpenMeetings(db: Queryable, meeting: MeetingRow, now: Date): Promise<OpenMeeting[]> {
  const nowSeconds = secondsOf(now);
  const rows = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.meetingId, meeting.id), gt(rounds.endsAt, instantOfSeconds(nowSeconds - OPEN_AFTER_SECONDS))))
    .orderBy(asc(rounds.heldAt));
  const led = rows.map(ofRow);
  const schedule = scheduleOfRow(meeting);
  const others = openMeetings(schedule, nowSeconds)
    .filter(({ start }) => !led.some((one) => one.start === start))
    .map(({ start, at, endsAt }) => ({ start, at, endsAt, closesAt: endsAt + OPEN_AFTER_SECONDS, isUnderWay: false }));
  return [...led, ...others]
    .map((one) => ({ ...one, meetingsBefore: meetingsBefore(schedule, one.at) }))
    .sort((one, other) => one.at - other.at);
}

export const findMeetingInView = async (
  db: Queryable,
  meeting: MeetingRow,
  now: Date,
): Promise<OpenMeeting | undefined> => meetingInView(await findOpenMeetings(db, meeting, now));

export async function publishRoundChange(
  act: Act,
  podId: string,
  change: Pick<RoundEvent, 'start' | 'progress' | 'arrived'>,
): Promise<void> {
  act.publish({ userIds: await podPeople(act.tx, podId) }, { type: 'round', podId, ...change });
}
