import { and, eq, isNull } from 'drizzle-orm';
import type { ConfirmedPage } from '../../../contract/entities.gen';
import { pageLinks } from '../../../domain/links';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import { Problem } from '../../platform/http/problem';
import type { AccountDetails } from '../accounts';
import { linkGone } from '../codes';
import { mailAccountReady, type Joined } from '../notices';
import { confirmLink } from './confirmableLinks';
import { registrationLink, type RegistrationPurpose } from './verification';
import './hooks';
import { countAttempt } from '../../platform/http/limits/attempts';
import { sessionLimits } from '../limits';

type Complete = (act: Act, userId: string, purpose: RegistrationPurpose) => Promise<ConfirmedPage>;

/**
 * Confirms a registration: verifies the address and completes the registration's purpose exactly once. Returns the page
 * to show (rule session.landingPages), the same for every later confirmation within the 48 hours. Returns /invalid when
 * the purpose is no longer possible (the membership is gone); the address is still verified so that the person can sign
 * in. 400 for an unknown or expired code.
 */
export async function confirmRegistration(context: AppContext, code: string, ip: string): Promise<ConfirmedPage> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  try {
    return await context.act((act) => confirm(act, code, completePurpose));
  } catch (error) {
    // A dead link is an error, rather than a purpose that is no longer possible.
    if (!(error instanceof Problem) || error.status >= 500 || error.code === linkGone().code) throw error;
    return context.act((act) => confirm(act, code, () => Promise.resolve(pageLinks.invalid())));
  }
}

function confirm(act: Act, code: string, complete: Complete): Promise<ConfirmedPage> {
  return confirmLink(act, registrationLink, code, async ({ userId, payload: { identity, purpose } }) => {
    await verifyAccount(act, userId, identity);
    return complete(act, userId, purpose);
  });
}

/**
 * Verifies the account with the name, password and time zone of the registration confirmed first. Clears the time zone
 * if that registration had none, since a zone from an earlier registration may be a stranger's.
 */
async function verifyAccount(act: Act, userId: string, identity: AccountDetails | undefined): Promise<void> {
  await act.tx
    .update(users)
    .set({ ...(identity && { ...identity, timezone: identity.timezone ?? null }), verifiedAt: act.now })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)));
}

async function completePurpose(act: Act, userId: string, purpose: RegistrationPurpose): Promise<ConfirmedPage> {
  if (purpose.then === 'business') return completeBusiness(act, userId, purpose.businessName);
  if (purpose.then === 'account') return mailReady(act, userId);
  const joined = await act.hooks.completeMemberRegistration(act, userId, purpose);
  return purpose.then === 'leader' ? pageLinks.leaderEmailVerified() : mailReady(act, userId, joined);
}

async function completeBusiness(act: Act, userId: string, businessName: string): Promise<ConfirmedPage> {
  const isApproved = await act.hooks.completeBusinessRegistration(act, userId, businessName);
  return isApproved ? mailReady(act, userId, { name: businessName }) : pageLinks.approvalPending();
}

async function mailReady(act: Act, userId: string, joined?: Joined): Promise<ConfirmedPage> {
  await mailAccountReady(act, userId, joined);
  return pageLinks.emailVerified();
}
