import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OnboardingActionName } from '../../domain/onboarding/actions';
import { DEFERRAL_MS, ONBOARDING_ACTIONS } from '../../domain/onboarding/actions';
import type { Queryable } from '../platform/database/client';
import { awaitsTwoFactor } from '../platform/database/awaitsTwoFactor';
import { businessStaff, onboardingActions, users } from '../platform/database/schema';
import { latestDueTerms } from '../terms';

export interface DueAction {
  action: OnboardingActionName;
  businessId: string;
  deferredUntil: Date | null;
}

/** Derived from the person's state: it can't be completed or postponed as an action (rule session.staffTwoFactor). */
async function dueTwoFactor(db: Queryable, userId: string, businessIds: readonly string[]): Promise<DueAction[]> {
  const { businessId, userId: staffId } = businessStaff;
  const rows = await db
    .select({ businessId })
    .from(businessStaff)
    .where(
      and(eq(staffId, userId), inArray(businessId, [...businessIds]), awaitsTwoFactor(sql`business_id`, sql`user_id`)),
    )
    .orderBy(businessId);
  return rows.map((row) => ({ ...row, action: 'SET_UP_TWO_FACTOR', deferredUntil: null }));
}

/** Derived from what the person has accepted; asked once for all businesses (rule terms.due). */
async function dueTerms(db: Queryable, userId: string, businessIds: readonly string[]): Promise<DueAction[]> {
  const latest = await latestDueTerms(db, userId);
  if (!latest) return [];
  const [person] = await db.select({ until: users.termsDeferredUntil }).from(users).where(eq(users.id, userId));
  // 'Not now' is about what was due then.
  const isAboutThese = person?.until && person.until.getTime() - DEFERRAL_MS >= latest.getTime();
  const deferredUntil = isAboutThese ? person.until : null;
  return [...businessIds].sort().map((businessId) => ({ businessId, action: 'ACCEPT_TERMS', deferredUntil }));
}

export async function dueActions(db: Queryable, userId: string, businessIds: readonly string[]): Promise<DueAction[]> {
  const derived = [...(await dueTwoFactor(db, userId, businessIds)), ...(await dueTerms(db, userId, businessIds))];
  const due = [...derived, ...(await storedActions(db, userId, businessIds))];
  return ONBOARDING_ACTIONS.flatMap((name) => due.filter((row) => row.action === name));
}

async function storedActions(db: Queryable, userId: string, businessIds: readonly string[]): Promise<DueAction[]> {
  const { action, businessId, deferredUntil } = onboardingActions;
  return db
    .select({ action, businessId, deferredUntil })
    .from(onboardingActions)
    .where(
      and(
        eq(onboardingActions.userId, userId),
        inArray(businessId, [...businessIds]),
        isNull(onboardingActions.completedAt),
      ),
    )
    .orderBy(businessId);
}

export async function belongsToBusiness(db: Queryable, userId: string, businessId: string): Promise<boolean> {
  const { rows } = await db.execute<{ belongs: boolean }>(sql`
    select exists (select 1 from business_staff where business_id = ${businessId} and user_id = ${userId})
        or exists (
          select 1 from members join memberships on memberships.id = members.membership_id
          where memberships.business_id = ${businessId} and members.user_id = ${userId} and members.disabled_at is null
        ) as belongs`);
  return rows[0]?.belongs ?? false;
}
