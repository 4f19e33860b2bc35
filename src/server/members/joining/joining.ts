import type { AcceptInviteRequest } from '../../../contract/entities.gen';
import type { InviteTarget } from '../../memberships';

/** How a person joins a membership: the link and their preferences. */
export interface Joining extends AcceptInviteRequest {
  then: 'leader' | 'participant';
  /** The membership of the link at registration, so that people can still join if the links have since been reset. */
  membershipId: string;
}

export const joiningBy = (
  { role, membershipId }: InviteTarget,
  { preferredPodId, contactWhenNewPod }: AcceptInviteRequest,
): Joining => ({
  then: role === 'Leader' ? 'leader' : 'participant',
  membershipId,
  ...(preferredPodId && { preferredPodId }),
  ...(contactWhenNewPod && { contactWhenNewPod: true }),
});
