import { isHttpLink, paths, termsVersionPath } from '../links';
import type { TermsKind } from '../terms/terms';
import type { LeaderStatus } from '../leadership/status';
import type { FEATURE_NAMES } from './lists';

export const MAX_PARTICIPANTS_ON_CREATE = 8;
export const MAX_PARTICIPANTS_ON_EDIT = 50;

interface Setting {
  name: string;
  value: string;
}

/** Undefined while loading, so that nothing counts as missing. */
type PlatformSettings = readonly Setting[] | undefined;

/** The membership's own, else the platform's, else empty (rule memberships.settings). */
export function settingInForce(name: string, own: readonly Setting[], platform: PlatformSettings): string {
  const valueIn = (settings: readonly Setting[] = []) => settings.find((setting) => setting.name === name)?.value;
  return valueIn(own) || valueIn(platform) || '';
}

interface OwnAgreement {
  kind: TermsKind;
  versionId: string;
}

/**
 * The membership's own text, else its link, else the platform's, else the product's; empty until the platform's is
 * loaded (rules memberships.cards and terms.inForce).
 */
export function agreementInForce(
  name: 'LeaderAgreementLink' | 'ParticipantAgreementLink',
  own: readonly Setting[],
  platform: PlatformSettings,
  ownAgreements: readonly OwnAgreement[] = [],
): string {
  const kind = name === 'LeaderAgreementLink' ? 'LEADER_AGREEMENT' : 'PARTICIPANT_AGREEMENT';
  const written = ownAgreements.find((agreement) => agreement.kind === kind);
  if (written) return termsVersionPath(written.versionId);
  const ofProduct = name === 'LeaderAgreementLink' ? paths.signUpLeaderAgreement : paths.signUpParticipantAgreement;
  return settingInForce(name, own, platform) || (platform ? ofProduct : '');
}

interface LeaderOfMembership {
  leader: boolean;
  leaderStatus?: LeaderStatus;
  settings: readonly Setting[];
  ownAgreements?: readonly OwnAgreement[];
}

/** Both are empty for people who don't lead and aren't approved to (rule memberships.cards). */
export function leaderTexts(
  { leader, leaderStatus, settings, ownAgreements }: LeaderOfMembership,
  platform: PlatformSettings,
) {
  if (!leader && leaderStatus !== 'APPROVED' && leaderStatus !== 'SIGNED_OFF') return { training: '', agreement: '' };
  const training = settingInForce('LeaderTrainingLink', settings, platform);
  return {
    training: isHttpLink(training) ? training : '',
    agreement: agreementInForce('LeaderAgreementLink', settings, platform, ownAgreements),
  };
}

interface Feature {
  name: string;
  disabled: boolean;
}

/** A feature without a row counts as on (rule memberships.features). */
export function isFeatureOn(name: (typeof FEATURE_NAMES)[number], features: readonly Feature[]): boolean {
  return !features.some((feature) => feature.name === name && feature.disabled);
}

export function defaultMaxParticipants(own: string | undefined, platform: number): number {
  return Math.min(Number(own) || platform, MAX_PARTICIPANTS_ON_CREATE);
}
