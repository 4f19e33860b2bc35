import { eq } from 'drizzle-orm';
import type { Business } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businesses, users } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { staffOf } from '../tenancy';
import { mailStaffTwoFactor } from './notices';
import { presentBusiness } from './presenter';
import { refusals } from './refusals';

const ownTwoFactorNeeded = () => conflict('two_factor_off', refusals.ownTwoFactorOff);

/**
 * Sets whether staff must use two-factor login, as the owner decides (rule session.staffTwoFactor). Staff who have not
 * set it up can't act as staff from now on, and are mailed. 409 if the owner has not set up two-factor login.
 */
export function setStaffTwoFactor(
  context: AppContext,
  businessId: string,
  ownerId: string,
  required: boolean,
): Promise<Business> {
  return context.act(async (act) => {
    const isThis = eq(businesses.id, businessId);
    const [business] = await act.tx.select().from(businesses).where(isThis).for('no key update');
    if (!business) throw notFound();
    if (required) await checkOwnerHasTwoFactor(act, ownerId);
    if (required !== business.staffTwoFactor) {
      await act.tx.update(businesses).set({ staffTwoFactor: required }).where(isThis);
      await recordAct(act, required ? 'STAFF_TWO_FACTOR_REQUIRED' : 'STAFF_TWO_FACTOR_OPTIONAL', { businessId });
      await notifyStaffWithout(act, business, required);
    }
    const { name } = business;
    return presentBusiness({ id: businessId, name, role: 'owner', staffTwoFactor: required, awaitsTwoFactor: false });
  });
}

/** An owner who turns off two-factor login at the same time waits for this act and then fails. */
async function checkOwnerHasTwoFactor({ tx }: Act, ownerId: string): Promise<void> {
  const { twoFactorSince } = users;
  const [owner] = await tx.select({ twoFactorSince }).from(users).where(eq(users.id, ownerId)).for('share');
  if (!owner?.twoFactorSince) throw ownTwoFactorNeeded();
}

/**
 * A staff member who turns off two-factor login at the same time either comes first and is mailed too, or waits for
 * this act and then fails.
 */
async function notifyStaffWithout(act: Act, business: { id: string; name: string }, required: boolean): Promise<void> {
  const staff = await staffOf(act.tx, business.id).for('share', { of: users });
  const without = staff.filter(({ twoFactorSince }) => twoFactorSince === null);
  if (without.length === 0) return;
  const userIds = without.map(({ id }) => id);
  act.publish({ userIds }, { type: 'action', businessId: business.id, action: 'SET_UP_TWO_FACTOR' });
  if (required) for (const person of without) mailStaffTwoFactor(act, business, person);
}
