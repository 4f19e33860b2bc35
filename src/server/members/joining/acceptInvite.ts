import type { AcceptInviteRequest, Membership } from '../../../contract/entities.gen';
import { getMembership, resolveInvite } from '../../memberships';
import type { AppContext } from '../../platform/context';
import { notFound, unauthorized } from '../../platform/http/problem';
import { attempts, countAttempt, lockUser } from '../../session';
import { completeRegistration } from './completeRegistration';
import { joiningBy } from './joining';

interface Acceptance {
  userId: string;
  inviteCode: string;
  wishes: AcceptInviteRequest;
  ip: string;
}

/**
 * Somebody signed in joins in one click; a repeat answers the same membership (rule members.oneClick). 404 for an
 * unknown code, 429 for who comes and goes again and again.
 */
export async function acceptInvite(context: AppContext, acceptance: Acceptance): Promise<Membership> {
  const { userId, inviteCode, wishes, ip } = acceptance;
  await countAttempt(context, attempts.inviteAcceptance(userId));
  const invite = await resolveInvite(context, { code: inviteCode, preferredPodId: wishes.preferredPodId, ip });
  if (!invite) throw notFound();
  await context.act(async (act) => {
    // Before the membership, as who deletes their account does: either comes wholly first.
    if (!(await lockUser(act, userId))) throw unauthorized();
    await completeRegistration(act, userId, joiningBy(invite, wishes));
  });
  return getMembership(context, userId, invite.membershipId);
}
