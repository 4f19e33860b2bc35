import { onboardingApi } from '../api/onboardingApi';
import type { StreamHandler } from '../stream/events';

/** An action became due or was put off; a leader's actions come with a new status, and with that what they may do. */
const actionDue: StreamHandler<'action'> = (_event, { dispatch }) => {
  dispatch(onboardingApi.util.invalidateTags(['Action', 'LeaderStatus', 'Membership']));
};

export const onboardingStreamHandlers = { action: actionDue };
