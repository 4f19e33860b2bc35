import type { MemberRegistration } from '../../../contract/entities.gen';
import { resolveInvite } from '../../memberships';
import type { AppContext } from '../../platform/context';
import { invalidField } from '../../platform/http/problem';
import { register, type BrowserOrigin } from '../../session';
import { joiningBy, termsOfInvite } from './joining';
import { refusals } from '../refusals';

/**
 * Mails the link that completes a sign-up by invite. The response and its timing are the same for an address with an
 * account; its mailbox gets a link to join with that account (rule session.knownAddress). 400 for an invalid code or
 * pod.
 */
export async function registerMember(
  context: AppContext,
  given: MemberRegistration,
  origin: BrowserOrigin,
): Promise<string> {
  const { inviteCode, preferredPodId, contactWhenNewPod, ...person } = given;
  const invite = await resolveInvite(context, { code: inviteCode, preferredPodId, ip: origin.ip });
  if (!invite) throw invalidField('inviteCode', refusals.linkInvalid);
  const purpose = joiningBy(invite, { preferredPodId, contactWhenNewPod });
  const { membershipName, supportEmail } = invite;
  return register(context, {
    person,
    purpose,
    origin,
    membership: { membershipName, supportEmail },
    terms: termsOfInvite(invite),
  });
}
