import { eq } from 'drizzle-orm';
import type { BusinessAdminRegistration } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import { trackLeadership } from '../meetings';
import { enableInAllMemberships } from '../members';
import { requireAction } from '../onboarding';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businesses, businessStaff } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { linkGone, startSession, useCode, type BrowserOrigin, type NewSession, type PresentableUser } from '../session';
import { findInvitation, mayStillInvite } from './invitation';
import { acceptedOnJoining, acceptedOnSignUp, acceptVersions } from '../terms';
import { invitedAccount, passwordNeeded } from './invitedAccount';
import { notifyAdminJoined } from './notices';
import { countAttempt } from '../platform/http/limits/attempts';
import { businessesLimits } from './limits';

/**
 * Makes the invited person an admin and signs them in. The link proves their address, so a new account is verified
 * immediately. An existing account is kept and requires its password, unless the person is signed in to it, when the
 * code is enough. 400 for a used, unknown or expired code, a sender who may no longer invite, a wrong password, a
 * missing name or password, or if the terms have changed.
 */
export async function registerBusinessAdmin(
  context: AppContext,
  given: BusinessAdminRegistration,
  caller: Caller | undefined,
  { ip, language }: BrowserOrigin,
): Promise<NewSession> {
  const { db } = context.database;
  const now = context.clock.now();
  await countAttempt(context, businessesLimits.adminCodeFrom(ip));
  const invitation = await findInvitation(db, given.inviteCode, now);
  if (!invitation) throw linkGone();
  const account = await invitedAccount(context, invitation.email, given, caller, language);
  const accept = account.isNew ? acceptedOnSignUp : acceptedOnJoining;
  const terms = { businessId: invitation.businessId, agreements: [] };
  const versionIds = await accept(db, terms, given.acceptedVersions);
  return context.act(async (act) => {
    await lockStaffTwoFactor(act, invitation.businessId);
    const { userId: inviterId } = (await useCode(act.tx, given.inviteCode, ['admin-invite'], act.now)) ?? {};
    if (!inviterId || !(await mayStillInvite(act.tx, invitation.businessId, inviterId))) throw linkGone();
    const user = await account.take(act);
    // Runs first because it locks the account, as an account deletion does.
    const hasGivenCode = user.id === caller?.userId;
    const session = await startSession(act.tx, act.config.tokenSecret, user, act.now, { hasGivenCode });
    if (!session) throw passwordNeeded();
    await addAdmin(act, invitation.businessId, user);
    await acceptVersions(act, user.id, { versionIds, act: 'INVITATION' });
    return session;
  });
}

/**
 * Locks the two-factor requirement until this act ends, so that a concurrent act that turns it on also mails the new
 * admin.
 */
async function lockStaffTwoFactor({ tx }: Act, businessId: string): Promise<void> {
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('share');
}

async function addAdmin(act: Act, businessId: string, user: PresentableUser): Promise<void> {
  await trackLeadership(act, { businessId }, [user.id]);
  await enableInAllMemberships(act, businessId, user.id);
  const added = await act.tx
    .insert(businessStaff)
    .values({ businessId, userId: user.id, role: 'admin', createdAt: act.now })
    .onConflictDoNothing()
    .returning({ userId: businessStaff.userId });
  if (added.length === 0) return;
  await requireAction(act, user.id, businessId, 'COMPLETE_PROFILE');
  await notifyAdminJoined(act, businessId, user);
  // Sets `by`, since the new admin may have been signed out until now.
  await recordAct(act, 'ADMIN_JOINED', { businessId, by: user.id });
}
