import { eq } from 'drizzle-orm';
import type { RecoveryCodes } from '../../../contract/entities.gen';
import { recordAct } from '../../audit';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { conflict } from '../../platform/http/problem';
import { mailNewRecoveryCodes, mailTwoFactorOff } from '../notices';
import { actWithProof, type OwnProof } from '../login/actWithProof';
import { hasEmail } from '../reads';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes';
import { publishStaffTwoFactor, businessesRequiringTwoFactor, businessesRunBy } from './staffTwoFactor';
import { refusals } from '../refusals';

async function clearTwoFactor(act: Act, userId: string): Promise<void> {
  await act.tx
    .update(users)
    .set({ twoFactorSince: null, twoFactorSecret: null, twoFactorStep: null })
    .where(eq(users.id, userId));
  await deleteRecoveryCodes(act, userId);
}

const required = (businessName: string) =>
  conflict('two_factor_required_of_staff', refusals.twoFactorRequiredOfStaff({ businessName }));

/**
 * Turns two-factor login off, given proof of identity (rule account.person). Does nothing if it is off; 409 while a
 * business requires it.
 */
export function turnOffTwoFactor(context: AppContext, caller: Caller, proof: OwnProof): Promise<void> {
  return actWithProof(context, caller, proof, async (act, user) => {
    if (user.twoFactorSince === null) return;
    const [asking] = await businessesRequiringTwoFactor(act.tx, user.id);
    if (asking) throw required(asking.name);
    await clearTwoFactor(act, user.id);
    mailTwoFactorOff(act, user);
  });
}

/**
 * Operator command: turns two-factor login off for a person without their app or a recovery code (rule
 * session.twoFactorLost). Owners of the businesses they run see it in the audit log. Returns whether it was on;
 * undefined for an unknown address.
 */
export async function turnOffTwoFactorFor(act: Act, email: string): Promise<boolean | undefined> {
  const [user] = await act.tx.select().from(users).where(hasEmail(email)).for('no key update');
  if (user === undefined || user.twoFactorSince === null) return user && false;
  await clearTwoFactor(act, user.id);
  mailTwoFactorOff(act, user, { byOperator: true });
  await publishStaffTwoFactor(act, user.id);
  for (const businessId of await businessesRunBy(act.tx, user.id))
    await recordAct(act, 'TWO_FACTOR_TURNED_OFF', { businessId, by: user.id });
  return true;
}

/** Returns ten new recovery codes, given proof of identity; 409 while two-factor login is off. */
export function renewRecoveryCodes(context: AppContext, caller: Caller, proof: OwnProof): Promise<RecoveryCodes> {
  return actWithProof(context, caller, proof, async (act, user) => {
    if (user.twoFactorSince === null) throw conflict('two_factor_off', refusals.twoFactorOff);
    const recoveryCodes = await replaceRecoveryCodes(act, user.id);
    mailNewRecoveryCodes(act, user);
    return { recoveryCodes };
  });
}
