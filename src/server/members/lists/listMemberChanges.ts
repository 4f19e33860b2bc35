import { and, eq, gte, sql } from 'drizzle-orm';
import type { MemberAttendance, MemberChange } from '../../../contract/entities.gen';
import type { AttendanceStatus } from '../../../domain/meetings/attendance';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { cursorValues, isAfter, orderBy, sortBy, type Keyset } from '../../platform/database/keyset';
import { readPage } from '../../platform/database/readPage';
import { memberChanges } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { presentMember } from '../presenter';
import { membersById } from '../reads';

const { changedAt, memberId } = memberChanges;

const byChange: Keyset = {
  keys: [sortBy(sql`${changedAt}`, 'timestamptz'), sortBy(sql`${memberId}`, 'uuid')],
  direction: 'asc',
};

const attendanceCounts = { CAME: 'came', APOLOGIES: 'apologies', ABSENT: 'absent' } as const satisfies Record<
  AttendanceStatus,
  keyof MemberAttendance
>;

/** The attendance of people at meetings of a membership's pods that have begun, by user. */
async function attendanceOf(
  db: Queryable,
  { membershipId, userIds, now }: { membershipId: string; userIds: string[]; now: Date },
): Promise<Map<string, MemberAttendance>> {
  const { rows } = await db.execute<{ userId: string; status: AttendanceStatus; count: number }>(sql`
    select a.user_id as "userId", a.status, count(*)::int as count
    from attendance a join pods p on p.meeting_id = a.meeting_id
    where p.membership_id = ${membershipId}::uuid and a.starts_at <= ${now.toISOString()}::timestamptz
      and a.user_id = any(${sql.param(userIds)}::uuid[])
    group by a.user_id, a.status`);
  const counts = new Map(userIds.map((id) => [id, { came: 0, apologies: 0, absent: 0 }]));
  for (const { userId, status, count } of rows) {
    const counted = counts.get(userId);
    if (counted) counted[attendanceCounts[status]] = count;
  }
  return counts;
}

interface ChangesQuery extends PageRequest {
  membershipId: string;
  /** Epoch milliseconds. */
  since?: number;
}

/** Lists each member once, by their last change, and those who have left lately (rule integrations.changes). */
export async function listMemberChanges(
  { database: { db }, clock }: AppContext,
  { membershipId, since, ...asked }: ChangesQuery,
): Promise<Page<MemberChange>> {
  const which = and(
    eq(memberChanges.membershipId, membershipId),
    since === undefined ? undefined : gte(changedAt, new Date(since)),
  );
  const page = await readPage(db, asked, byChange, {
    rows: (cursor, limit) =>
      db
        .select({ memberId, changedAt, place: cursorValues(byChange) })
        .from(memberChanges)
        .where(and(which, isAfter(byChange, cursor)))
        .orderBy(orderBy(byChange))
        .limit(limit),
    all: sql`from ${memberChanges} where ${which}`,
  });
  const people = await membersById(
    db,
    page.items.map((row) => row.memberId),
  );
  const userIds = [...people.values()].map(({ userId }) => userId);
  const attendance = await attendanceOf(db, { membershipId, userIds, now: clock.now() });
  const items = page.items.map((row): MemberChange => {
    const person = people.get(row.memberId);
    const change = { memberId: row.memberId, changed: row.changedAt.getTime() };
    if (!person) return { ...change, left: true };
    const counts = attendance.get(person.userId);
    return { ...change, left: false, member: presentMember(person, true), ...(counts && { attendance: counts }) };
  });
  return { ...page, items };
}
