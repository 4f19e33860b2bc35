import { skipToken } from '@reduxjs/toolkit/query';
import type { OnboardingAction } from '../../contract/entities.gen';
import { actionsToAsk } from '../../domain/onboarding/actions';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useListAllMyActionsQuery } from '../api/onboardingApi';
import { useSelectedBusiness } from '../session';
import type { QueryLike } from '../ui/states/QueryState';

/** Covers all businesses, deferred or not; the selected business's actions come first. */
export function useActionsToAsk(): QueryLike<OnboardingAction[]> {
  const businesses = useListMyBusinessesQuery();
  const { business } = useSelectedBusiness();
  const actions = useListAllMyActionsQuery(business ? undefined : skipToken);
  if (!business) return { ...businesses, currentData: businesses.currentData && [] };
  return { ...actions, currentData: actions.currentData && actionsToAsk(actions.currentData, business.id) };
}
