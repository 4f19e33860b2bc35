import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import type { Act } from '../platform/act';
import { onboardingActions } from '../platform/database/schema';

/**
 * Asks somebody to do something before anything else in a business, again if they did it before. A profile that has a
 * bio is complete already (rule onboarding.done). The person's open pages learn of it.
 */
export async function requireAction(
  act: Act,
  userId: string,
  businessId: string,
  action: OnboardingActionName,
): Promise<void> {
  const now = act.now.toISOString();
  const { rowCount } = await act.tx.execute(sql`
    insert into onboarding_actions (user_id, business_id, action, created_at)
    select id, ${businessId}::uuid, ${action}, ${now}::timestamptz from users
    where id = ${userId} and (${action} <> 'COMPLETE_PROFILE' or bio = '')
    on conflict (user_id, business_id, action) do update set created_at = excluded.created_at, completed_at = null
    where onboarding_actions.completed_at is not null`);
  if (rowCount) act.publish({ userIds: [userId] }, { type: 'action', businessId, action });
}

/** The action is done, in this business or, without one, in all of them. Harmless when it is not due. */
export async function settleAction(
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

/** Somebody's part in a business ended, so nothing of these is asked of them any more. */
export async function dropActions(
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
