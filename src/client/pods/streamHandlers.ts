import { changedInPod } from '../api/cacheRules';
import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

/** Who is in a pod shows in its people, seats, queue, steps and turns; other changes may concern anything of it. */
const podChanged: StreamHandler<'pod'> = ({ podId, change }, { dispatch }) => {
  const people = changedInPod(podId, 'Pod', 'PodMember', 'Waitlist', 'Assistant', 'Step', 'Round');
  const others = change === 'people' ? [] : (['Membership', 'Meeting', { type: 'StepResponse', id: podId }] as const);
  dispatch(emptyApi.util.invalidateTags([...people, ...others]));
};

export const podStreamHandlers = { pod: podChanged };
