import { paths, type Path } from './paths';

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
  webhook: 'w',
  report: 'x',
} as const;

export type SubjectName = keyof typeof subjectKeys;
export type SubjectIds = Partial<Record<SubjectName, string>>;

export const queryKeys = {
  invite: 'invite',
  code: 'code',
  confirmation: 'c',
  answer: 'answer',
  settingType: 'type',
  message: 'message',
  panel: 'panel',
  search: 'q',
  sort: 'sort',
  order: 'order',
  leaderStatus: 'status',
  inPods: 'pods',
  act: 'act',
  chosen: 'chosen',
  outcome: 'outcome',
  weekday: 'day',
  timeOfDay: 'time',
  return: 'return',
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

export const settingsPanelsFor = (isStaff: boolean): readonly SettingsPanel[] =>
  isStaff ? settingsPanels : settingsPanels.filter((panel) => panel !== 'business' && panel !== 'admins');

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

/** `pathTo(paths.pod, { pod: pod.id })` is `/pod?p=…`. */
export function pathTo(path: Path, subject: SubjectIds): string {
  return withQuery(path, keysOf(subject));
}

export const joinPath = (meetingId: string): string => paths.join.replace(':meeting', meetingId);

/** Where an identity provider sends people back to. */
export const signedOnPath = (provider: string): string => paths.signedOn.replace(':ref', provider);

export function mySettingsPath(panel: SettingsPanel): string {
  return withQuery(paths.mySettings, { [queryKeys.panel]: panel });
}

export const CHECKLIST_PANEL = 'checklist';

/** The checklist's own address contains a single-use ticket; this path creates a new one on each visit. */
export function checklistPath(podId: string): string {
  return withQuery(paths.pod, { ...keysOf({ pod: podId }), [queryKeys.panel]: CHECKLIST_PANEL });
}

export function pathWithReturn(path: Path, back: string | undefined, about: SubjectIds = {}): string {
  return withQuery(path, { ...keysOf(about), [queryKeys.return]: back });
}

export function invitePath(role: 'Leader' | 'Participant', code: string): string {
  return withQuery(role === 'Leader' ? paths.signUpLeader : paths.signUpParticipant, { [queryKeys.invite]: code });
}
