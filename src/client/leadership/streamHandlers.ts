import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

/** People join or leave the leader channel when they start or stop leading, assisting or administering. */
const leadingChanged: StreamHandler<'channel'> = ({ podId }, { dispatch }) => {
  if (podId !== undefined) {
    // The change may be a request to the pod, or an answer to one.
    dispatch(emptyApi.util.invalidateTags(['LeaderTransfer']));
    return;
  }
  dispatch(emptyApi.util.invalidateTags(['Leader', 'LeaderStatus', 'LeaderPod', 'Membership', 'Pod', 'Business']));
};

export const leadershipStreamHandlers = { channel: leadingChanged };
