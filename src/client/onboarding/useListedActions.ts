import type { OnboardingAction } from '../../contract/entities.gen';
import { actionScreens } from '../../domain/onboarding/actions';
import { paths, readSubject } from '../../domain/links';
import { useNotificationPagesInfiniteQuery } from '../api/notificationsApi';
import type { QueryLike } from '../ui/states/QueryState';
import { useActionsToAsk } from './useActionsToAsk';

/** Whether a notification that is shown leads to the screen of this action, in its business. */
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

/**
 * What is due in all one's businesses, put off or not: it stays within reach in the bell (rule onboarding.atStart). What a
 * notification that is shown leads to already is left out.
 */
export function useListedActions(): QueryLike<OnboardingAction[]> {
  const asked = useActionsToAsk();
  const isNotified = useIsNotified();
  return { ...asked, currentData: asked.currentData?.filter((due) => !isNotified(due)) };
}
