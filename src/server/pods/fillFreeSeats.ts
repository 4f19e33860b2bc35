import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { promoteWaiting } from './seats';
import { lockPods } from './lock';

/** Gives free seats of these pods to who waits for them: when somebody may join again, or a pause is over (decision 31). */
export async function fillFreeSeats(
  act: Act,
  context: AppContext,
  membershipId: string,
  podIds: string[],
): Promise<void> {
  for (const locked of await lockPods(act, membershipId, podIds)) await promoteWaiting(act, context, locked);
}
