import type { AppContext } from '../../platform/context';
import { lockPod } from '../lockPod';
import type { PodRequest } from '../request';
import { removeFromWaitlist } from './waitlist';

/**
 * Leaves a pod's waitlist, under the pod's lock, so that nobody is seated after leaving. Does nothing for people not in
 * it.
 */
export function leaveWaitlist(context: AppContext, { membershipId, podId, userId }: PodRequest): Promise<void> {
  return context.act(async (act) => {
    await lockPod(act, membershipId, podId);
    await removeFromWaitlist(act, podId, userId);
  });
}
