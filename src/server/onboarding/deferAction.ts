import { and, eq, isNull } from 'drizzle-orm';
import type { DeferActionRequest } from '../../contract/entities.gen';
import { DEFERRAL_MS, appliesToAllBusinesses } from '../../domain/onboarding/actions';
import type { AppContext } from '../platform/context';
import { onboardingActions, users } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { latestDueTerms } from '../terms';
import { belongsToBusiness } from './reads';

/**
 * Postpones an action ('Not now'): for seven days its screen doesn't open automatically on any device, but the action
 * stays due (rule onboarding.deferred). A bio and new terms are postponed in all their businesses. 404 for a business that is not
 * theirs; has no effect if the action is not due.
 */
export async function deferAction(
  context: AppContext,
  userId: string,
  { businessId, action }: DeferActionRequest,
): Promise<void> {
  if (!(await belongsToBusiness(context.database.db, userId, businessId))) throw notFound();
  await context.act(async ({ tx, now, publish }) => {
    const deferredUntil = new Date(now.getTime() + DEFERRAL_MS);
    if (action === 'ACCEPT_TERMS') {
      if (!(await latestDueTerms(tx, userId))) return;
      await tx.update(users).set({ termsDeferredUntil: deferredUntil }).where(eq(users.id, userId));
      publish({ userIds: [userId] }, { type: 'action', businessId, action });
      return;
    }
    const { rowCount } = await tx
      .update(onboardingActions)
      .set({ deferredUntil })
      .where(
        and(
          eq(onboardingActions.userId, userId),
          appliesToAllBusinesses(action) ? undefined : eq(onboardingActions.businessId, businessId),
          eq(onboardingActions.action, action),
          isNull(onboardingActions.completedAt),
        ),
      );
    if (rowCount) publish({ userIds: [userId] }, { type: 'action', businessId, action });
  });
}
