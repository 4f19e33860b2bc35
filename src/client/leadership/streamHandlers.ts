import { changedInPod } from '../api/cacheRules';
import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

const leadingChanged: StreamHandler<'leadership'> = (_event, { dispatch }) => {
  const outdated = ['Leader', 'LeaderStatus', 'LeaderPod', 'Meeting', 'Membership', 'Pod', 'Business'] as const;
  dispatch(emptyApi.util.invalidateTags([...outdated]));
};

/** The change may be an offer to lead the pod, or its answer. */
const podChanged: StreamHandler<'pod'> = ({ podId, change }, { dispatch }) => {
  if (change === 'changed') dispatch(emptyApi.util.invalidateTags(changedInPod(podId, 'LeaderTransfer')));
};

export const leadershipStreamHandlers = { leadership: leadingChanged, pod: podChanged };
