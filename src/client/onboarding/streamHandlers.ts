import { onboardingApi } from '../api/onboardingApi';
import { staffStatusTags } from '../api/sessionApi';
import type { StreamHandler } from '../stream/events';

const leaderStanding = ['Action', 'LeaderStatus', 'Membership'] as const;

/** A leader's actions come with a new status, which changes their permissions. */
const actionDue: StreamHandler<'action'> = ({ action }, { dispatch }) => {
  const changed = action === 'SET_UP_TWO_FACTOR' ? staffStatusTags : leaderStanding;
  dispatch(onboardingApi.util.invalidateTags([...changed]));
};

export const onboardingStreamHandlers = { action: actionDue };
