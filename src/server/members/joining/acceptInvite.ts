import type { AcceptInviteRequest, Membership } from '../../../contract/entities.gen';
import { getMembership, resolveInvite } from '../../memberships';
import type { AppContext } from '../../platform/context';
import { notFound, unauthorized } from '../../platform/http/problem';
import { lockUser } from '../../session';
import { completeMemberRegistration } from './completeMemberRegistration';
import { joiningBy } from './joining';
import { countAttempt } from '../../platform/http/limits/attempts';
import { membersLimits } from '../limits';

interface Acceptance {
  userId: string;
  inviteCode: string;
  wishes: AcceptInviteRequest;
  ip: string;
}

/**
 * Joins a signed-in person in one click; a repeat returns the same membership (rule members.oneClick). 404 for an
 * unknown code, 429 for repeated joining and leaving.
 */
export async function acceptInvite(context: AppContext, acceptance: Acceptance): Promise<Membership> {
  const { userId, inviteCode, wishes, ip } = acceptance;
  await countAttempt(context, membersLimits.inviteAcceptance(userId));
  const invite = await resolveInvite(context, { code: inviteCode, preferredPodId: wishes.preferredPodId, ip });
  if (!invite) throw notFound();
  await context.act(async (act) => {
    // Locks the user before the membership, as account deletion does, so that one act runs strictly before the other.
    if (!(await lockUser(act, userId))) throw unauthorized();
    await completeMemberRegistration(act, userId, joiningBy(invite, wishes));
  });
  return getMembership(context, userId, invite.membershipId);
}
