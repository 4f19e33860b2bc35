import { changedInPod } from '../api/cacheRules';
import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

const leadingChanged: StreamHandler<'leadership'> = (_event, { dispatch }) => {
  dispatch(emptyApi.util.invalidateTags(['Leader', 'LeaderStatus', 'LeaderPod', 'Membership', 'Pod', 'Business']));
};

/** The change may be an offer to lead the pod, or its answer. */
const podChanged: StreamHandler<'pod'> = ({ podId, change }, { dispatch }) => {
  if (change === 'changed') dispatch(emptyApi.util.invalidateTags(changedInPod(podId, 'LeaderTransfer')));
};

export const leadershipStreamHandlers = { leadership: leadingChanged, pod: podChanged };
