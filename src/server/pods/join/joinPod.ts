import type { PodPlace } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { freeSeats, isPodPaused, roleIn } from '../lockPod';
import { podSeenBy } from '../reads';
import type { JoinRequest } from '../request';
import { seatAndNotify } from '../seats';
import { addToWaitlist, waitlistPosition } from '../waitlist/waitlist';
import { lockPodForJoin, podPaused } from './lockForJoin';
import { refuseSecondSeat } from './secondSeat';
import { countAttempt } from '../../platform/http/limits/attempts';
import { podsLimits } from '../limits';

type JoinResult = Omit<PodPlace, 'pod'>;

async function takeSeatOrJoinWaitlist(act: Act, request: JoinRequest): Promise<JoinResult> {
  const { userId, podId } = request;
  const locked = await lockPodForJoin(act, request);
  if (roleIn(locked, userId)) return { result: 'member' };
  const waiting = await waitlistPosition(act, podId, userId);
  if (waiting !== undefined) return { result: 'waitlist', position: waiting };
  if (isPodPaused(locked, act.now)) throw podPaused();
  await refuseSecondSeat(act, request);
  if (freeSeats(locked) === 0) return { result: 'waitlist', position: await addToWaitlist(act, locked, userId) };
  await seatAndNotify(act, locked, [userId], 'joined');
  return { result: 'member' };
}

/**
 * Takes a seat, or the next position in a full pod's waitlist (rule pods.join). People already in the pod keep their
 * seat. 409 for a paused pod, and for a participant of another pod of the membership.
 */
export async function joinPod(context: AppContext, request: JoinRequest): Promise<PodPlace> {
  await countAttempt(context, podsLimits.podEntry(request.userId));
  const result = await context.act((act) => takeSeatOrJoinWaitlist(act, request));
  return { ...result, pod: await podSeenBy(context, request.podId, request.userId) };
}
