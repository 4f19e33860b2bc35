import type { AcceptInviteRequest, Membership, MemberRegistration } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { invalidField, notFound } from '../platform/http/problem';
import { inviteFor, seenMembership, type InviteTarget } from '../memberships';
import { register } from '../session';
import { completeRegistration, type Joining } from './completeRegistration';

interface Wishes {
  preferredPodId?: string;
  contactWhenNewPod?: boolean;
}

const joiningBy = (inviteCode: string, { role, membershipId }: InviteTarget, wishes: Wishes): Joining => ({
  then: role === 'Leader' ? 'leader' : 'participant',
  inviteCode,
  membershipId,
  ...(wishes.preferredPodId && { preferredPodId: wishes.preferredPodId }),
  ...(wishes.contactWhenNewPod && { contactWhenNewPod: true }),
});

/**
 * Sends the link that completes a sign-up by invite link. The same answer, in the same time, for an address that has an
 * account: its mailbox gets a link that joins with that account (decision 15). 400 for a code or a pod that is no more.
 */
export async function registerMember(context: AppContext, given: MemberRegistration, ip: string): Promise<void> {
  const { inviteCode, preferredPodId, contactWhenNewPod, ...person } = given;
  const invite = await inviteFor(context, inviteCode, preferredPodId, ip);
  if (!invite) throw invalidField('inviteCode', 'This link is no longer valid');
  const purpose = joiningBy(inviteCode, invite, { preferredPodId, contactWhenNewPod });
  await register(context, { person, purpose, ip, membershipName: invite.membershipName });
}

/** Somebody signed in joins in one click; a repeat answers the same membership (decision 15). 404 for an unknown code. */
export async function acceptInvite(
  context: AppContext,
  userId: string,
  inviteCode: string,
  wishes: AcceptInviteRequest,
  ip: string,
): Promise<Membership> {
  const invite = await inviteFor(context, inviteCode, wishes.preferredPodId, ip);
  if (!invite) throw notFound();
  await context.act((act) => completeRegistration(act, context, userId, joiningBy(inviteCode, invite, wishes)));
  return seenMembership(context, userId, invite.membershipId);
}
