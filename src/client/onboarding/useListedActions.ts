import type { OnboardingAction } from '../../contract/entities.gen';
import { actionScreens } from '../../domain/onboarding/actions';
import { paths, readSubject } from '../../domain/links';
import { useNotificationPagesInfiniteQuery } from '../api/notificationsApi';
import type { QueryLike } from '../ui/states/QueryState';
import { useActionsToAsk } from './useActionsToAsk';

function useIsNotified(): (due: OnboardingAction) => boolean {
  const { data: notifications } = useNotificationPagesInfiniteQuery();
  const links = notifications?.pages.flatMap(({ items }) => items).flatMap((one) => one.primaryActionUrl ?? []);
  return ({ action, businessId }) =>
    (links ?? []).some((link) => {
      const [pathname, query] = link.split('?');
      const { id } = readSubject('business', new URLSearchParams(query), null);
      return pathname === paths[actionScreens[action]] && id === businessId;
    });
}

/** Deferred or not (rule onboarding.atStart). Omits actions to which a notification already links. */
export function useListedActions(): QueryLike<OnboardingAction[]> {
  const dueQuery = useActionsToAsk();
  const isNotified = useIsNotified();
  return { ...dueQuery, currentData: dueQuery.currentData?.filter((due) => !isNotified(due)) };
}
