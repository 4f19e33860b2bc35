import { skipToken } from '@reduxjs/toolkit/query';
import type { OnboardingAction } from '../../contract/entities.gen';
import { actionsToAsk } from '../../domain/onboarding/actions';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useListAllMyActionsQuery } from '../api/onboardingApi';
import { useSelectedBusiness } from '../session';
import type { QueryLike } from '../ui/states/QueryState';

/** What is asked of somebody, put off or not, in all their businesses; that of the business worked in comes before the same elsewhere. */
export function useActionsToAsk(): QueryLike<OnboardingAction[]> {
  const businesses = useListMyBusinessesQuery();
  const { business } = useSelectedBusiness();
  const actions = useListAllMyActionsQuery(business ? undefined : skipToken);
  // Of people in no business nothing is asked.
  if (!business) return { ...businesses, currentData: businesses.currentData && [] };
  return { ...actions, currentData: actions.currentData && actionsToAsk(actions.currentData, business.id) };
}
