import type { AcceptInviteRequest } from '../../contract/entities.gen';
import type { InviteTarget } from '../memberships';

/** How somebody comes into a membership: by which link, and with which wishes. */
export interface Joining extends AcceptInviteRequest {
  then: 'leader' | 'participant';
  inviteCode: string;
  /** What the code was for when they registered: a reset of the links since does not shut them out. */
  membershipId?: string;
}

export const joiningBy = (
  inviteCode: string,
  { role, membershipId }: InviteTarget,
  { preferredPodId, contactWhenNewPod }: AcceptInviteRequest,
): Joining => ({
  then: role === 'Leader' ? 'leader' : 'participant',
  inviteCode,
  membershipId,
  ...(preferredPodId && { preferredPodId }),
  ...(contactWhenNewPod && { contactWhenNewPod: true }),
});
