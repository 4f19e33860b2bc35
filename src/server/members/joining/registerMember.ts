import type { MemberRegistration } from '../../../contract/entities.gen';
import { resolveInvite } from '../../memberships';
import type { AppContext } from '../../platform/context';
import { invalidField } from '../../platform/http/problem';
import { register } from '../../session';
import { joiningBy } from './joining';

/**
 * Mails the link that completes a sign-up by invite. The response and its timing are the same for an address with an
 * account; its mailbox gets a link to join with that account (rule session.knownAddress). 400 for an invalid code or
 * pod.
 */
export async function registerMember(context: AppContext, given: MemberRegistration, ip: string): Promise<void> {
  const { inviteCode, preferredPodId, contactWhenNewPod, ...person } = given;
  const invite = await resolveInvite(context, { code: inviteCode, preferredPodId, ip });
  if (!invite) throw invalidField('inviteCode', 'This link is no longer valid');
  const purpose = joiningBy(invite, { preferredPodId, contactWhenNewPod });
  const { membershipName, supportEmail } = invite;
  await register(context, { person, purpose, ip, membership: { membershipName, supportEmail } });
}
