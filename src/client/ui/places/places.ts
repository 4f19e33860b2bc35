import type { BusinessCan, Membership } from '../../../contract/entities.gen';
import { paths, type Path } from '../../../domain/links';
import { words } from './placeWords.gen';

/** A page with a name of its own: the same in menus, titles and breadcrumbs (rule platform.places). */
export interface Place<Can extends string = string> {
  name: string;
  path: Path;
  /** Everybody may see it otherwise. */
  can?: Can;
  /** Further pages of this place, which the menu marks on them. */
  inside: readonly Path[];
}

export const homePlace = { name: words.home, path: paths.memberships } as const;

/** Home's name in the user's menu, and in the breadcrumbs of invites. */
export const HOME_AS_SPECIFIED = words.homeAsSpecified;

type Unnamed<Can extends string> = Omit<Place<Can>, 'name'>;

function named<Name extends string, Can extends string>(names: Record<Name, string>, all: Record<Name, Unnamed<Can>>) {
  const entries = Object.entries<Unnamed<Can>>(all);
  return Object.fromEntries(entries.map(([key, place]) => [key, { ...place, name: names[key as Name] }])) as Record<
    Name,
    Place<Can>
  >;
}

type MembershipPlaces = Record<keyof typeof words.membership, Unnamed<keyof Membership['can']>>;
type BusinessPlaces = Record<keyof typeof words.business, Unnamed<keyof BusinessCan>>;

/** In the order of the menu. */
export const membershipPlaces = named(words.membership, {
  overview: { path: paths.memberships, inside: [] },
  people: {
    path: paths.members,
    can: 'manageMembers',
    inside: [
      paths.member,
      paths.memberRemove,
      paths.memberPlace,
      paths.bio,
      paths.bulk,
      paths.bulkAction,
      paths.bulkActions,
    ],
  },
  pods: {
    path: paths.pods,
    inside: [
      paths.podsAdd,
      paths.podsJoin,
      paths.podsJoinAnother,
      paths.podsConfirmJoinPod,
      paths.podsConfirmJoinWaitlist,
      paths.podsNextTinyStep,
      paths.podsAdmin,
      paths.podsAdminRemove,
      paths.podsAdminRemoveLeader,
      paths.pod,
      paths.podEdit,
      paths.podMeetings,
      paths.podAttendance,
      paths.podAdmin,
      paths.podLeave,
      paths.podSwitch,
      paths.podConfirmSwitch,
      paths.podConfirmAssistantLeader,
      paths.podParticipants,
      paths.podParticipant,
      paths.podParticipantRemove,
      paths.podParticipantAssign,
      paths.podParticipantUnassign,
      paths.membershipFormPod,
      paths.leaderSwitch,
      paths.leaderCompleteSwitch,
      paths.leaderDemote,
    ],
  },
  health: { path: paths.membershipHealth, can: 'edit', inside: [] },
  announcements: {
    path: paths.announcements,
    can: 'edit',
    inside: [paths.announcementsAdd, paths.announcement],
  },
  leaderMeetings: {
    path: paths.leaderPods,
    can: 'viewLeaderMeetings',
    inside: [
      paths.leaderPodsAdd,
      paths.leaderPodsEdit,
      paths.leaderPodsConfirmCancel,
      paths.leaderPod,
      paths.leaderPodMeetings,
      paths.leaderPodParticipants,
    ],
  },
  invites: {
    path: paths.membershipInvites,
    can: 'manageInvites',
    inside: [paths.membershipInvitePeople, paths.membershipResetLinks],
  },
  settings: {
    path: paths.membershipSettings,
    can: 'edit',
    inside: [paths.membershipOwnWords, paths.membershipAgreements, paths.deleteMembership],
  },
} satisfies MembershipPlaces);

/** In the order of the menu. */
export const businessPlaces = named(words.business, {
  settings: {
    path: paths.businessSettings,
    can: 'edit',
    inside: [paths.businessHandOver, paths.businessTerms, paths.businessSignOn],
  },
  admins: {
    path: paths.businessAdmins,
    can: 'viewAdmins',
    inside: [paths.inviteAdmin, paths.removeAdmin],
  },
  reports: { path: paths.businessReports, can: 'handleReports', inside: [] },
  zoom: { path: paths.thirdPartySettings, can: 'configureZoom', inside: [] },
  apiKeys: { path: paths.apiKeys, can: 'manageApiKeys', inside: [paths.apiKeysAdd] },
  webhooks: {
    path: paths.webhooks,
    can: 'manageApiKeys',
    inside: [paths.webhooksAdd, paths.webhook],
  },
  auditLog: { path: paths.auditLog, can: 'viewAuditLog', inside: [] },
} satisfies BusinessPlaces);

const places: readonly Place[] = [...Object.values(membershipPlaces), ...Object.values(businessPlaces)];

const byPath = new Map<string, Place>(
  places.flatMap((place) => [place.path, ...place.inside].map((path) => [path, place])),
);

/** The place that contains a page; undefined for pages of no membership and no business. */
export const placeOf = (pathname: string): Place | undefined => byPath.get(pathname);

export function permittedPlaces<Can extends string>(
  all: Record<string, Place<Can>>,
  can: Readonly<Record<Can, boolean>>,
): Place<Can>[] {
  return Object.values(all).filter((place) => place.can === undefined || can[place.can]);
}
