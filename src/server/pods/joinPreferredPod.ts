import type { PodPlace } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { freeSeats, isPodPaused, lockPods, roleIn } from './lock';
import { ensureMember } from './lockForJoin';
import { podTakenPartIn } from './onePlace';
import { promoteFromWaitlist } from './promotion';
import type { PodRequest } from './request';
import { seatPeople } from './seats';
import { addToWaitlist } from './waitlist';

/**
 * The pod somebody chose when they signed up, once their address is proven: a seat, else the queue, for a paused pod
 * too (rule members.preferredPod). Undefined when the pod is gone, or they are participant of another one.
 */
export async function joinPreferredPod(act: Act, request: PodRequest): Promise<Omit<PodPlace, 'pod'> | undefined> {
  const { membershipId, podId, userId } = request;
  const [locked] = await lockPods(act, membershipId, [podId]);
  if (!locked) return undefined;
  if (roleIn(locked, userId)) return { result: 'member' };
  if ((await podTakenPartIn(act, request)) !== undefined) return undefined;
  await ensureMember(act, request);
  await promoteFromWaitlist(act, locked);
  const mustWait = freeSeats(locked) === 0 || isPodPaused(locked, act.now);
  if (mustWait) return { result: 'waitlist', position: await addToWaitlist(act, locked, userId) };
  await seatPeople(act, locked, [userId], 'joined');
  return { result: 'member' };
}
