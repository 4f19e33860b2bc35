import { skipToken } from '@reduxjs/toolkit/query';
import { actionScreens, withoutLaterSteps, type OnboardingActionName } from '../../domain/onboarding/actions';
import { paths, subjectKeys } from '../../domain/links';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useListMyMembershipsQuery } from '../api/membershipsApi';
import { useNotificationPagesInfiniteQuery } from '../api/notificationsApi';
import { useListMyActionsQuery } from '../api/onboardingApi';
import { useSelectedBusiness } from '../session';
import type { QueryLike } from '../ui/QueryState';

/** Where a notification that is shown leads: the page, and the membership that it names. */
interface NotifiedPage {
  pathname: string;
  membershipId: string | null;
}

function useNotifiedPages(): NotifiedPage[] {
  const { data: notifications } = useNotificationPagesInfiniteQuery();
  const links = notifications?.pages.flatMap(({ items }) => items).flatMap((one) => one.primaryActionUrl ?? []);
  return (links ?? []).map((link) => {
    const [pathname = '', query] = link.split('?');
    return { pathname, membershipId: new URLSearchParams(query).get(subjectKeys.membership) };
  });
}

/** Whether a notification that is shown leads to the screen of an action of this business. */
function useIsNotified(businessId: string | undefined): (action: OnboardingActionName) => boolean {
  const pages = useNotifiedPages();
  const screenPaths: string[] = Object.values(actionScreens).map((screen) => paths[screen]);
  const namesMembership = pages.some((page) => page.membershipId && screenPaths.includes(page.pathname));
  const memberships = useListMyMembershipsQuery(businessId && namesMembership ? { id: businessId } : skipToken);
  // Until it is known where the membership is, it is taken for one of this business: most people are in one.
  const isHere = (id: string | null) => id === null || (memberships.currentData?.some((one) => one.id === id) ?? true);
  return (action) =>
    pages.some(({ pathname, membershipId }) => pathname === paths[actionScreens[action]] && isHere(membershipId));
}

/**
 * What is due in the selected business, put off or not: it stays within reach in the bell (rule onboarding.atStart). What a
 * notification that is shown leads to already is left out. Nothing is known until it has been answered for this very business.
 */
export function useListedActions(): QueryLike<OnboardingActionName[]> {
  const businesses = useListMyBusinessesQuery();
  const { business } = useSelectedBusiness();
  const actions = useListMyActionsQuery(business ? { businessId: business.id } : skipToken);
  const isNotified = useIsNotified(business?.id);
  // Of people in no business nothing is asked.
  if (!business) return { ...businesses, currentData: businesses.currentData && [] };
  const due = actions.currentData && withoutLaterSteps(actions.currentData).map(({ action }) => action);
  return { ...actions, currentData: due?.filter((action) => !isNotified(action)) };
}
