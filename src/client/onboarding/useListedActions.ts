import { skipToken } from '@reduxjs/toolkit/query';
import type { Notification } from '../../contract/entities.gen';
import { actionScreens, nextAction, type OnboardingActionName } from '../../domain/onboarding/actions';
import { paths } from '../../domain/links';
import { useListMyNotificationsQuery } from '../api/notificationsApi';
import { useListMyActionsQuery } from '../api/onboardingApi';
import { useSelectedBusiness } from '../session';

const ofLeaders: readonly OnboardingActionName[] = ['LEADER_APPROVAL_ACKNOWLEDGEMENT', 'LEADER_CONFIRM_TRAINING'];

/** Of a leader's two steps only the next; nothing that a notification leads to already. */
function isListed(action: OnboardingActionName, due: OnboardingActionName[], notifications: readonly Notification[]) {
  const isLaterStep = ofLeaders.includes(action) && nextAction(due.filter((one) => ofLeaders.includes(one))) !== action;
  const screen = paths[actionScreens[action]];
  return !isLaterStep && !notifications.some(({ primaryActionUrl }) => primaryActionUrl === screen);
}

/** What is due in the selected business, put off or not: it stays within reach in the bell (rule onboarding.atStart). */
export function useListedActions(): OnboardingActionName[] {
  const { business } = useSelectedBusiness();
  const { data: actions = [] } = useListMyActionsQuery(business ? { businessId: business.id } : skipToken);
  const { data: notifications = [] } = useListMyNotificationsQuery();
  const due = actions.map(({ action }) => action);
  return due.filter((action) => isListed(action, due, notifications));
}
