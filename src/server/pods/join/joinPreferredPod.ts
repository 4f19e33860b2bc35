import type { Act } from '../../platform/act';
import { freeSeats, isPodPaused, lockPods, roleIn } from '../lockPod';
import { promoteFromWaitlist } from '../waitlist/promotion';
import type { PodRequest } from '../request';
import { seatAndNotify } from '../seats';
import { addToWaitlist, waitlistPosition } from '../waitlist/waitlist';
import { participatedPodName } from './secondSeat';

/**
 * Gives an enabled member with a verified address the pod they chose at sign-up: a seat, or otherwise a waitlist
 * position, even for a paused pod (rule members.preferredPod). Does nothing if the pod is deleted or the person already
 * participates in a pod.
 */
export async function joinPreferredPod(act: Act, request: PodRequest): Promise<void> {
  const { membershipId, podId, userId } = request;
  const [locked] = await lockPods(act, membershipId, [podId]);
  if (!locked) return;
  // Promotion from the waitlist may seat the same person.
  await promoteFromWaitlist(act, locked);
  if (roleIn(locked, userId) || (await participatedPodName(act, request)) !== undefined) return;
  if (freeSeats(locked) > 0 && !isPodPaused(locked, act.now)) await seatAndNotify(act, locked, [userId], 'joined');
  else if ((await waitlistPosition(act, podId, userId)) === undefined) await addToWaitlist(act, locked, userId);
}
