import { isHttpLink, paths } from '../links';
import type { LeaderStatus } from '../leadership/status';
import type { FEATURE_NAMES } from './lists';

/** How many participants a pod may be given (rule pods.maxParticipants). */
export const MAX_PARTICIPANTS_ON_CREATE = 8;
export const MAX_PARTICIPANTS_ON_EDIT = 50;

interface Setting {
  name: string;
  value: string;
}

/** The value in force: the membership's own, else the platform's, else an empty one (rule memberships.settings). */
export function settingInForce(name: string, own: readonly Setting[], platform: readonly Setting[]): string {
  const valueIn = (settings: readonly Setting[]) => settings.find((setting) => setting.name === name)?.value;
  return valueIn(own) || valueIn(platform) || '';
}

interface LeaderOfMembership {
  leader: boolean;
  leaderStatus?: LeaderStatus;
  settings: readonly Setting[];
}

/**
 * The training and the agreement of leaders, for who leads or has been approved to; each is empty for others, and the
 * training where there is none. An agreement that neither has is the product's own (rule memberships.cards).
 */
export function leaderTexts({ leader, leaderStatus, settings }: LeaderOfMembership, platform: readonly Setting[]) {
  if (!leader && leaderStatus !== 'APPROVED' && leaderStatus !== 'SIGNED_OFF') return { training: '', agreement: '' };
  const training = settingInForce('LeaderTrainingLink', settings, platform);
  return {
    training: isHttpLink(training) ? training : '',
    agreement: settingInForce('LeaderAgreementLink', settings, platform) || paths.signUpLeaderAgreement,
  };
}

interface Feature {
  name: string;
  disabled: boolean;
}

/** Whether pods of a membership have a feature; one without a row is on (rule memberships.features). */
export function isFeatureOn(name: (typeof FEATURE_NAMES)[number], features: readonly Feature[]): boolean {
  return !features.some((feature) => feature.name === name && feature.disabled);
}

/** Seats of a new pod unless its form says otherwise: the membership's own setting, else the platform's. */
export function defaultMaxParticipants(own: string | undefined, platform: number): number {
  return Math.min(Number(own) || platform, MAX_PARTICIPANTS_ON_CREATE);
}
