import { changedInPod } from '../api/cacheRules';
import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

/**
 * A change of a pod's people affects its members, seats, waitlist, steps and turns; other changes may affect anything
 * of it.
 */
const podChanged: StreamHandler<'pod'> = ({ podId, change }, { dispatch }) => {
  const people = changedInPod(podId, 'Pod', 'PodMember', 'Waitlist', 'Assistant', 'Step', 'Round');
  const others = change === 'people' ? [] : (['Membership', 'Meeting', { type: 'StepResponse', id: podId }] as const);
  dispatch(emptyApi.util.invalidateTags([...people, ...others]));
};

export const podStreamHandlers = { pod: podChanged };
