import type { Act } from '../../platform/act';
import { freeSeats, isPodPaused, lockPods, roleIn } from '../lock';
import { podTakenPartIn } from './onePlace';
import { promoteFromWaitlist } from '../waitlist/promotion';
import type { PodRequest } from '../request';
import { seatPeople } from '../seats';
import { addToWaitlist, waitlistPosition } from '../waitlist/waitlist';

/**
 * The pod that an enabled member chose when they signed up, once their address is proven: a seat, else the queue, for a
 * paused pod too (rule members.preferredPod). Nothing when the pod is gone, or they are participant of one already.
 */
export async function joinPreferredPod(act: Act, request: PodRequest): Promise<void> {
  const { membershipId, podId, userId } = request;
  const [locked] = await lockPods(act, membershipId, [podId]);
  if (!locked) return;
  // Whom it seats may be the one who chose it.
  await promoteFromWaitlist(act, locked);
  if (roleIn(locked, userId) || (await podTakenPartIn(act, request)) !== undefined) return;
  if (freeSeats(locked) > 0 && !isPodPaused(locked, act.now)) await seatPeople(act, locked, [userId], 'joined');
  else if ((await waitlistPosition(act, podId, userId)) === undefined) await addToWaitlist(act, locked, userId);
}
