import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/database/client';
import { leaderPods, meetings, members, memberships, podMembers, pods, users } from '../../platform/database/schema';
import { leaderMeetingAttendees } from '../leaderMeetings/attendees';
import { meetingColumns } from '../schedule';

const columns = {
  meeting: meetingColumns,
  podId: pods.id,
  podName: pods.name,
  leaderPodId: leaderPods.id,
  membershipName: memberships.name,
  supportEmail: memberships.supportEmail,
};

const selectMeetings = (db: Queryable) =>
  db
    .select(columns)
    .from(meetings)
    .innerJoin(memberships, eq(memberships.id, meetings.membershipId))
    .leftJoin(pods, eq(pods.meetingId, meetings.id))
    .leftJoin(leaderPods, eq(leaderPods.meetingId, meetings.id));

export type MeetingWithContext = Awaited<ReturnType<typeof selectMeetings>>[number];

/**
 * Locks the next meetings due for a check, longest wait first; skips those in `except` and those locked by other
 * processes.
 */
export const lockDueMeetings = (
  tx: Tx,
  now: Date,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<MeetingWithContext[]> =>
  selectMeetings(tx)
    .where(and(lte(meetings.checkAt, now), notInArray(meetings.id, [...except])))
    .orderBy(asc(meetings.checkAt))
    .limit(limit)
    .for('update', { of: meetings, skipLocked: true });

export async function findMeetingToMail(db: Queryable, meetingId: string): Promise<MeetingWithContext | undefined> {
  const [row] = await selectMeetings(db).where(eq(meetings.id, meetingId));
  return row;
}

/** Records when to check meetings again; null for never. Epoch seconds. One statement. */
export async function scheduleNextChecks(
  tx: Tx,
  checks: { meetingId: string; nextCheckAt: number | null }[],
): Promise<void> {
  await tx.execute(sql`
    update meetings t set look_at = to_timestamp(checked."nextCheckAt")
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) checked("meetingId" uuid, "nextCheckAt" float8)
    where t.id = checked."meetingId"`);
}

export interface Attendee {
  meetingId: string;
  userId: string;
  /** When the attendee joined; unknown for leader meetings. */
  since?: Date;
}

/** Attendees of these meetings, excluding members disabled in the membership. At most two statements. */
export async function attendeesOf(tx: Tx, rows: MeetingWithContext[]): Promise<Attendee[]> {
  const ofPods = rows.flatMap(({ podId, meeting }) => (podId ? [{ podId, meetingId: meeting.id }] : []));
  const ofLeaders = rows.filter(({ leaderPodId }) => leaderPodId !== null).map(({ meeting }) => meeting);
  const meetingOf = new Map(ofPods.map(({ podId, meetingId }) => [podId, meetingId]));
  const inPods = await peopleOf(tx, [...meetingOf.keys()]);
  const membershipIds = [...new Set(ofLeaders.map(({ membershipId }) => membershipId))];
  const leaders = membershipIds.length === 0 ? [] : await leaderMeetingAttendees(tx, membershipIds);
  return [
    ...inPods.map(({ podId, userId, since }) => ({ meetingId: meetingOf.get(podId) ?? '', userId, since })),
    ...ofLeaders.flatMap(({ id: meetingId, membershipId }) =>
      leaders.filter((leader) => leader.membershipId === membershipId).map(({ userId }) => ({ meetingId, userId })),
    ),
  ];
}

async function peopleOf(tx: Tx, podIds: string[]) {
  if (podIds.length === 0) return [];
  return tx
    .select({ podId: podMembers.podId, userId: podMembers.userId, since: podMembers.joinedAt })
    .from(podMembers)
    .innerJoin(members, and(eq(members.membershipId, podMembers.membershipId), eq(members.userId, podMembers.userId)))
    .where(and(inArray(podMembers.podId, podIds), isNull(members.disabledAt)));
}

export interface ReminderRecipient extends Record<string, unknown> {
  userId: string;
  email: string;
  firstName: string;
  timezone: string | null;
}

export interface MeetingReminder {
  userId: string;
  kind: 'MEETING_DAY' | 'MEETING_SOON';
  meetingId: string;
  occasion: Date;
}

/**
 * Records reminders, and returns the new reminders whose recipients want them and aren't disabled (rule
 * meetings.reminders). One statement, however many reminders there are.
 */
export async function recordReminders(
  tx: Tx,
  now: Date,
  remindings: MeetingReminder[],
): Promise<(MeetingReminder & ReminderRecipient)[]> {
  if (remindings.length === 0) return [];
  const { rows } = await tx.execute<
    ReminderRecipient & { kind: MeetingReminder['kind']; meetingId: string; occasion: number }
  >(sql`
    with noted as (
      insert into reminders (user_id, kind, subject_id, occasion, created_at)
      select r."userId", r.kind, r."meetingId", r.occasion, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(remindings)}::jsonb)
        r("userId" uuid, kind text, "meetingId" uuid, occasion timestamptz)
      join users u on u.id = r."userId" and u.disabled_at is null
      left join notification_settings s on s.user_id = u.id and s.type = 'MEETING_REMINDER'
      where not exists (select from attendance a where a.meeting_id = r."meetingId" and a.starts_at = r.occasion
          and a.user_id = r."userId" and a.status = 'APOLOGIES')
        and coalesce(s.frequency, 'BOTH') in ('BOTH', case r.kind when 'MEETING_DAY' then 'DAY' else 'FIFTEEN_MINUTES' end)
      on conflict do nothing returning user_id, kind, subject_id, occasion)
    select n.user_id as "userId", n.kind, n.subject_id as "meetingId",
      extract(epoch from n.occasion)::float8 as occasion, u.email, u.first_name as "firstName", u.timezone
    from noted n join users u on u.id = n.user_id`);
  return rows.map((row) => ({ ...row, occasion: new Date(row.occasion * 1000) }));
}

export async function findReminderRecipient(
  db: Queryable,
  { userId, membershipId, podId }: { userId: string; membershipId: string; podId: string | null },
): Promise<ReminderRecipient | undefined> {
  const [row] = await db
    .select({ userId: users.id, email: users.email, firstName: users.firstName, timezone: users.timezone })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.disabledAt),
        sql`not exists (select from notification_settings s where s.user_id = ${userId} and s.type = 'MEETING_REMINDER'
          and s.frequency in ('FIFTEEN_MINUTES', 'NEVER'))`,
        podId === null
          ? undefined
          : sql`exists (select from pod_members p join members m on m.membership_id = p.membership_id
              and m.user_id = p.user_id and m.disabled_at is null where p.pod_id = ${podId} and p.user_id = ${userId})`,
      ),
    );
  if (!row || podId !== null) return row;
  const places = await leaderMeetingAttendees(db, [membershipId], [userId]);
  return places.length > 0 ? row : undefined;
}
