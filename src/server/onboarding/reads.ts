import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { ONBOARDING_ACTIONS } from '../../domain/onboarding/actions';
import type { Queryable } from '../platform/database/client';
import { onboardingActions } from '../platform/database/schema';

/** What is due for somebody in a business, the first to be asked first; until when it was put off. */
export async function dueActions(
  db: Queryable,
  userId: string,
  businessId: string,
): Promise<{ action: OnboardingActionName; deferredUntil: Date | null }[]> {
  const rows = await db
    .select({ action: onboardingActions.action, deferredUntil: onboardingActions.deferredUntil })
    .from(onboardingActions)
    .where(
      and(
        eq(onboardingActions.userId, userId),
        eq(onboardingActions.businessId, businessId),
        isNull(onboardingActions.completedAt),
      ),
    );
  return ONBOARDING_ACTIONS.flatMap((action) => rows.filter((row) => row.action === action));
}

/** Whether somebody runs this business or has an enabled place in one of its memberships (rule members.disabled). */
export async function belongsTo(db: Queryable, userId: string, businessId: string): Promise<boolean> {
  const { rows } = await db.execute<{ belongs: boolean }>(sql`
    select exists (select 1 from business_staff where business_id = ${businessId} and user_id = ${userId})
        or exists (
          select 1 from members join memberships on memberships.id = members.membership_id
          where memberships.business_id = ${businessId} and members.user_id = ${userId} and members.disabled_at is null
        ) as belongs`);
  return rows[0]?.belongs ?? false;
}
