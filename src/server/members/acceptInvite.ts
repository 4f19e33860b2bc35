import type { AcceptInviteRequest, Membership } from '../../contract/entities.gen';
import { getMembership, resolveInvite } from '../memberships';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
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
 * unknown code.
 */
export async function acceptInvite(context: AppContext, acceptance: Acceptance): Promise<Membership> {
  const { userId, inviteCode, wishes, ip } = acceptance;
  const invite = await resolveInvite(context, { code: inviteCode, preferredPodId: wishes.preferredPodId, ip });
  if (!invite) throw notFound();
  await context.act((act) => completeRegistration(act, userId, joiningBy(invite, wishes)));
  return getMembership(context, userId, invite.membershipId);
}
