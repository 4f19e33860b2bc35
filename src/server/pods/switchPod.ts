import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { conflict, notFound } from '../platform/http/problem';
import { moveSteps } from '../steps';
import { podIsPaused } from './join';
import { promoteWaiting, seat, unseat } from './seats';
import { freeSeats, isPodPaused, lockPods, roleIn, type LockedPod } from './lock';

export interface Switching {
  membershipId: string;
  userId: string;
  fromPodId: string;
  toPodId: string;
}

function refuse(from: LockedPod, to: LockedPod, { userId }: Switching, now: Date): void {
  if (roleIn(from, userId) === 'leader' || roleIn(to, userId) === 'leader') {
    throw conflict('leads_pod', 'You lead this pod. Only participants can switch.');
  }
  if (!roleIn(from, userId)) throw notFound();
  if (isPodPaused(to, now)) throw podIsPaused();
}

/**
 * Moves a participant with their steps to another pod of the membership that has a seat; the seat they leave goes to
 * who waits for it (decision 30). Harmless when they have moved already. 404 for a pod of another membership or one
 * they are not in; 409 when the other one is full or paused, or they lead either.
 */
export async function switchPods(act: Act, context: AppContext, switching: Switching): Promise<void> {
  const { membershipId, userId, fromPodId, toPodId } = switching;
  const locked = await lockPods(act, membershipId, [fromPodId, toPodId]);
  const from = locked.find(({ pod }) => pod.id === fromPodId);
  const to = locked.find(({ pod }) => pod.id === toPodId);
  if (!from || !to) throw notFound();
  if (roleIn(to, userId) === 'participant') return;
  refuse(from, to, switching, act.now);
  await promoteWaiting(act, context, to);
  if (freeSeats(to) === 0) throw conflict('pod_full', 'This pod has no free place any more.');
  await unseat(act, context, from, userId, { how: 'switched' });
  await moveSteps(act, fromPodId, to.pod, userId);
  await seat(act, context, to, [userId], 'switched');
  await promoteWaiting(act, context, from);
}
