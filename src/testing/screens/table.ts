import {
  joinPath,
  mySettingsPath,
  queryKeys,
  pathTo,
  paths,
  settingsPanels,
  settingsPanelsFor,
  signedOnPath,
} from '../../domain/links';
import type { SettingsPanel, SubjectIds } from '../../domain/links';
import { INSTALLATION_PROVIDER } from '../../domain/session/installationProvider';
import type { RouteName } from './registered';
import { roles, type Role, type Subjects, type Visitor } from './signedIn';

interface Row {
  roles: readonly Role[];
  about?: (subjects: Subjects) => SubjectIds;
  code?: (subjects: Subjects) => Record<string, string | undefined>;
  variants?: Record<string, (subjects: Subjects) => SubjectIds>;
  panels?: Partial<Record<Role, readonly SettingsPanel[]>>;
  /** No other screen may redirect, or it would never be checked. */
  leadsOn?: true;
  /** At some hours the role has nothing that it could be about, such as while its only meeting is near. */
  isAtTimes?: true;
}

const signedOut = ['signed out'] as const;
/** Roles with a required action see it first, whichever page they open. */
const signedIn = roles.filter((role) => !['signed out', 'approved leader'].includes(role));
const staff = ['owner', 'admin'] as const;
const inPod = ['leader', 'assistant', 'participant'] as const;
const members = [...inPod, 'waiting', 'applicant'] as const;
const leaders = [...staff, 'leader', 'assistant'] as const;
const podPeople = [...staff, ...inPod] as const;

const panelsOfMembers = settingsPanelsFor(false);

const membership = ({ membership: id }: Subjects) => ({ membership: id });
const person = ({ membership: id, person: who }: Subjects) => ({ membership: id, person: who });
const pod = ({ pod: id }: Subjects) => ({ pod: id });
const participant = ({ pod: id, participant: person }: Subjects) => ({ pod: id, person });
const fellow = ({ membership: id, pod: place, participant: who }: Subjects) => ({
  membership: id,
  pod: place,
  person: who,
});
const assistant = ({ pod: id, assistant: person }: Subjects) => ({ pod: id, person });
const leaderPod = ({ leaderPod: id }: Subjects) => ({ leaderPod: id });
const request = ({ request: id }: Subjects) => ({ request: id });
const meeting = ({ meeting: id }: Subjects) => ({ meeting: id });
const leaderInvite = (subjects: Subjects) => ({ [queryKeys.invite]: subjects.leaderInvite });
const participantInvite = (subjects: Subjects) => ({ [queryKeys.invite]: subjects.participantInvite });

/** A registered route that is missing here fails the test. */
const table: Partial<Record<RouteName, Row>> = {
  root: { roles: signedOut, leadsOn: true },
  terms: { roles: signedOut },
  login: { roles: signedOut },
  loginLink: { roles: signedOut, code: ({ loginLink }) => ({ [queryKeys.code]: loginLink }) },
  signOn: { roles: signedOut },
  signedOn: { roles: signedOut },
  forgotPassword: { roles: signedOut },
  forgotPasswordCheckInbox: { roles: signedOut },
  resetPassword: { roles: signedOut, code: ({ passwordReset }) => ({ [queryKeys.code]: passwordReset }) },
  passwordChanged: { roles: signedOut },
  invalid: { roles: signedOut },
  verifyEmail: { roles: signedOut, code: ({ registration }) => ({ [queryKeys.confirmation]: registration }) },
  confirmEmail: { roles: signedOut, code: ({ newAddress }) => ({ [queryKeys.confirmation]: newAddress }) },
  approvalPending: { roles: signedOut },
  emailVerified: { roles: signedOut },
  leaderEmailVerified: { roles: signedOut },
  accountDeleted: { roles: signedOut },
  stepAnswer: { roles: signedOut, code: ({ stepAnswer }) => ({ [queryKeys.confirmation]: stepAnswer }) },
  unsubscribe: { roles: signedOut, code: () => ({ [queryKeys.confirmation]: 'a-code-that-is-not-known' }) },
  signUpBusiness: { roles: signedOut },
  signUpCheckInbox: { roles: signedOut },
  signUpOwnerTerms: { roles: signedOut },
  signUpAdmin: { roles: signedOut, code: ({ adminInvitation }) => ({ [queryKeys.code]: adminInvitation }) },
  signUpAdminTerms: { roles: signedOut },
  signUpLeader: { roles: signedOut, code: leaderInvite },
  signUpLeaderTerms: { roles: signedOut, code: leaderInvite },
  signUpLeaderAgreement: { roles: signedOut, code: leaderInvite },
  signUpParticipant: { roles: signedOut, code: participantInvite },
  signUpParticipantTerms: { roles: signedOut, code: participantInvite },
  signUpParticipantAgreement: { roles: signedOut, code: participantInvite },

  assignAdmin: { roles: ['owner'] },
  inviteAdmin: { roles: ['owner'] },
  removeAdmin: { roles: ['owner'] },
  setupZoom: { roles: staff },
  businessHandOver: { roles: ['owner'] },
  businessSettings: { roles: staff },
  businessTerms: { roles: staff },
  businessAdmins: { roles: staff },
  businessSignOn: { roles: ['owner'] },
  apiKeys: { roles: staff },
  apiKeysAdd: { roles: staff },
  webhooks: { roles: staff },
  webhooksAdd: { roles: staff },
  webhook: { roles: staff, about: ({ webhook: id }) => ({ webhook: id }) },
  businessReports: { roles: staff },
  auditLog: { roles: ['owner'] },
  thirdPartySettings: { roles: staff },

  leaderWelcome: { roles: ['approved leader'] },
  leaderConfirmTraining: { roles: ['approved leader'] },
  leaderSwitch: { roles: [...staff, 'leader'], about: pod },
  leaderCompleteSwitch: { roles: ['participant'], about: ({ offer }) => ({ request: offer }) },
  leaderDemote: { roles: staff, about: pod },
  requestLeadership: { roles: ['participant'], about: membership },
  requestLeadershipSent: { roles: ['participant'] },
  leaderTraining: { roles: ['leader', 'approved leader'] },

  memberships: { roles: signedIn },
  membershipsAdd: { roles: staff },
  membershipSettings: { roles: staff, about: membership },
  membershipOwnWords: { roles: staff, about: membership },
  membershipAgreements: { roles: staff, about: membership },
  membershipHealth: {
    roles: staff,
    about: membership,
    variants: {
      'many pods': ({ manyPods: id }) => ({ membership: id }),
      'no pods': ({ noPods: id }) => ({ membership: id }),
    },
  },
  announcements: { roles: staff, about: membership },
  announcementsAdd: { roles: staff, about: membership },
  announcement: { roles: [...staff, 'participant'], about: ({ announcement: id }) => ({ announcement: id }) },
  membershipInvites: { roles: staff, about: membership },
  membershipInvitePeople: { roles: staff, about: membership },
  membershipResetLinks: { roles: staff, about: membership },

  membershipLeave: { roles: ['leader', 'participant'], about: membership },
  deleteMembership: { roles: ['owner'], about: membership },
  members: { roles: staff, about: membership },
  member: { roles: staff, about: person },
  memberRemove: { roles: staff, about: person },
  memberPlace: { roles: staff, about: person },
  bulk: { roles: staff, about: membership, code: () => ({ [queryKeys.act]: 'empty-membership' }) },
  bulkAction: { roles: staff, about: ({ bulkAction: id }) => ({ bulkAction: id }) },
  bulkActions: { roles: staff, about: membership },
  bio: { roles: members, about: person },
  leaderPods: { roles: leaders, about: membership },
  leaderPodsAdd: { roles: staff, about: membership },
  leaderPodsEdit: { roles: staff, about: leaderPod },
  leaderPodsConfirmCancel: { roles: staff, about: leaderPod },
  leaderPod: { roles: leaders, about: leaderPod },
  leaderPodMeetings: { roles: leaders, about: leaderPod },
  leaderPodParticipants: { roles: leaders, about: leaderPod },

  accountBio: { roles: members },
  accountTerms: { roles: members },
  mySettings: {
    roles: signedIn,
    panels: { owner: settingsPanels, leader: panelsOfMembers, participant: panelsOfMembers },
  },
  myJourney: { roles: ['participant', 'waiting'] },
  changePassword: { roles: ['participant'] },
  twoFactor: { roles: ['participant'] },
  passkeys: { roles: ['participant', 'owner'] },
  identities: { roles: ['participant'] },
  deleteAccount: { roles: ['participant'] },
  reports: { roles: ['participant'] },
  report: { roles: ['participant'], about: fellow },
  block: { roles: ['participant'], about: ({ participant: id }) => ({ person: id }) },
  blockedPeople: { roles: ['participant'] },
  notifications: { roles: signedIn },
  chats: { roles: signedIn },
  chat: { roles: podPeople, about: ({ channel }) => ({ channel }) },

  pods: { roles: signedIn },
  podsAdd: { roles: staff, about: membership },
  membershipFormPod: { roles: staff, about: ({ waitedPod }) => ({ pod: waitedPod }) },
  podsJoin: { roles: members, about: request },
  podsJoinAnother: { roles: members, about: request },
  podsConfirmJoinPod: { roles: ['waiting'], about: ({ openPod }) => ({ pod: openPod }) },
  podsConfirmJoinWaitlist: { roles: ['applicant'], about: ({ fullPod }) => ({ pod: fullPod }) },
  podsNextTinyStep: { roles: inPod, about: pod },
  pod: { roles: podPeople, about: pod },
  podEdit: { roles: [...staff, 'leader'], about: pod },
  podMeetings: { roles: podPeople, about: pod },
  podAttendance: { roles: podPeople, about: pod },
  podMeeting: { roles: ['leader', 'participant'], about: pod },
  podParticipants: { roles: podPeople, about: pod },
  podParticipant: { roles: [...staff, 'leader'], about: participant },
  podParticipantRemove: { roles: [...staff, 'leader'], about: participant },
  podParticipantAssign: { roles: [...staff, 'leader'], about: participant },
  podParticipantUnassign: { roles: [...staff, 'leader'], about: assistant },
  podConfirmAssistantLeader: { roles: ['assistant', 'asked to assist'], about: pod },
  podAdmin: { roles: [...staff, 'leader'], about: pod },
  podsAdmin: { roles: [...staff, 'leader'], about: pod },
  podsAdminRemove: { roles: staff, about: participant },
  podsAdminRemoveLeader: { roles: staff, about: pod },
  join: { roles: podPeople, about: meeting, isAtTimes: true },
  podLeave: { roles: ['assistant', 'participant'], about: pod },
  podSwitch: { roles: ['participant'], about: pod },
  podConfirmSwitch: { roles: ['participant'], about: ({ openPod }) => ({ pod: openPod }) },
};

export interface Screen {
  name: RouteName;
  role: Role;
  panel?: SettingsPanel;
  variant?: string;
  address: string;
  leadsOn: boolean;
}

function addressOf(name: RouteName, { about, code }: Row, subjects: Subjects): string | undefined {
  const ids = about?.(subjects) ?? {};
  const codes = Object.entries(code?.(subjects) ?? {});
  if ([...Object.values(ids), ...codes.map(([, one]) => one)].includes(undefined)) return undefined;
  if (name === 'join') return joinPath(ids.meeting ?? '');
  if (name === 'signedOn') return signedOnPath(INSTALLATION_PROVIDER);
  const address = pathTo(paths[name], ids);
  if (codes.length === 0) return address;
  const query = new URLSearchParams(codes.map(([key, one]) => [key, one ?? ''])).toString();
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

export function screensOf(
  { role, subjects }: Visitor,
  routes: readonly RouteName[],
): { screens: Screen[]; missing: string[] } {
  const screens: Screen[] = [];
  const missing: string[] = [];
  for (const name of routes) {
    const row = table[name];
    if (!row) missing.push(`${paths[name]} is registered, and nobody looks at it: give it a row in the table`);
    if (!row?.roles.includes(role)) continue;
    const address = addressOf(name, row, subjects);
    if (address) screens.push({ name, role, address, leadsOn: row.leadsOn ?? false });
    else if (!row.isAtTimes) missing.push(`${paths[name]} has nothing to be about for the ${role}`);
    for (const [variant, about] of Object.entries(row.variants ?? {})) {
      const other = addressOf(name, { ...row, about }, subjects);
      if (other) screens.push({ name, role, variant, address: other, leadsOn: false });
    }
    const panels = row.panels?.[role] ?? [];
    screens.push(...panels.map((panel) => ({ name, role, panel, address: mySettingsPath(panel), leadsOn: false })));
  }
  return { screens, missing };
}

export const nameOf = ({ name, panel, variant }: Screen): string => [name, panel, variant].join(' ');

export function isFirstLook(): (screen: Screen) => boolean {
  const seen = new Set<string>();
  return (screen) => {
    const { size } = seen;
    return seen.add(nameOf(screen)).size > size;
  };
}
