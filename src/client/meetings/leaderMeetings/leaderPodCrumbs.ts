import type { LeaderPod } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { membershipPlaces } from '../../ui/places/places';
import { membershipCrumbs } from '../../memberships';
import type { Crumb } from '../../ui/pages/Breadcrumbs';

/** By the membership for owner and admins, by the pods for leaders. */
export const leaderPodsTrail = (membership: { id: string; name: string }, isStaff: boolean): Crumb[] =>
  isStaff ? membershipCrumbs(membership) : [{ label: membershipPlaces.pods.name, to: paths.pods }];

export const leaderPodsCrumbs = (membership: { id: string; name: string }, isStaff: boolean): Crumb[] => [
  ...leaderPodsTrail(membership, isStaff),
  ...(isStaff
    ? [{ label: membershipPlaces.leaderMeetings.name, to: pathTo(paths.leaderPods, { membership: membership.id }) }]
    : []),
];

export function leaderPodCrumbs(leaderPod: LeaderPod, page?: string): Crumb[] {
  const { id, name, membershipId, membershipName, can } = leaderPod;
  const before = leaderPodsCrumbs({ id: membershipId, name: membershipName }, can.edit);
  if (page === undefined) return [...before, { label: name }];
  return [...before, { label: name, to: pathTo(paths.leaderPod, { leaderPod: id }) }, { label: page }];
}
