import type { MemberRegistration } from '../../../contract/entities.gen';
import { resolveInvite } from '../../memberships';
import type { AppContext } from '../../platform/context';
import { invalidField } from '../../platform/http/problem';
import { register } from '../../session';
import { joiningBy } from './joining';

/**
 * Sends the link that completes a sign-up by invite link. The same answer, in the same time, for an address that has an
 * account: its mailbox gets a link that joins with that account (rule session.knownAddress). 400 for a code or a pod
 * that is no more.
 */
export async function registerMember(context: AppContext, given: MemberRegistration, ip: string): Promise<void> {
  const { inviteCode, preferredPodId, contactWhenNewPod, ...person } = given;
  const invite = await resolveInvite(context, { code: inviteCode, preferredPodId, ip });
  if (!invite) throw invalidField('inviteCode', 'This link is no longer valid');
  const purpose = joiningBy(invite, { preferredPodId, contactWhenNewPod });
  const { membershipName, supportEmail } = invite;
  await register(context, { person, purpose, ip, membership: { membershipName, supportEmail } });
}
