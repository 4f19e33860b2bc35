import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { PersonAttendance, PodAttendance } from '../../../contract/entities.gen';
import { attendanceSince, countAttendance, isRecorded } from '../../../domain/meetings/attendance';
import { recentMeetings } from '../../../domain/meetings/recentMeetings';
import { meetingsBetween } from '../../../domain/meetings/heldMeetings';
import type { Schedule } from '../../../domain/meetings/schedule';
import { runsMeetings, isStaff } from '../../../domain/permissions';
import { secondsOf } from '../../platform/clock';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { isDisabledMember } from '../../platform/database/isDisabledMember';
import { fullNameInOrder } from '../../platform/database/nameOrder';
import { attendance, meetings, podMembers, pods, users } from '../../platform/database/schema';
import { groupBy } from '../../platform/groupBy';
import type { Access } from '../../platform/http/call';
import { notFound } from '../../platform/http/problem';
import { instantOfSeconds, scheduleColumns } from '../schedule';
import { scheduleSince } from '../scheduleSince';
import { presentAttendance, type MarkRow } from './attendancePresenter';

interface StoredMark extends MarkRow {
  start: number;
}

async function recentMarks(db: Queryable, meetingId: string, schedule: Schedule, now: number) {
  const from = attendanceSince(now);
  const held = meetingsBetween(schedule, from, now).map(({ start }) => instantOfSeconds(start));
  const rows: StoredMark[] = await db
    .select({
      start: sql`extract(epoch from ${attendance.startsAt})::bigint`.mapWith(Number),
      userId: attendance.userId,
      status: attendance.status,
      apology: attendance.apology,
    })
    .from(attendance)
    .where(
      and(
        eq(attendance.meetingId, meetingId),
        or(
          and(gte(attendance.startsAt, instantOfSeconds(from)), lte(attendance.startsAt, instantOfSeconds(now))),
          inArray(attendance.startsAt, held),
        ),
      ),
    )
    .orderBy(attendance.startsAt, attendance.userId);
  return groupBy(rows, ({ start }) => start);
}

const peopleOf = (db: Queryable, podId: string, others: string[]) =>
  db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      photoId: users.photoId,
      isInPod: sql<boolean>`${podMembers.userId} is not null`,
      isDisabled: isDisabledMember(sql`(select membership_id from pods where id = ${podId})`, sql`${users.id}`),
    })
    .from(users)
    .leftJoin(podMembers, and(eq(podMembers.podId, podId), eq(podMembers.userId, users.id)))
    .where(
      // Not two conditions with `or`, with which the database would check every account.
      sql`${users.id} in (select user_id from pod_members where pod_id = ${podId}::uuid
        union select unnest(${sql.param(others)}::uuid[]))`,
    )
    .orderBy(sql`${podMembers.userId} is null`, fullNameInOrder(users.firstName, users.lastName), users.id);

function countsOf(people: Awaited<ReturnType<typeof peopleOf>>, marks: StoredMark[]): PersonAttendance[] {
  const of = groupBy(marks, ({ userId }) => userId);
  return people.map(({ photoId, isDisabled: _, ...person }) => ({
    ...person,
    ...(photoId !== null && { photoId }),
    ...countAttendance((of.get(person.userId) ?? []).map(({ status }) => status)),
  }));
}

/**
 * Attendance of a pod's meetings in the last eight weeks, as the caller may see it (rule meetings.attendance). At most
 * four statements. 404 if the pod is gone.
 */
export async function getPodAttendance(
  { database: { db }, clock }: AppContext,
  podId: string,
  { userId }: { userId: string },
  { relation }: Access,
): Promise<PodAttendance> {
  const [row] = await db
    .select({ id: meetings.id, ...scheduleColumns })
    .from(pods)
    .innerJoin(meetings, eq(meetings.id, pods.meetingId))
    .where(eq(pods.id, podId));
  if (!row) throw notFound();
  const now = clock.now();
  const schedule = await scheduleSince(db, row, attendanceSince(secondsOf(now)));
  const recorded = await recentMarks(db, row.id, schedule, secondsOf(now));
  const kept = [...recorded]
    .filter(([, marks]) => isRecorded(countAttendance(marks.map(({ status }) => status))))
    .map(([start]) => start);
  const shown = recentMeetings(schedule, kept, secondsOf(now));
  const runs = runsMeetings(relation);
  const all = shown.flatMap(({ start }) => recorded.get(start) ?? []);
  const listed =
    runs || isStaff(relation) ? await peopleOf(db, podId, [...new Set(all.map((mark) => mark.userId))]) : [];
  const people = listed.filter(({ isDisabled }) => isStaff(relation) || !isDisabled);
  const hidden = new Set(isStaff(relation) ? [] : listed.filter((one) => one.isDisabled).map((one) => one.userId));
  const reader = { userId, runsMeetings: runs, hidden, now };
  return {
    meetings: shown.map((one) => presentAttendance(one, recorded.get(one.start) ?? [], reader)),
    people: countsOf(people, all),
    can: { record: runs },
  };
}
