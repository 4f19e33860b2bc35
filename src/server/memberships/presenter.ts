import { defaultMaxParticipants, settingInForce } from '../../domain/memberships/settings';
import { membershipCan } from '../../domain/permissions';
import type {
  AvailablePod,
  Invite,
  Membership,
  MembershipFeature,
  MembershipInfo,
  MembershipSetting,
  MembershipSettingName,
  PlatformSetting,
  MembershipUpdate,
} from '../../contract/entities.gen';
import { FEATURE_NAMES, SETTING_NAMES } from '../../domain/memberships/lists';
import type { PlatformSettings } from '../platform/config/platformSettings';
import { versionOf } from '../platform/http/version';
import type { FoundInvite } from './invites/inviteReads';
import type { MembershipRow } from './membershipRow';

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

export function presentPlatformSettings(platform: PlatformSettings): PlatformSetting[] {
  const names = Object.keys(platform) as (keyof PlatformSettings)[];
  return names.map((name) => ({ name, value: textOf(platform[name]) }));
}

export const presentSettingInForce = (
  row: Pick<MembershipRow, 'settings'>,
  name: MembershipSettingName,
  platform: PlatformSettings,
): MembershipSetting => ({ name, value: settingInForce(name, row.settings, presentPlatformSettings(platform)) });

export function presentSettingsInForce(row: MembershipRow, platform: PlatformSettings): MembershipSetting[] {
  return SETTING_NAMES.map((name) => presentSettingInForce(row, name, platform));
}

/** All features; a feature without a row is enabled (rule memberships.features). */
export function presentFeatures(row: MembershipRow): MembershipFeature[] {
  return FEATURE_NAMES.map((name) => ({ name, disabled: row.disabledFeatures.includes(name) }));
}

const sortedByName = <Named extends { name: string }>(list: readonly Named[]) =>
  [...list].sort((one, other) => (one.name < other.name ? -1 : 1));

export const membershipVersion = (row: MembershipRow): string =>
  versionOf<MembershipUpdate>({
    name: row.name,
    url: row.url,
    communityUrl: row.communityUrl,
    supportEmail: row.supportEmail,
    settings: sortedByName(row.settings),
    features: [...row.disabledFeatures].sort(),
    customButtons: row.customButtons,
  });

export function presentMembership(row: MembershipRow, platform: PlatformSettings): Membership {
  const { staffRole, member } = row.relation;
  const can = membershipCan(row.relation, row.facts);
  const own = new Map(row.settings.map(({ name, value }) => [name, value]));
  return {
    id: row.id,
    businessId: row.businessId,
    businessName: row.businessName,
    name: row.name,
    ...(row.url && { url: row.url }),
    ...(row.communityUrl && { communityUrl: row.communityUrl }),
    supportEmail: row.supportEmail,
    ...(row.ownAgreements.length > 0 && { ownAgreements: row.ownAgreements }),
    leader: row.facts.leadsPod,
    member: member !== undefined && !member.disabled,
    ...(member && !member.disabled && { leaderStatus: member.leaderStatus }),
    admin: staffRole === 'admin',
    owner: staffRole === 'owner',
    hasLogo: row.logoVersion !== null,
    ...(row.logoVersion !== null && { logoVersion: row.logoVersion }),
    zoomSupported: row.zoomSupported,
    settings: SETTING_NAMES.flatMap((name) => (own.has(name) ? [{ name, value: own.get(name) ?? '' }] : [])),
    features: presentFeatures(row),
    customButtons: row.customButtons,
    defaultMaxParticipants: defaultMaxParticipants(own.get('MaxParticipants'), platform.MaxParticipants),
    ...(can.edit && { version: membershipVersion(row) }),
    can,
  };
}

export function presentMembershipInfo(row: MembershipRow, availablePods: AvailablePod[]): MembershipInfo {
  return {
    id: row.id,
    businessName: row.businessName,
    membershipName: row.name,
    selectPodOnSignupEnabled: !row.disabledFeatures.includes('SelectPodOnSignup'),
    availablePods,
    customButtons: row.customButtons.filter((button) => button.placement === 'PARTICIPANT_SIGNUP'),
  };
}

export function presentInvite(
  { role, invited }: FoundInvite,
  row: MembershipRow,
  availablePods: AvailablePod[],
  platform: PlatformSettings,
): Invite {
  const agreement = role === 'Leader' ? 'LeaderAgreementLink' : 'ParticipantAgreementLink';
  const agreementLink = presentSettingInForce(row, agreement, platform).value;
  return {
    role,
    membershipId: row.id,
    businessId: row.businessId,
    businessName: row.businessName,
    membershipName: row.name,
    hasLogo: row.logoVersion !== null,
    ...(agreementLink && { agreementLink }),
    ...(invited && {
      invitee: {
        email: invited.email,
        name: invited.name,
        ...(invited.podName !== null && { podName: invited.podName }),
      },
    }),
    info: presentMembershipInfo(row, availablePods),
  };
}
