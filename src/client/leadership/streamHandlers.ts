import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

/** Into and out of the leader channel goes who begins and ceases to lead, assist or administer. */
const leadingChanged: StreamHandler<'channel'> = ({ podId }, { dispatch }) => {
  if (podId !== undefined) {
    // What a pod was asked, or answered, may be what has changed about it.
    dispatch(emptyApi.util.invalidateTags(['LeaderTransfer']));
    return;
  }
  dispatch(emptyApi.util.invalidateTags(['Leader', 'LeaderStatus', 'LeaderPod', 'Membership', 'Pod', 'Business']));
};

export const leadershipStreamHandlers = { channel: leadingChanged };
