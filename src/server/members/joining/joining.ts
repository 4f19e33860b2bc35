import type { AcceptInviteRequest } from '../../../contract/entities.gen';
import type { InviteTarget } from '../../memberships';

/** How a person joins a membership: the link and their preferences. */
export interface Joining extends AcceptInviteRequest {
  then: 'leader' | 'participant';
  /** The link's membership at registration, so that resetting the links since doesn't exclude them. */
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
