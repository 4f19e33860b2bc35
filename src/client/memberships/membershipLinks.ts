import { isHttpLink, pathTo, paths } from '../../domain/links';
import { membershipPlaces, permittedPlaces, type Place } from '../ui/places/places';
import { agreementInForce, leaderTexts, settingInForce } from '../../domain/memberships/settings';
import type { Membership, PlatformSetting } from '../../contract/entities.gen';
import { words } from './membershipWords.gen';

const text = words.card;

interface CardLink {
  label: string;
  to: string;
}

export const joinPodPath = (id: string): string => pathTo(paths.podsJoin, { request: id });

export const mayAddOwnPod = ({ leaderStatus, can }: Membership): boolean =>
  leaderStatus === 'SIGNED_OFF' && can.leadNewPod;

export const addPodPath = (id: string): string => pathTo(paths.podsAdd, { membership: id });

/** The permitted places beside Home, and what somebody in a pod may do with pods. */
export function pageLinksFor(membership: Membership, isInPod: boolean): CardLink[] {
  const { id, member, can } = membership;
  const { overview, pods } = membershipPlaces;
  const others = permittedPlaces(membershipPlaces, can).filter((place) => place !== overview && place !== pods);
  const link = ({ name, path }: Place) => ({ label: name, to: pathTo(path, { membership: id }) });
  return [
    link(pods),
    ...(member && isInPod && can.joinPod ? [{ label: text.joinPod, to: joinPodPath(id) }] : []),
    ...(isInPod && mayAddOwnPod(membership) ? [{ label: text.addPod, to: addPodPath(id) }] : []),
    ...others.map(link),
  ];
}

/**
 * The membership's own, otherwise the platform's or, for an agreement, the product's (rule memberships.cards). While
 * `platform` is unknown, only the membership's own.
 */
export function externalLinksFor(membership: Membership, platform?: readonly PlatformSetting[]): CardLink[] {
  const setting = (name: PlatformSetting['name']) => settingInForce(name, membership.settings, platform);
  const { owner, admin, leader, member } = membership;
  const ofLeaders = leaderTexts(membership, platform);
  const staff = owner || admin;
  return [
    { label: text.adminOnboarding, to: staff ? setting('AdminOnboardingLink') : '' },
    { label: text.onboarding, to: member && !leader ? setting('ParticipantOnboardingLink') : '' },
    { label: text.training, to: ofLeaders.training },
    { label: text.leaderAgreement, to: ofLeaders.agreement },
    {
      label: text.agreement,
      to:
        member && !leader
          ? agreementInForce('ParticipantAgreementLink', membership.settings, platform, membership.ownAgreements)
          : '',
    },
    { label: text.website, to: membership.url ?? '' },
    { label: text.community, to: membership.communityUrl ?? '' },
  ].filter(({ to }) => isHttpLink(to) || to.startsWith('/'));
}
