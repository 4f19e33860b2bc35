import { and, asc, eq, sql } from 'drizzle-orm';
import type { Apologies, Apology } from '../../../contract/entities.gen';
import { apologyObstacle } from '../../../domain/meetings/apologies';
import type { Occurrence } from '../../../domain/meetings/schedule';
import { isInPod, isStaff, type Relation } from '../../../domain/permissions';
import { secondsOf } from '../../platform/clock';
import { cachePrepared } from '../../platform/database/cachePrepared';
import type { Queryable } from '../../platform/database/client';
import { isDisabledMember } from '../../platform/database/isDisabledMember';
import { attendance, meetings, users } from '../../platform/database/schema';
import { instantOfSeconds } from '../schedule';
import type { OccurrenceKey } from './storeAttendance';

export interface ApologyRow extends OccurrenceKey {
  userId: string;
  firstName: string;
  lastName: string;
  note: string | null;
  isDisabled: boolean;
}

const apologies = cachePrepared((db: Queryable) =>
  db
    .select({
      meetingId: attendance.meetingId,
      start: sql`extract(epoch from ${attendance.startsAt})::bigint`.mapWith(Number),
      userId: attendance.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      note: attendance.apology,
      isDisabled: isDisabledMember(sql`${meetings.membershipId}`, sql`${attendance.userId}`),
    })
    .from(attendance)
    .innerJoin(users, eq(users.id, attendance.userId))
    .innerJoin(meetings, eq(meetings.id, attendance.meetingId))
    .where(
      and(
        eq(attendance.status, 'APOLOGIES'),
        sql`(${attendance.meetingId}, ${attendance.startsAt}) in (
          select * from unnest(${sql.placeholder('meetingIds')}::uuid[], ${sql.placeholder('starts')}::timestamptz[]))`,
      ),
    )
    .orderBy(asc(attendance.recordedAt), asc(attendance.userId))
    .prepare('apologies'),
);

export async function apologiesFor(db: Queryable, wanted: readonly OccurrenceKey[]): Promise<ApologyRow[]> {
  if (wanted.length === 0) return [];
  const meetingIds = wanted.map(({ meetingId }) => meetingId);
  return apologies(db).execute({ meetingIds, starts: wanted.map(({ start }) => instantOfSeconds(start)) });
}

const presentApology = ({ userId, firstName, lastName, note }: ApologyRow): Apology => ({
  userId,
  firstName,
  lastName,
  ...(note !== null && { note }),
});

export interface ApologyReader {
  userId: string;
  relation: Relation;
  now: Date;
}

/**
 * Apologies for an upcoming meeting, for those who may see them (rule meetings.apologies): people in the pod see names,
 * staff see only the number; undefined for anyone else, or once the meeting has begun or is skipped.
 */
export function presentApologies(
  occurrence: Occurrence,
  apologies: readonly ApologyRow[],
  { userId, relation, now }: ApologyReader,
): Apologies | undefined {
  const inPod = isInPod(relation);
  if (apologyObstacle(occurrence, secondsOf(now)) || !(inPod || isStaff(relation))) return undefined;
  const isSeen = (one: ApologyRow) => isStaff(relation) || !one.isDisabled;
  const ofThis = apologies.filter((one) => one.start === occurrence.start && isSeen(one));
  return {
    start: occurrence.start,
    count: ofThis.length,
    mine: ofThis.some((one) => one.userId === userId),
    ...(inPod && { people: ofThis.map(presentApology) }),
    can: { send: inPod },
  };
}
