import type { AcceptInviteRequest } from '../../../contract/entities.gen';
import type { InviteTarget } from '../../memberships';

export interface Joining extends AcceptInviteRequest {
  then: 'leader' | 'participant';
  /** The membership of the link at registration, so that people can still join if the links have since been reset. */
  membershipId: string;
  invitationId?: string;
}

export const joiningBy = (
  { role, membershipId, invited }: InviteTarget,
  { preferredPodId: chosen, contactWhenNewPod }: AcceptInviteRequest,
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
