import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { DEFERRAL_MS, type OnboardingActionName } from '../../domain/onboarding/actions';
import type { Act } from '../platform/act';
import { onboardingActions } from '../platform/database/schema';

/**
 * Adds a required action for a person in a business, even if they have completed it before. A profile that has a bio is
 * already complete (rule onboarding.done). The person's open pages are notified. `isDeferred` starts it as if answered
 * with 'Not now' (rule onboarding.deferred).
 */
export async function requireAction(
  act: Act,
  userId: string,
  businessId: string,
  action: OnboardingActionName,
  { isDeferred = false } = {},
): Promise<void> {
  const now = act.now.toISOString();
  const deferredUntil = isDeferred ? new Date(act.now.getTime() + DEFERRAL_MS).toISOString() : null;
  const { rowCount } = await act.tx.execute(sql`
    insert into onboarding_actions (user_id, business_id, action, created_at, deferred_until)
    select id, ${businessId}::uuid, ${action}, ${now}::timestamptz, ${deferredUntil}::timestamptz from users
    where id = ${userId} and (${action} <> 'COMPLETE_PROFILE' or bio = '')
    on conflict (user_id, business_id, action) do update set created_at = excluded.created_at, completed_at = null,
      deferred_until = excluded.deferred_until
    where onboarding_actions.completed_at is not null`);
  if (rowCount) act.publish({ userIds: [userId] }, { type: 'action', businessId, action });
}

export async function markActionDone(
  act: Act,
  userId: string,
  businessId: string | undefined,
  action: OnboardingActionName,
): Promise<void> {
  await act.tx
    .update(onboardingActions)
    .set({ completedAt: act.now })
    .where(
      and(
        eq(onboardingActions.userId, userId),
        eq(onboardingActions.action, action),
        businessId === undefined ? undefined : eq(onboardingActions.businessId, businessId),
        isNull(onboardingActions.completedAt),
      ),
    );
}

export async function removeRequiredActions(
  act: Act,
  userId: string,
  businessId: string,
  actions: OnboardingActionName[],
): Promise<void> {
  await act.tx
    .delete(onboardingActions)
    .where(
      and(
        eq(onboardingActions.userId, userId),
        eq(onboardingActions.businessId, businessId),
        inArray(onboardingActions.action, actions),
      ),
    );
}

/**
 * Removes all required actions of a person who no longer belongs to a business (rule onboarding.dropped). A disabled
 * membership still counts: its actions return when access is restored.
 */
export async function removeActionsOfLeaver(act: Act, userId: string, businessId: string): Promise<void> {
  await act.tx.execute(sql`
    delete from onboarding_actions where user_id = ${userId} and business_id = ${businessId}
      and not exists (select from business_staff where business_id = ${businessId} and user_id = ${userId})
      and not exists (select from members join memberships on memberships.id = members.membership_id
        where memberships.business_id = ${businessId} and members.user_id = ${userId})`);
}
