import type { NamedPerson } from '../../notifications';
import type { Act } from '../../platform/act';
import { conflict } from '../../platform/http/problem';
import { moveSteps } from '../../steps';
import { freeSeats, isPodPaused, roleIn, type LockedPod } from '../lockPod';
import { removeParticipant, seatAndNotify } from '../seats';
import { promoteFromWaitlist } from '../waitlist/promotion';
import { podPaused } from './lockForJoin';
import { refusals } from '../refusals';

/**
 * Gives a locked pod's free seats to the people waiting. Throws if none is left for this person, or while the pod is
 * paused.
 */
export async function requireFreeSeat(act: Act, to: LockedPod, userId: string): Promise<void> {
  if (isPodPaused(to, act.now)) throw podPaused();
  await promoteFromWaitlist(act, to);
  if (freeSeats(to) === 0 && !roleIn(to, userId)) throw conflict('pod_full', refusals.podFull);
}

interface Move {
  from: LockedPod;
  to: LockedPod;
  userId: string;
  /** The member of staff who moves them; absent if they switch themselves. */
  placedBy?: NamedPerson | undefined;
}

/**
 * Moves a participant with their steps to a locked pod with a free seat; the old seat goes to the next person
 * waiting.
 */
export async function moveParticipant(act: Act, { from, to, userId, placedBy }: Move): Promise<void> {
  await removeParticipant(act, from, userId, { how: 'switched', placedBy });
  await moveSteps(act, from.pod.id, to.pod, userId);
  await seatAndNotify(act, to, [userId], 'switched', placedBy);
  await promoteFromWaitlist(act, from);
}
