import { and, eq, sql } from 'drizzle-orm';
import { dropLeaderActions, withdrawApplication } from '../leadership';
import { lockMembership } from '../memberships';
import { dropActions } from '../onboarding';
import type { Act } from '../platform/act';
import { members } from '../platform/database/schema';
import { leaveAllPods } from '../pods';

/** Somebody's place in a membership. */
export interface Place {
  membershipId: string;
  userId: string;
}

/** Drops what a business asks of its members for somebody who has no place in it any more (rule onboarding.dropped). */
async function dropAskedOf(act: Act, userId: string, businessId: string): Promise<void> {
  await dropLeaderActions(act, userId, businessId);
  const { rows } = await act.tx.execute<{ belongs: boolean }>(sql`
    select
      exists (select 1 from members m join memberships s on s.id = m.membership_id
        where s.business_id = ${businessId} and m.user_id = ${userId})
      or exists (select 1 from business_staff where business_id = ${businessId} and user_id = ${userId}) as belongs`);
  if (!rows[0]?.belongs) await dropActions(act, userId, businessId, ['COMPLETE_PROFILE']);
}

/** Ends a place with all that hangs on it: pods, waitlists, an application to lead, what is asked of them. */
export async function endMembership(act: Act, place: Place): Promise<void> {
  const { membershipId, userId } = place;
  const { businessId } = await lockMembership(act, membershipId);
  await leaveAllPods(act, place);
  await withdrawApplication(act, place);
  await act.tx.delete(members).where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  await dropAskedOf(act, userId, businessId);
}
