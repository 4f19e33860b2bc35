import type { AcceptInviteRequest } from '../../../contract/entities.gen';
import { agreementOf, type InviteTarget } from '../../memberships';
import type { TermsScope } from '../../terms';

export interface Joining extends Omit<AcceptInviteRequest, 'acceptedVersions'> {
  then: 'leader' | 'participant';
  /** The membership of the link at registration, so that people can still join if the links have since been reset. */
  membershipId: string;
  invitationId?: string;
}

export const joiningBy = (
  { role, membershipId, invited }: InviteTarget,
  { preferredPodId: chosen, contactWhenNewPod }: Omit<AcceptInviteRequest, 'acceptedVersions'>,
): Joining => {
  // Staff may invite somebody to a pod; the person's own choice takes precedence.
  const preferredPodId = chosen ?? (contactWhenNewPod ? undefined : invited?.podId);
  return {
    then: role === 'Leader' ? 'leader' : 'participant',
    membershipId,
    ...(preferredPodId && { preferredPodId }),
    ...(contactWhenNewPod && { contactWhenNewPod: true }),
    ...(invited && { invitationId: invited.invitationId }),
  };
};

/** The texts that people accept by an invite of this role. */
export const termsOfInvite = ({ role, membershipId, businessId }: InviteTarget): TermsScope => ({
  businessId,
  membershipId,
  agreements: [agreementOf(role)],
});
