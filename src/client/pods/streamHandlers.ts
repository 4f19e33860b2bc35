import { changedInPod } from '../api/cacheRules';
import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

const peopleTags = ['Pod', 'PodMember', 'Waitlist', 'Assistant', 'Step', 'Round'] as const;
const otherTags = ['Membership', 'Meeting', 'StepResponse'] as const;

/**
 * A user who comes into a pod or leaves it is affected in others, too: they no longer wait for a pod, or may join one
 * again. When somebody else does, their apologies go with them.
 */
const podChanged: StreamHandler<'pod'> = ({ podId, change }, { dispatch }) => {
  const { invalidateTags } = emptyApi.util;
  if (change === 'added' || change === 'removed') dispatch(invalidateTags([...peopleTags, ...otherTags]));
  else {
    const others = change === 'people' ? [] : (['Membership', { type: 'StepResponse', id: podId }] as const);
    dispatch(invalidateTags([...changedInPod(podId, ...peopleTags), 'Meeting', ...others]));
  }
};

export const podStreamHandlers = { pod: podChanged };
