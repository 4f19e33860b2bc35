import type { Pod } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict, notFound } from '../../platform/http/problem';
import { lockPods, roleIn, type LockedPod } from '../lockPod';
import { podSeenBy } from '../reads';
import { moveParticipant, requireFreeSeat } from './moveParticipant';
import { countAttempt } from '../../platform/http/limits/attempts';
import { podsLimits } from '../limits';
import { refusals } from '../refusals';

interface Switch {
  membershipId: string;
  userId: string;
  fromPodId: string;
  toPodId: string;
}

function checkSwitch(from: LockedPod, to: LockedPod, userId: string): void {
  if (roleIn(from, userId) === 'leader' || roleIn(to, userId) === 'leader') {
    throw conflict('leads_pod', refusals.leaderSwitches);
  }
  if (!roleIn(from, userId)) throw notFound();
}

async function switchLockedPods(act: Act, { membershipId, userId, fromPodId, toPodId }: Switch): Promise<void> {
  const locked = await lockPods(act, membershipId, [fromPodId, toPodId]);
  const from = locked.find(({ pod }) => pod.id === fromPodId);
  const to = locked.find(({ pod }) => pod.id === toPodId);
  if (!from || !to) throw notFound();
  if (roleIn(to, userId) === 'participant') return;
  checkSwitch(from, to, userId);
  await requireFreeSeat(act, to, userId);
  await moveParticipant(act, { from, to, userId });
}

/**
 * Moves a participant with their steps to another pod of the membership with a free seat; their old seat goes to the
 * next person waiting (rule pods.switch). Does nothing if they have already moved. 404 for a pod of another membership
 * or a pod that they aren't in; 409 if the target is full or paused, or they lead either pod.
 */
export async function switchPod(context: AppContext, request: Switch): Promise<Pod> {
  await countAttempt(context, podsLimits.podEntry(request.userId));
  await context.act((act) => switchLockedPods(act, request));
  return podSeenBy(context, request.toPodId, request.userId);
}
