import { skipToken } from '@reduxjs/toolkit/query';
import type { OnboardingAction } from '../../contract/entities.gen';
import { actionsToAsk } from '../../domain/onboarding/actions';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useListAllMyActionsQuery } from '../api/onboardingApi';
import { useSelectedBusiness } from '../session';
import type { QueryLike } from '../ui/states/QueryState';

/**
 * All actions due in the user's businesses, deferred or not; an action in the selected business comes before the same
 * action elsewhere.
 */
export function useActionsToAsk(): QueryLike<OnboardingAction[]> {
  const businesses = useListMyBusinessesQuery();
  const { business } = useSelectedBusiness();
  const actions = useListAllMyActionsQuery(business ? undefined : skipToken);
  // Users without a business have no actions.
  if (!business) return { ...businesses, currentData: businesses.currentData && [] };
  return { ...actions, currentData: actions.currentData && actionsToAsk(actions.currentData, business.id) };
}
