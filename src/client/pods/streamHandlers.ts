import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

/**
 * With a pod's channel changes the pod: its name, meeting, people or one's own place in it, and with that what one may do in the
 * membership.
 */
const podChanged: StreamHandler<'channel'> = ({ podId }, { dispatch }) => {
  if (podId === undefined) return;
  dispatch(
    emptyApi.util.invalidateTags(['Membership', 'Pod', 'PodMember', 'Waitlist', 'Meeting', 'Assistant', 'Step']),
  );
};

export const podStreamHandlers = { channel: podChanged };
