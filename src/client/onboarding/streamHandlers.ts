import type { OnboardingActionName } from '../../domain/onboarding/actions';
import type { TagType } from '../api/emptyApi';
import { onboardingApi } from '../api/onboardingApi';
import { staffStatusTags } from '../api/sessionApi';
import type { StreamHandler } from '../stream/events';

const leaderStanding = ['Action', 'LeaderStatus', 'Membership'] as const;

const tagsOf: Partial<Record<OnboardingActionName, readonly TagType[]>> = {
  SET_UP_TWO_FACTOR: staffStatusTags,
  ACCEPT_TERMS: ['Action', 'Terms'],
};

/** A leader's actions come with a new status, which changes their permissions. */
const actionDue: StreamHandler<'action'> = ({ action }, { dispatch }) => {
  const changed = tagsOf[action] ?? leaderStanding;
  dispatch(onboardingApi.util.invalidateTags([...changed]));
};

export const onboardingStreamHandlers = { action: actionDue };
