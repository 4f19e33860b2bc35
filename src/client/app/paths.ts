/** Every path of the product, whole. Nobody types a path elsewhere (specification, section 2). */
export const paths = {
  root: '/',
  terms: '/terms',

  login: '/login',
  forgotPassword: '/forgot-password',
  forgotPasswordCheckInbox: '/forgot-password/check-inbox',
  resetPassword: '/reset-password',
  passwordChanged: '/reset-password/password-changed',
  invalid: '/invalid',
  approvalPending: '/approval-pending',
  emailVerified: '/email-verified',
  leaderEmailVerified: '/leader-email-verified',
  accountDeleted: '/account-deleted',

  signUpBusiness: '/sign-up/business',
  signUpCheckInbox: '/sign-up/check-inbox',
  signUpOwnerTerms: '/sign-up/owner/terms',
  signUpAdmin: '/sign-up/admin',
  signUpAdminTerms: '/sign-up/admin/terms',
  signUpLeader: '/sign-up/leader',
  signUpLeaderTerms: '/sign-up/leader/terms',
  signUpLeaderAgreement: '/sign-up/leader/agreement',
  signUpParticipant: '/sign-up/participant',
  signUpParticipantTerms: '/sign-up/participant/terms',
  signUpParticipantAgreement: '/sign-up/participant/agreement',

  assignAdmin: '/assign-admin',
  inviteAdmin: '/invite-admin',
  removeAdmin: '/remove-admin',
  setupZoom: '/setup-zoom',

  leaderWelcome: '/leader/welcome',
  leaderConfirmTraining: '/leader/confirm-training',
  leaderTraining: '/leader/training',
  leaderSwitch: '/leader/switch',
  leaderCompleteSwitch: '/leader/complete-switch',
  leaderDemote: '/leader/demote',
  requestLeadership: '/request-leadership',
  requestLeadershipSent: '/request-leadership-sent',

  memberships: '/memberships',
  membershipsAdd: '/memberships/add',
  membershipResetLinks: '/membership/reset-links',
  membershipSettings: '/membership/settings',
  membershipInvites: '/membership/invites',
  membershipLeave: '/membership/leave',
  deleteMembership: '/delete-membership',

  members: '/members',
  member: '/member',
  memberRemove: '/member/remove',

  leaderPods: '/leader-pods',
  leaderPodsAdd: '/leader-pods/add',
  leaderPodsEdit: '/leader-pods/edit',
  leaderPodsConfirmCancel: '/leader-pods/confirm-cancel',
  leaderPod: '/leader-pod',
  leaderPodParticipants: '/leader-pod/participants',

  mySettings: '/my-settings',
  accountBio: '/account/bio',
  bio: '/bio',
  changePassword: '/change-password',
  deleteAccount: '/delete-account',

  pods: '/pods',
  podsAdd: '/pods/add',
  podsJoin: '/pods/join',
  podsJoinAnother: '/pods/join-another',
  podsConfirmJoinPod: '/pods/confirm-join-pod',
  podsConfirmJoinWaitlist: '/pods/confirm-join-waitlist',
  podsNextTinyStep: '/pods/next-tiny-step',
  podsAdmin: '/pods/admin',
  podsAdminRemove: '/pods/admin/remove',
  podsAdminRemoveLeader: '/pods/admin/remove-leader',
  pod: '/pod',
  podEdit: '/pod/edit',
  podAdmin: '/pod/admin',
  podLeave: '/pod/leave',
  podSwitch: '/pod/switch',
  podConfirmSwitch: '/pod/confirm-switch',
  podConfirmAssistantLeader: '/pod/confirm-assistant-leader',
  podParticipants: '/pod/participants',
  podParticipant: '/pod/participant',
  podParticipantRemove: '/pod/participant/remove',
  podParticipantAssign: '/pod/participant/assign',
  podParticipantUnassign: '/pod/participant/unassign',

  businessSettings: '/business/settings',
  thirdPartySettings: '/third-party/settings',
  notifications: '/notifications',
  chats: '/chats',
  chat: '/chat',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** What a screen can be about, and the key that carries its id in the query (decision 9). */
export const subjectKeys = {
  membership: 'm',
  pod: 'p',
  leader: 'l',
  meeting: 's',
  /** A membership on the join page, a leader transfer on /leader/complete-switch. */
  request: 'r',
  channel: 'c',
  person: 'u',
  admin: 'a',
  leaderPod: 'd',
  step: 't',
} as const;

export type SubjectIds = Partial<Record<keyof typeof subjectKeys, string>>;

function withQuery(path: Path, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The address of a screen about something: `pathTo(paths.pod, { pod: pod.id })` is `/pod?p=…`. Ids are written plain. */
export function pathTo(path: Path, subject: SubjectIds): string {
  const query = new URLSearchParams();
  for (const [name, key] of Object.entries(subjectKeys)) {
    const id = subject[name as keyof SubjectIds];
    if (id) query.set(key, id);
  }
  return withQuery(path, query);
}

export const settingsPanels = ['profile', 'notifications', 'memberships', 'my-pods', 'account', 'admins'] as const;
export type SettingsPanel = (typeof settingsPanels)[number];

/** Carries the open panel of /my-settings. */
export const panelKey = 'panel';

/** /my-settings with one of its panels open; the panel lives in the query (decision 12). */
export function mySettingsPath(panel: SettingsPanel): string {
  return withQuery(paths.mySettings, new URLSearchParams({ [panelKey]: panel }));
}

/** Carries where the person was going, to be returned to after login or a required action (decision 10). */
export const returnKey = 'return';

export function pathWithReturn(path: Path, back: string | undefined): string {
  return withQuery(path, new URLSearchParams(back ? { [returnKey]: back } : {}));
}

/** Invite code of a sign-up page, code of an e-mailed link, access token handed over on the root path (decision 11). */
export const inviteKey = 'invite';
export const codeKey = 'code';
export const accessTokenKey = 'ac';

/** The sign-up page that an invite of a role leads to. */
export function invitePath(role: 'Leader' | 'Participant', code: string): string {
  const path = role === 'Leader' ? paths.signUpLeader : paths.signUpParticipant;
  return withQuery(path, new URLSearchParams({ [inviteKey]: code }));
}

/** The link that is copied and sent to a future leader or participant; whole, with this window's origin. */
export function inviteLink(role: 'Leader' | 'Participant', code: string): string {
  return window.location.origin + invitePath(role, code);
}
