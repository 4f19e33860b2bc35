import { sql } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { removeRequiredActions, requireAction } from '../onboarding';

/** In the order they are requested (rule onboarding.order). */
export const leaderActions = ['LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING'] as const;

export async function requireLeaderActions(act: Act, userId: string, businessId: string): Promise<void> {
  for (const action of leaderActions) await requireAction(act, userId, businessId, action);
}

/** Removes these actions, unless another membership of the business has approved the user too. */
export async function removeLeaderActions(act: Act, userId: string, businessId: string): Promise<void> {
  const { rows } = await act.tx.execute(sql`
    select 1 from members join memberships on memberships.id = members.membership_id
    where memberships.business_id = ${businessId} and members.user_id = ${userId}
      and members.leader_status = 'APPROVED' limit 1`);
  if (rows.length === 0) await removeRequiredActions(act, userId, businessId, [...leaderActions]);
}
