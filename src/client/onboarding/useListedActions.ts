import { skipToken } from '@reduxjs/toolkit/query';
import { actionScreens, withoutLaterSteps, type OnboardingActionName } from '../../domain/onboarding/actions';
import { paths } from '../../domain/links';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useNotificationPagesInfiniteQuery } from '../api/notificationsApi';
import { useListMyActionsQuery } from '../api/onboardingApi';
import { useSelectedBusiness } from '../session';
import type { QueryLike } from '../ui/QueryState';

/**
 * What is due in the selected business, put off or not: it stays within reach in the bell (rule onboarding.atStart). What a
 * notification that is shown leads to already is left out. Nothing is known until it has been answered for this very business.
 */
export function useListedActions(): QueryLike<OnboardingActionName[]> {
  const businesses = useListMyBusinessesQuery();
  const { business } = useSelectedBusiness();
  const actions = useListMyActionsQuery(business ? { businessId: business.id } : skipToken);
  const { data: notifications } = useNotificationPagesInfiniteQuery();
  // Of people in no business nothing is asked.
  if (!business) return { ...businesses, currentData: businesses.currentData && [] };
  const isNotified = (action: OnboardingActionName) =>
    notifications?.pages
      .flatMap(({ items }) => items)
      .some(({ primaryActionUrl }) => primaryActionUrl === paths[actionScreens[action]]);
  const due = actions.currentData && withoutLaterSteps(actions.currentData).map(({ action }) => action);
  return { ...actions, currentData: due?.filter((action) => !isNotified(action)) };
}
