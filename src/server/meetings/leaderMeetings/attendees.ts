import { sql, type SQL } from 'drizzle-orm';
import type { MembershipFacts } from '../../../domain/permissions';
import { assistsPod } from '../../platform/database/assistsPod';
import type { Queryable } from '../../platform/database/client';

export const leadershipColumns = (userId: string, membershipId: unknown) => ({
  leadsPod: sql<boolean>`exists (
    select from pod_members p where p.membership_id = ${membershipId} and p.user_id = ${userId} and p.role = 'leader')`,
  assistsPod: assistsPod(membershipId, userId),
});

export const leadershipFacts = ({
  leadsPod,
  assistsPod,
}: Pick<MembershipFacts, 'leadsPod' | 'assistsPod'>): MembershipFacts => ({
  leadsPod,
  assistsPod,
  ledPodHasMembers: false,
  participatesInPod: false,
});

export type LeaderMeetingAttendee = { membershipId: string; userId: string };

export async function leaderMeetingAttendees(
  db: Queryable,
  membershipIds: string[],
  userIds?: string[],
): Promise<LeaderMeetingAttendee[]> {
  const memberships = sql`${sql.param(membershipIds)}::uuid[]`;
  const isOneOf = (user: SQL) => (userIds ? sql`${user} = any(${sql.param(userIds)}::uuid[])` : sql`true`);
  const { rows } = await db.execute<LeaderMeetingAttendee>(sql`
    select m.membership_id as "membershipId", m.user_id as "userId" from members m
    where m.membership_id = any(${memberships}) and ${isOneOf(sql`m.user_id`)} and m.disabled_at is null
      and (m.leader_status = 'SIGNED_OFF'
        or exists (select from pod_members p
          where p.membership_id = m.membership_id and p.user_id = m.user_id and p.role = 'leader')
        or ${assistsPod(sql`m.membership_id`, sql`m.user_id`)})
    union
    select ms.id, s.user_id from business_staff s join memberships ms on ms.business_id = s.business_id
    where ms.id = any(${memberships}) and ${isOneOf(sql`s.user_id`)}`);
  return rows;
}

export async function leaderMeetingAttendeeIds(db: Queryable, membershipId: string): Promise<string[]> {
  return (await leaderMeetingAttendees(db, [membershipId])).map(({ userId }) => userId);
}
