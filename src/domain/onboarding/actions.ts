import type { paths } from '../links';

/** Required actions in the order in which they are asked for (rule onboarding.order). */
export const ONBOARDING_ACTIONS = [
  'SET_UP_TWO_FACTOR',
  'OWNER_ADMIN_PROMPT',
  'ZOOM_PROMPT',
  'LEADER_APPROVAL_ACKNOWLEDGEMENT',
  'LEADER_CONFIRM_TRAINING',
  'COMPLETE_PROFILE',
] as const;

export type OnboardingActionName = (typeof ONBOARDING_ACTIONS)[number];

/** The screen on which an action is done. */
export const actionScreens = {
  SET_UP_TWO_FACTOR: 'twoFactor',
  OWNER_ADMIN_PROMPT: 'assignAdmin',
  ZOOM_PROMPT: 'setupZoom',
  LEADER_APPROVAL_ACKNOWLEDGEMENT: 'leaderWelcome',
  LEADER_CONFIRM_TRAINING: 'leaderConfirmTraining',
  COMPLETE_PROFILE: 'accountBio',
} as const satisfies Record<OnboardingActionName, keyof typeof paths>;

/** What is asked of somebody in a business. */
export interface DueAction {
  action: OnboardingActionName;
  businessId: string;
}

/** Done or put off in one business, it is so in all (rules onboarding.done, onboarding.deferred). */
export const isOneForAll = (action: OnboardingActionName) =>
  action === 'COMPLETE_PROFILE' || action === 'SET_UP_TWO_FACTOR';

/** By which what is asked can be told apart. */
export const actionKey = ({ action, businessId }: DueAction) =>
  isOneForAll(action) ? action : `${action} ${businessId}`;

/**
 * What may be asked for now: a new leader confirms the training once they have been welcomed, not before, whether the
 * welcome was put off or not (rule onboarding.leaders).
 */
function withoutLaterSteps<Due extends DueAction>(due: readonly Due[]): readonly Due[] {
  const isWelcomeDue = (businessId: string) =>
    due.some((one) => one.action === 'LEADER_APPROVAL_ACKNOWLEDGEMENT' && one.businessId === businessId);
  return due.filter(({ action, businessId }) => action !== 'LEADER_CONFIRM_TRAINING' || !isWelcomeDue(businessId));
}

/**
 * What may be asked for now of all that is due, the most urgent first, and of the same the one of this business first. A bio
 * is one for all businesses, so it is asked for once.
 */
export function actionsToAsk<Due extends DueAction>(due: readonly Due[], businessId: string | undefined): Due[] {
  const asked = withoutLaterSteps(due);
  return ONBOARDING_ACTIONS.flatMap((action) => {
    const [here, elsewhere] = [true, false].map((isHere) =>
      asked.filter((one) => one.action === action && (one.businessId === businessId) === isHere),
    ) as [Due[], Due[]];
    const all = [...here, ...elsewhere];
    return isOneForAll(action) ? all.slice(0, 1) : all;
  });
}

/** How long 'Not now' holds, in milliseconds (rule onboarding.deferred). */
export const DEFERRAL_MS = 7 * 24 * 60 * 60 * 1000;
