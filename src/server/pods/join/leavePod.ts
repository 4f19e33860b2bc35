import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import { deleteLockedPod } from '../deletePod';
import { lockPod, participantsOf, roleIn, type LockedPod } from '../lockPod';
import type { Departure } from '../notices';
import { promoteFromWaitlist } from '../waitlist/promotion';
import type { PodRequest } from '../request';
import { removeParticipant } from '../seats';
import { refusals } from '../refusals';

const leadsPodWithMembers = () => conflict('leads_pod', refusals.leaderLeaves);

/**
 * Removes a person from a locked pod: the first on the waitlist takes the seat, and a leader's empty pod is deleted.
 */
export async function leaveLockedPod(
  act: Act,
  locked: LockedPod,
  userId: string,
  departure: Departure = { how: 'left' },
): Promise<void> {
  if (roleIn(locked, userId) === 'leader') {
    if (participantsOf(locked).length > 0) throw leadsPodWithMembers();
    return deleteLockedPod(act, locked, userId);
  }
  await removeParticipant(act, locked, userId, departure);
  await promoteFromWaitlist(act, locked);
}

/**
 * Leaves a pod; leaving one's own empty pod deletes it. Does nothing for people outside the pod. 409 for the leader of
 * a pod with members (rule pods.leave).
 */
export function leavePod(context: AppContext, { membershipId, podId, userId }: PodRequest): Promise<void> {
  return context.act(async (act) => {
    const locked = await lockPod(act, membershipId, podId);
    if (roleIn(locked, userId)) await leaveLockedPod(act, locked, userId);
  });
}
