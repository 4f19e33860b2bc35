import type { AcceptInviteRequest } from '../../../contract/entities.gen';
import type { InviteTarget } from '../../memberships';

/** How somebody comes into a membership: by which link, and with which wishes. */
export interface Joining extends AcceptInviteRequest {
  then: 'leader' | 'participant';
  /** What the link was for when they registered: a reset of the links since does not shut them out. */
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
