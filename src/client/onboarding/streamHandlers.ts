import { onboardingApi } from '../api/onboardingApi';
import type { StreamHandler } from '../stream/events';

/** An action became due; a leader's actions come with a new status. */
const actionDue: StreamHandler<'action'> = (_event, { dispatch }) => {
  dispatch(onboardingApi.util.invalidateTags(['Action', 'LeaderStatus']));
};

export const onboardingStreamHandlers = { action: actionDue };
