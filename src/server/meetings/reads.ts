import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { membershipCan, type Relation } from '../../domain/permissions';
import type { Queryable } from '../platform/database/client';
import { businessStaff, leaderPods, meetings, members, memberships, pods } from '../platform/database/schema';
import { nextMeeting } from '../../domain/meetings/schedule';
import type { LeaderPodRow } from './presenter';
import { scheduleOfRow, secondsOf } from './schedule';

const leads = (userId: string, membershipId: unknown) => sql<boolean>`exists (
  select from pod_members p where p.membership_id = ${membershipId} and p.user_id = ${userId} and p.role = 'leader')`;

const assists = (userId: string, membershipId: unknown) => sql<boolean>`exists (
  select from pods p where p.membership_id = ${membershipId} and p.assistant_user_id = ${userId}
  and p.assistant_confirmed_at is not null)`;

/** Places that do not count for who attends leader meetings. */
const otherFacts = { ledPodHasMembers: false, participatesInPod: false };

/** Leader meetings that this person attends: leaders, confirmed assistants, staff (decision 25). One statement. */
async function attendedBy(db: Queryable, userId: string, now: Date, which: SQL): Promise<LeaderPodRow[]> {
  const rows = await db
    .select({
      id: leaderPods.id,
      membershipId: leaderPods.membershipId,
      membershipName: memberships.name,
      meeting: meetings,
      staffRole: businessStaff.role,
      member: { id: members.id, disabledAt: members.disabledAt, leaderStatus: members.leaderStatus },
      leadsPod: leads(userId, leaderPods.membershipId),
      assistsPod: assists(userId, leaderPods.membershipId),
    })
    .from(leaderPods)
    .innerJoin(meetings, eq(meetings.id, leaderPods.meetingId))
    .innerJoin(memberships, eq(memberships.id, leaderPods.membershipId))
    .leftJoin(
      businessStaff,
      and(eq(businessStaff.businessId, memberships.businessId), eq(businessStaff.userId, userId)),
    )
    .leftJoin(members, and(eq(members.membershipId, leaderPods.membershipId), eq(members.userId, userId)))
    .where(which);
  return rows
    .map(({ staffRole, member, leadsPod, assistsPod, ...row }) => ({
      ...row,
      facts: { ...otherFacts, leadsPod, assistsPod },
      relation: relationOf(staffRole, member),
    }))
    .filter(({ relation, facts }) => membershipCan(relation, facts).viewLeaderMeetings)
    .sort((a, b) => startOf(a, now) - startOf(b, now));
}

const startOf = ({ meeting }: LeaderPodRow, now: Date): number =>
  nextMeeting(scheduleOfRow(meeting), secondsOf(now)) ?? Number.MAX_SAFE_INTEGER;

type MemberColumns = Pick<typeof members.$inferSelect, 'id' | 'disabledAt' | 'leaderStatus'>;

const relationOf = (staffRole: 'owner' | 'admin' | null, member: MemberColumns | null): Relation => ({
  signedIn: true,
  ...(staffRole && { staffRole }),
  ...(member && { member: { disabled: member.disabledAt !== null, leaderStatus: member.leaderStatus } }),
});

/** Leader meetings of a membership that somebody attends, the next one first. */
export const leaderPodsOf = (db: Queryable, membershipId: string, userId: string, now: Date) =>
  attendedBy(db, userId, now, eq(leaderPods.membershipId, membershipId));

export const leaderPodById = async (db: Queryable, id: string, userId: string, now: Date) =>
  (await attendedBy(db, userId, now, eq(leaderPods.id, id)))[0];

/** Leader meetings somebody attends, in every membership, the next one first. */
export const myLeaderPods = (db: Queryable, userId: string, now: Date) =>
  attendedBy(
    db,
    userId,
    now,
    inArray(
      leaderPods.membershipId,
      sql`(select membership_id from members where user_id = ${userId}
        union select ms.id from memberships ms join business_staff s on s.business_id = ms.business_id
        where s.user_id = ${userId})`,
    ),
  );

/** A meeting with the pod it is of, if any, and whether this person leads or assists in the membership. */
export async function meetingSeenBy(db: Queryable, meetingId: string, userId: string) {
  const [row] = await db
    .select({
      meeting: meetings,
      pod: {
        id: pods.id,
        name: pods.name,
        assistantConfirmedAt: pods.assistantConfirmedAt,
        assistantLink: pods.assistantLink,
      },
      leadsPod: leads(userId, meetings.membershipId),
      assistsPod: assists(userId, meetings.membershipId),
    })
    .from(meetings)
    .leftJoin(pods, eq(pods.meetingId, meetings.id))
    .where(eq(meetings.id, meetingId));
  return row && { ...row, facts: { ...otherFacts, leadsPod: row.leadsPod, assistsPod: row.assistsPod } };
}

/** User ids of who attends the leader meetings of a membership. */
export async function leaderAudience(db: Queryable, membershipId: string): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select m.user_id from members m
      where m.membership_id = ${membershipId} and m.disabled_at is null and (m.leader_status = 'SIGNED_OFF'
        or exists (select from pod_members p
          where p.membership_id = m.membership_id and p.user_id = m.user_id and p.role = 'leader')
        or exists (select from pods p where p.membership_id = m.membership_id and p.assistant_user_id = m.user_id
          and p.assistant_confirmed_at is not null))
    union
    select s.user_id from business_staff s join memberships ms on ms.business_id = s.business_id
      where ms.id = ${membershipId}`);
  return rows.map(({ user_id }) => user_id);
}
