import type { paths } from '../links';

/** Required actions in the order in which they are asked for (rule onboarding.order). */
export const ONBOARDING_ACTIONS = [
  'OWNER_ADMIN_PROMPT',
  'ZOOM_PROMPT',
  'LEADER_APPROVAL_ACKNOWLEDGEMENT',
  'LEADER_CONFIRM_TRAINING',
  'COMPLETE_PROFILE',
] as const;

export type OnboardingActionName = (typeof ONBOARDING_ACTIONS)[number];

/** The screen on which an action is done. */
export const actionScreens = {
  OWNER_ADMIN_PROMPT: 'assignAdmin',
  ZOOM_PROMPT: 'setupZoom',
  LEADER_APPROVAL_ACKNOWLEDGEMENT: 'leaderWelcome',
  LEADER_CONFIRM_TRAINING: 'leaderConfirmTraining',
  COMPLETE_PROFILE: 'accountBio',
} as const satisfies Record<OnboardingActionName, keyof typeof paths>;

/** The action that is due first, or undefined when none is. */
export function nextAction(due: readonly OnboardingActionName[]): OnboardingActionName | undefined {
  return ONBOARDING_ACTIONS.find((action) => due.includes(action));
}

/**
 * What may be asked for now: a new leader confirms the training once they have been welcomed, not before, whether the
 * welcome was put off or not (rule onboarding.leaders).
 */
export function withoutLaterSteps<Due extends { action: OnboardingActionName }>(due: readonly Due[]): readonly Due[] {
  const isWelcomeDue = due.some(({ action }) => action === 'LEADER_APPROVAL_ACKNOWLEDGEMENT');
  return isWelcomeDue ? due.filter(({ action }) => action !== 'LEADER_CONFIRM_TRAINING') : due;
}

/** How long 'Not now' holds, in milliseconds (rule onboarding.deferred). */
export const DEFERRAL_MS = 7 * 24 * 60 * 60 * 1000;
