import { emptyApi } from '../api/emptyApi';
import type { StreamHandler } from '../stream/events';

/**
 * A changed channel means a changed pod: its name, meeting or people, or the user's own role in it and so their
 * permissions in the membership.
 */
const podChanged: StreamHandler<'channel'> = ({ podId }, { dispatch }) => {
  if (podId === undefined) return;
  dispatch(
    emptyApi.util.invalidateTags([
      'Membership',
      'Pod',
      'PodMember',
      'Waitlist',
      'Meeting',
      'Assistant',
      'Step',
      'StepResponse',
      'Round',
    ]),
  );
};

const meetingMoved: StreamHandler<'meeting'> = ({ podId }, { dispatch }) => {
  dispatch(
    emptyApi.util.invalidateTags([{ type: 'Round', id: podId }, 'Step', 'StepResponse', 'PodMember', 'Attendance']),
  );
};

export const podStreamHandlers = { channel: podChanged, meeting: meetingMoved };
