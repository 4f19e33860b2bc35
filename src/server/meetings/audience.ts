import { sql, type SQL } from 'drizzle-orm';
import type { MembershipFacts } from '../../domain/permissions';
import { assistsPod } from '../platform/database/assistsPod';
import type { Queryable } from '../platform/database/client';

/** Columns that say whether somebody leads a pod of a membership, and whether they are a confirmed assistant there. */
export const leadershipColumns = (userId: string, membershipId: unknown) => ({
  leadsPod: sql<boolean>`exists (
    select from pod_members p where p.membership_id = ${membershipId} and p.user_id = ${userId} and p.role = 'leader')`,
  assistsPod: assistsPod(membershipId, userId),
});

/** What these columns mean for who attends leader meetings; other places don't count for it. */
export const leadershipFacts = ({
  leadsPod,
  assistsPod,
}: Pick<MembershipFacts, 'leadsPod' | 'assistsPod'>): MembershipFacts => ({
  leadsPod,
  assistsPod,
  ledPodHasMembers: false,
  participatesInPod: false,
});

const leadersAndAssistants = (membershipId: string): SQL => sql`
  select m.user_id from members m
  where m.membership_id = ${membershipId} and m.disabled_at is null and (m.leader_status = 'SIGNED_OFF'
    or exists (select from pod_members p
      where p.membership_id = m.membership_id and p.user_id = m.user_id and p.role = 'leader')
    or ${assistsPod(sql`m.membership_id`, sql`m.user_id`)})`;

/** User ids of who attends the leader meetings of a membership (rule meetings.leaderMeetings). */
export async function leaderMeetingAudience(db: Queryable, membershipId: string): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    ${leadersAndAssistants(membershipId)}
    union
    select s.user_id from business_staff s join memberships ms on ms.business_id = s.business_id
      where ms.id = ${membershipId}`);
  return rows.map(({ user_id }) => user_id);
}
