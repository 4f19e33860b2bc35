import { paths, type Path } from './paths';

/** What a screen can be about, and the key of the query that carries its id. */
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
} as const;

export type SubjectName = keyof typeof subjectKeys;
export type SubjectIds = Partial<Record<SubjectName, string>>;

/** The keys of what else a query carries. */
export const queryKeys = {
  /** Invite code of a sign-up page. */
  invite: 'invite',
  /** Code of an emailed link. */
  code: 'code',
  /** Code of an emailed link to something that is confirmed on its page. */
  confirmation: 'c',
  /** Which answer a link of an email gives at hand. */
  answer: 'answer',
  /** The type of thing that an email's link turns off. */
  settingType: 'type',
  /** The message of a conversation that is shown in its place. */
  message: 'message',
  /** The open panel of a page that has several. */
  panel: 'panel',
  /** What a list is searched for, and how it is sorted. */
  search: 'q',
  sort: 'sort',
  /** How far the people of a list are on the way to leading. */
  leaderStatus: 'status',
  /** When the pods of a list are to meet. */
  weekday: 'day',
  timeOfDay: 'time',
  /** Where the person was going, to be returned to after login or a required action. */
  return: 'return',
  /** Access token handed over on the root path. */
  accessToken: 'ac',
} as const;

export const settingsPanels = ['profile', 'notifications', 'memberships', 'my-pods', 'account', 'admins'] as const;
export type SettingsPanel = (typeof settingsPanels)[number];

/** Adds a query to a path; leaves out what is empty or not known. */
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

/** The address of a screen about something: `pathTo(paths.pod, { pod: pod.id })` is `/pod?p=…`. Ids are written plain. */
export function pathTo(path: Path, subject: SubjectIds): string {
  return withQuery(path, keysOf(subject));
}

/** Where a meeting is joined. */
export const joinPath = (meetingId: string): string => paths.join.replace(':meeting', meetingId);

/** /my-settings with one of its panels open. */
export function mySettingsPath(panel: SettingsPanel): string {
  return withQuery(paths.mySettings, { [queryKeys.panel]: panel });
}

/** The value of `panel` by which a pod's page leads on to its checklist. */
export const CHECKLIST_PANEL = 'checklist';

/** A pod's checklist, whose own address holds a ticket, which is good once: this one makes another each time it is opened. */
export function checklistPath(podId: string): string {
  return withQuery(paths.pod, { ...keysOf({ pod: podId }), [queryKeys.panel]: CHECKLIST_PANEL });
}

export function pathWithReturn(path: Path, back: string | undefined, about: SubjectIds = {}): string {
  return withQuery(path, { ...keysOf(about), [queryKeys.return]: back });
}

/** The sign-up page that an invite of a role leads to. */
export function invitePath(role: 'Leader' | 'Participant', code: string): string {
  return withQuery(role === 'Leader' ? paths.signUpLeader : paths.signUpParticipant, { [queryKeys.invite]: code });
}
