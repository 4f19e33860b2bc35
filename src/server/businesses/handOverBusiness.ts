import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit';
import { removeRequiredActions } from '../onboarding';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businesses, businessStaff, users } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { conflict } from '../platform/http/problem';
import { actWithProof, type OwnProof } from '../session';
import { notifyHandedOver } from './notices';
import { refusals } from './refusals';

type StaffRole = 'owner' | 'admin';

async function changeRole(act: Act, businessId: string, userId: string, from: StaffRole, to: StaffRole) {
  const { rowCount } = await act.tx
    .update(businessStaff)
    .set({ role: to })
    .where(
      and(eq(businessStaff.businessId, businessId), eq(businessStaff.userId, userId), eq(businessStaff.role, from)),
    );
  return rowCount === 1;
}

/** 409 for an account that couldn't act as owner: the former owner couldn't take the business back. */
async function checkMayOwn({ tx }: Act, businessId: string, adminId: string): Promise<void> {
  const { disabledAt, twoFactorSince } = users;
  const [admin] = await tx.select({ disabledAt, twoFactorSince }).from(users).where(eq(users.id, adminId)).for('share');
  if (!admin || admin.disabledAt) throw conflict('account_disabled', refusals.accountDisabled);
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId));
  if (business?.staffTwoFactor && !admin.twoFactorSince) {
    throw conflict('two_factor_off', refusals.twoFactorOff);
  }
}

const notAdmin = () => conflict('not_admin', refusals.notAdmin);

/**
 * Makes an admin the owner of a business, and the owner an admin (rule businesses.handOver). Requires the owner's
 * password and code. 409 if the person is no longer an admin, or couldn't act as owner.
 */
export function handOverBusiness(
  context: AppContext,
  caller: Caller,
  { businessId, adminId, ...proof }: OwnProof & { businessId: string; adminId: string },
): Promise<void> {
  return actWithProof(context, caller, proof, async (act) => {
    if (adminId === caller.userId) throw notAdmin();
    const gaveUp = await changeRole(act, businessId, caller.userId, 'owner', 'admin');
    if (!gaveUp || !(await changeRole(act, businessId, adminId, 'admin', 'owner'))) {
      throw notAdmin();
    }
    await checkMayOwn(act, businessId, adminId);
    await removeRequiredActions(act, caller.userId, businessId, ['OWNER_ADMIN_PROMPT']);
    act.publish({ userIds: [caller.userId, adminId] }, { type: 'action', businessId, action: 'SET_UP_TWO_FACTOR' });
    await notifyHandedOver(act, { businessId, from: caller.userId, to: adminId });
    await recordAct(act, 'BUSINESS_HANDED_OVER', { businessId, personId: adminId });
  });
}
