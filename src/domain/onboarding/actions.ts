import type { paths } from '../links';

/** In the order requested (rule onboarding.order). */
export const ONBOARDING_ACTIONS = [
  'SET_UP_TWO_FACTOR',
  'ACCEPT_TERMS',
  'OWNER_ADMIN_PROMPT',
  'ZOOM_PROMPT',
  'LEADER_APPROVAL_ACKNOWLEDGEMENT',
  'LEADER_CONFIRM_TRAINING',
  'COMPLETE_PROFILE',
] as const;

export type OnboardingActionName = (typeof ONBOARDING_ACTIONS)[number];

export const actionScreens = {
  SET_UP_TWO_FACTOR: 'twoFactor',
  ACCEPT_TERMS: 'accountTerms',
  OWNER_ADMIN_PROMPT: 'assignAdmin',
  ZOOM_PROMPT: 'setupZoom',
  LEADER_APPROVAL_ACKNOWLEDGEMENT: 'leaderWelcome',
  LEADER_CONFIRM_TRAINING: 'leaderConfirmTraining',
  COMPLETE_PROFILE: 'accountBio',
} as const satisfies Record<OnboardingActionName, keyof typeof paths>;

export interface DueAction {
  action: OnboardingActionName;
  businessId: string;
}

/** Rules onboarding.done and onboarding.deferred. */
export const appliesToAllBusinesses = (action: OnboardingActionName) =>
  action === 'COMPLETE_PROFILE' || action === 'SET_UP_TWO_FACTOR' || action === 'ACCEPT_TERMS';

export const actionKey = ({ action, businessId }: DueAction) =>
  appliesToAllBusinesses(action) ? action : `${action} ${businessId}`;

/**
 * A new leader confirms the training only after being welcomed, even if the welcome was deferred (rule
 * onboarding.leaders).
 */
function withoutBlockedActions<Due extends DueAction>(due: readonly Due[]): readonly Due[] {
  const isWelcomeDue = (businessId: string) =>
    due.some((one) => one.action === 'LEADER_APPROVAL_ACKNOWLEDGEMENT' && one.businessId === businessId);
  return due.filter(({ action, businessId }) => action !== 'LEADER_CONFIRM_TRAINING' || !isWelcomeDue(businessId));
}

/**
 * Most urgent first and, if equally urgent, this business's first. What applies to all businesses is
 * requested once.
 */
export function actionsToAsk<Due extends DueAction>(due: readonly Due[], businessId: string | undefined): Due[] {
  const asked = withoutBlockedActions(due);
  return ONBOARDING_ACTIONS.flatMap((action) => {
    const [here, elsewhere] = [true, false].map((isHere) =>
      asked.filter((one) => one.action === action && (one.businessId === businessId) === isHere),
    ) as [Due[], Due[]];
    const all = [...here, ...elsewhere];
    return appliesToAllBusinesses(action) ? all.slice(0, 1) : all;
  });
}

export const DEFERRAL_MS = 7 * 24 * 60 * 60 * 1000;
