import { paths, type Path } from './paths';

/** Possible subjects of a screen, and the query keys of their ids. */
export const subjectKeys = {
  business: 'b',
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
  bulkAction: 'k',
  announcement: 'n',
} as const;

export type SubjectName = keyof typeof subjectKeys;
export type SubjectIds = Partial<Record<SubjectName, string>>;

/** Other query keys. */
export const queryKeys = {
  /** Invite code of a sign-up page. */
  invite: 'invite',
  /** The code in an emailed link. */
  code: 'code',
  /** The code in an emailed link whose page asks for confirmation. */
  confirmation: 'c',
  /** The answer that an emailed link preselects. */
  answer: 'answer',
  /** The type of notification that an emailed link turns off. */
  settingType: 'type',
  /** The message to show within its conversation. */
  message: 'message',
  /** The open panel on a page with several. */
  panel: 'panel',
  /** Search text and sort order of a list. */
  search: 'q',
  sort: 'sort',
  order: 'order',
  /** Leader status filter of a list of people. */
  leaderStatus: 'status',
  /** Filter of a list of people by their pods. */
  inPods: 'pods',
  /** What is done to many at once. */
  act: 'act',
  /** Set to `all` if an act is for everything that the list shows. */
  chosen: 'chosen',
  /** Filter of a list of results. */
  outcome: 'outcome',
  /** Weekday and time filters of a list of pods. */
  weekday: 'day',
  timeOfDay: 'time',
  /** Where to return after login or a required action. */
  return: 'return',
  /** Access token handed over on the root path. */
  accessToken: 'ac',
} as const;

export const settingsPanels = [
  'profile',
  'notifications',
  'memberships',
  'my-pods',
  'account',
  'business',
  'admins',
] as const;
export type SettingsPanel = (typeof settingsPanels)[number];

/** The panels of /my-settings for people who run the selected business, or for everyone else. */
export const settingsPanelsFor = (isStaff: boolean): readonly SettingsPanel[] =>
  isStaff ? settingsPanels : settingsPanels.filter((panel) => panel !== 'business' && panel !== 'admins');

/** Adds a query to a path, omitting empty and undefined values. */
export function withQuery(path: string, values: Record<string, string | undefined>): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    value ? [`${key}=${encodeURIComponent(value)}`] : [],
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

function keysOf(subject: SubjectIds): Record<string, string | undefined> {
  const keys = Object.entries(subjectKeys) as [SubjectName, string][];
  return Object.fromEntries(keys.map(([name, key]) => [key, subject[name]]));
}

/** The address of a subject's screen: `pathTo(paths.pod, { pod: pod.id })` is `/pod?p=…`. Ids are written plain. */
export function pathTo(path: Path, subject: SubjectIds): string {
  return withQuery(path, keysOf(subject));
}

/** Joins a meeting. */
export const joinPath = (meetingId: string): string => paths.join.replace(':meeting', meetingId);

/** /my-settings with this panel open. */
export function mySettingsPath(panel: SettingsPanel): string {
  return withQuery(paths.mySettings, { [queryKeys.panel]: panel });
}

/** The `panel` value that opens the checklist from a pod's page. */
export const CHECKLIST_PANEL = 'checklist';

/** A pod's checklist. Its own address contains a single-use ticket; this path creates a new one on each visit. */
export function checklistPath(podId: string): string {
  return withQuery(paths.pod, { ...keysOf({ pod: podId }), [queryKeys.panel]: CHECKLIST_PANEL });
}

export function pathWithReturn(path: Path, back: string | undefined, about: SubjectIds = {}): string {
  return withQuery(path, { ...keysOf(about), [queryKeys.return]: back });
}

/** The sign-up page of an invite for a role. */
export function invitePath(role: 'Leader' | 'Participant', code: string): string {
  return withQuery(role === 'Leader' ? paths.signUpLeader : paths.signUpParticipant, { [queryKeys.invite]: code });
}
