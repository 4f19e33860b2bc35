import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

/** With a pod's channel changes the pod: its name, meeting, people or one's own place in it. */
const podChanged: StreamHandler<'channel'> = ({ podId }, { dispatch }) => {
  if (podId === undefined) return;
  dispatch(emptyApi.util.invalidateTags(['Pod', 'PodMember', 'Waitlist', 'Meeting', 'Assistant', 'Step']));
};

export const podStreamHandlers = { channel: podChanged };
