import type { WaitlistConsent, WaitlistEntry } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import { freeSeats, isPodPaused, roleIn, type LockedPod } from '../lockPod';
import { lockPodForJoin, podPaused } from '../join/lockForJoin';
import { refuseSecondSeat } from '../join/secondSeat';
import type { JoinRequest } from '../request';
import { addToWaitlist, updateConsents } from './waitlist';
import { waitlistEntryOf } from './waitlistReads';
import { countAttempt } from '../../platform/http/limits/attempts';
import { podsLimits } from '../limits';
import { refusals } from '../refusals';

async function checkWaitlistEntry(act: Act, locked: LockedPod, request: JoinRequest): Promise<void> {
  if (isPodPaused(locked, act.now)) throw podPaused();
  await refuseSecondSeat(act, request);
  if (freeSeats(locked) > 0) throw conflict('seat_free', refusals.seatFree);
}

/**
 * Joins a full pod's waitlist; a repeat keeps the position and updates the consents. 409 while a seat is free, while
 * the pod is paused, or for a participant of another pod in the membership (rule pods.waitlist).
 */
export async function joinWaitlist(
  context: AppContext,
  request: JoinRequest,
  consents: WaitlistConsent,
): Promise<WaitlistEntry> {
  await countAttempt(context, podsLimits.podEntry(request.userId));
  const { podId, userId } = request;
  await context.act(async (act) => {
    const locked = await lockPodForJoin(act, request);
    if (roleIn(locked, userId)) throw conflict('already_in_pod', refusals.alreadyInPod);
    if (await updateConsents(act, podId, userId, consents)) return;
    await checkWaitlistEntry(act, locked, request);
    await addToWaitlist(act, locked, userId, consents);
  });
  return waitlistEntryOf(context, podId, userId);
}
