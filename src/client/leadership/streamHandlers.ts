import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

/** The leader channel gains or loses people who start or stop leading, assisting or administering. */
const leadingChanged: StreamHandler<'channel'> = ({ podId }, { dispatch }) => {
  if (podId !== undefined) {
    // A request to the pod, or an answer, may be the change.
    dispatch(emptyApi.util.invalidateTags(['LeaderTransfer']));
    return;
  }
  dispatch(emptyApi.util.invalidateTags(['Leader', 'LeaderStatus', 'LeaderPod', 'Membership', 'Pod', 'Business']));
};

export const leadershipStreamHandlers = { channel: leadingChanged };
