import type {
  AnnouncementSummary,
  BulkAction,
  Business,
  Channel,
  LeaderPod,
  Membership,
  MembershipInvite,
  Notification,
  Pod,
  ScheduledMeeting,
} from '../../contract/entities.gen';
import { paths, type SubjectIds } from '../../domain/links';
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo/community';
import { mailedCode } from './mailedCode';
import { someWebhook } from './someWebhook';

export const roles = [
  'signed out',
  'owner',
  'admin',
  'leader',
  'assistant',
  'participant',
  'waiting',
  'applicant',
  'asked to assist',
  'approved leader',
] as const;
export type Role = (typeof roles)[number];

export interface Visitor {
  role: Role;
  token: string | undefined;
  subjects: Subjects;
}

export interface Subjects extends SubjectIds {
  openPod?: string;
  participant?: string;
  assistant?: string;
  fullPod?: string;
  waitedPod?: string;
  offer?: string;
  manyPods?: string;
  noPods?: string;
  leaderInvite?: string;
  participantInvite?: string;
  registration?: string;
  newAddress?: string;
  passwordReset?: string;
  loginLink?: string;
  adminInvitation?: string;
  stepAnswer?: string;
}

type Get = <T>(path: string) => Promise<T>;

const emailOf = (role: Role) => demoAccounts().find((one) => one.role === role)?.email ?? '';

async function logIn(origin: string, role: Role): Promise<string> {
  const account = demoAccounts().find((one) => one.role === role);
  const response = await fetch(`${origin}/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account?.email, password: account?.password }),
  });
  const token = response.headers.get('authorization')?.replace(/^Bearer /, '');
  if (!token) throw new Error(`The ${role} could not log in: ${response.status} ${await response.text()}`);
  return token;
}

const getter =
  (origin: string, token: string): Get =>
  async (path) => {
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as never;
  };

const FAR_OFF_SECONDS = 3600;

const isFarOff = ({ nextMeeting, currentMeeting }: ScheduledMeeting) =>
  currentMeeting === undefined && (nextMeeting ?? Infinity) > Date.now() / 1000 + FAR_OFF_SECONDS;

const ANNOUNCEMENT = /\/announcement\?n=([\w-]+)/;

async function announcementOf(get: Get, memberships: Membership[]): Promise<string | undefined> {
  const run = memberships.filter(({ can }) => can.edit);
  const sent = await Promise.all(
    run.map(({ id }) => get<AnnouncementSummary[]>(`/v1/memberships/${id}/announcements`)),
  );
  const notifications = await get<Notification[]>('/v1/notifications/my-notifications');
  const got = notifications.flatMap(({ primaryActionUrl = '' }) => ANNOUNCEMENT.exec(primaryActionUrl)?.[1] ?? []);
  return sent.flat()[0]?.id ?? got[0];
}

async function subjectsOf(get: Get): Promise<Subjects> {
  const [user, businesses, mine, channels, leaderPods] = await Promise.all([
    get<{ id: string }>('/v1/users/my-user'),
    get<Business[]>('/v1/businesses/my-businesses'),
    get<Pod[]>('/v1/pods/my-pods'),
    get<Channel[]>('/v1/channels/my-channels'),
    get<LeaderPod[]>('/v1/leader-pods/my-pods'),
  ]);
  const memberships = await get<Membership[]>(`/v1/businesses/${businesses[0]?.id ?? ''}/my-memberships`);
  const membership = mine[0]?.membershipId ?? memberships[0]?.id ?? '';
  const pods = await get<Pod[]>(`/v1/memberships/${membership}/pods?filter=all`);
  const everywhere = await Promise.all(
    memberships.map(({ id }) => get<Pod[]>(`/v1/memberships/${id}/pods?filter=all`)),
  );
  const run = memberships.filter(({ can }) => can.manageMembers);
  const bulkActions = await Promise.all(run.map(({ id }) => get<BulkAction[]>(`/v1/memberships/${id}/bulk-actions`)));
  const others = pods.filter((pod) => pod.myRole === undefined && !pod.scheduledMeeting.paused);
  const first = mine[0] ?? pods[0];
  const pod = first?.id;
  return {
    membership,
    request: membership,
    person: pods.flatMap(({ members }) => members).find((id) => id !== user.id) ?? user.id,
    pod,
    participant: first?.members.find((userId) => ![first.leaderId, user.id].includes(userId)),
    assistant: first?.assistantId,
    offer: mine[0]?.offeredTransferId,
    openPod: others.find(({ seatsAvailable }) => seatsAvailable > 0)?.id,
    fullPod: others.find(({ seatsAvailable }) => seatsAvailable === 0)?.id,
    waitedPod: everywhere.flat().find(({ waitlist }) => waitlist > 0)?.id,
    announcement: await announcementOf(get, memberships),
    leaderPod: leaderPods.find(({ membershipId }) => membershipId === membership)?.id,
    // The page of a meeting in progress would leave the product.
    meeting: mine
      .map(({ scheduledMeeting }) => scheduledMeeting)
      .concat(leaderPods.map(({ scheduledMeeting }) => scheduledMeeting))
      .find(isFarOff)?.id,
    bulkAction: bulkActions.flat()[0]?.id,
    channel: channels.find(({ podId }) => podId === pod)?.id ?? channels[0]?.id,
  };
}

async function inviteCodes(get: Get, membership: string | undefined) {
  const invites = await get<MembershipInvite[]>(`/v1/memberships/${membership ?? ''}/invites`);
  const codeFor = (role: MembershipInvite['role']) => invites.find((invite) => invite.role === role)?.code;
  return { leaderInvite: codeFor('Leader'), participantInvite: codeFor('Participant') };
}

async function waitingCodes(origin: string, invite: string | undefined, business: string | undefined) {
  const post = (path: string, body: object, token?: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const email = `nora.${crypto.randomUUID()}@example.com`;
  const names = { firstName: 'Nora', lastName: 'Lindqvist' };
  await post('/v1/members/register', { ...names, inviteCode: invite, email, password: DEMO_PASSWORD });
  const newEmail = `kim.${crypto.randomUUID()}@example.com`;
  const change = { newEmail, password: DEMO_PASSWORD };
  await post('/v1/users/change-email', change, await logIn(origin, 'participant'));
  const admin = `lena.${crypto.randomUUID()}@example.com`;
  await post(`/v1/businesses/${business}/admins`, { name: 'Lena', email: admin }, await logIn(origin, 'owner'));
  await post('/v1/users/forgot-password', { email: emailOf('participant') });
  await post('/v1/users/login-link', { email: emailOf('participant') });
  return {
    passwordReset: await mailedCode(origin, emailOf('participant'), paths.resetPassword),
    loginLink: await mailedCode(origin, emailOf('participant'), paths.loginLink),
    adminInvitation: await mailedCode(origin, admin),
    registration: await mailedCode(origin, email),
    newAddress: await mailedCode(origin, newEmail),
    stepAnswer: await mailedCode(origin, emailOf('participant'), paths.stepAnswer),
  };
}

export async function signInAll(origin: string, wanted: readonly Role[]): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (const role of wanted) {
    const token = await logIn(origin, role === 'signed out' ? 'owner' : role);
    const get = getter(origin, token);
    const subjects = { ...(await subjectsOf(get)), webhook: await someWebhook(origin, token) };
    if (role === 'signed out') {
      const codes = await inviteCodes(get, subjects.membership);
      const [business] = await get<Business[]>('/v1/businesses/my-businesses');
      const waiting = await waitingCodes(origin, codes.participantInvite, business?.id);
      visitors.push({ role, token: undefined, subjects: { ...codes, ...waiting } });
    } else visitors.push({ role, token, subjects });
  }
  return visitors;
}
