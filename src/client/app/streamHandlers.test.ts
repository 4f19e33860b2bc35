import type { Channel, ChannelPerson, Message, StreamEvent } from '../../contract/entities.gen';
import { historyApi } from '../chat/history/historyApi';
import { emptyHistory, messagesIn } from '../chat/history/messageHistory';
import { notificationsApi } from '../api/notificationsApi';
import { onboardingApi } from '../api/onboardingApi';
import { podsApi } from '../api/podsApi';
import { sessionEnded, sessionReady } from '../api/sessionEvents';
import { messageWritten, unsentMessages } from '../chat/outbox/outboxSlice';
import { streamEvent } from '../stream/events';
import { streamMiddleware } from '../stream/middleware';
import { tokenWith } from '../testing/token';
import { FakeEventSource } from '../stream/testing/fakeEventSource';
import { makeStore } from './store';
import { streamHandlers } from './streamHandlers';

const me = 'user-me';
const channelId = 'channel-1';

let server: { channels: Channel[]; messages: Record<string, Message[]>; people?: ChannelPerson[] };
let calls: string[];
let held: Promise<void>;
let store: ReturnType<typeof makeTestStore>;

function message(number: number, given: Partial<Message> = {}): Message {
  const id = `message-${String(number).padStart(3, '0')}`;
  return {
    id,
    channelId,
    senderId: 'user-other',
    senderName: 'Tomás Rivera',
    content: `Text ${number}`,
    createdEpochMillis: 1_767_690_000_000 + number,
    ...given,
  };
}

function channel(given: Partial<Channel> = {}): Channel {
  return {
    id: channelId,
    name: 'Early Birds',
    businessId: 'business-1',
    membershipId: 'membership-1',
    membershipName: 'Momentum Circle',
    podId: 'pod-1',
    leaderChannel: false,
    lastMessageId: 'message-001',
    unread: 1,
    messages: [message(1)],
    ...given,
  };
}

function write(written: Message): void {
  server.messages[channelId] = [...(server.messages[channelId] ?? []), written];
  server.channels = server.channels.map((one) => {
    if (one.id !== written.channelId) return one;
    const read = written.senderId === me ? { lastMessageReadId: written.id, unread: 0 } : { unread: one.unread + 1 };
    return { ...one, ...read, lastMessageId: written.id, messages: [written] };
  });
}

function answer(url: string): Response {
  const { pathname: path, searchParams } = new URL(url);
  calls.push(path);
  if (path === '/v1/channels/my-channels') return Response.json(server.channels);
  const messages = server.messages[path.split('/')[3] ?? ''];
  if (path.endsWith('/messages') && messages) {
    const before = searchParams.get('before') ?? '~';
    const limit = Number(searchParams.get('limit') ?? 50);
    return Response.json(messages.filter(({ id }) => id < before).slice(-limit));
  }
  if (path.endsWith('/messages')) return Response.json({ detail: 'Not found' }, { status: 404 });
  return Response.json(path.endsWith('/people') ? (server.people ?? []) : []);
}

function makeTestStore() {
  const stream = streamMiddleware(streamHandlers, {
    apiBase: () => 'https://api.example.com',
    openSource: (url) => new FakeEventSource(url) as unknown as EventSource,
    random: () => 0,
    ticket: () => Promise.resolve('ticket'),
  });
  return makeStore({}, [stream]);
}

let sequence = 0;
type WithoutId<Event> = Event extends unknown ? Omit<Event, 'id'> : never;

async function receive(event: WithoutId<StreamEvent>): Promise<void> {
  store.dispatch(streamEvent({ ...event, id: String((sequence += 1)) }));
  await settled();
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await Promise.all(store.dispatch(historyApi.util.getRunningQueriesThunk()));
}

const showChannels = () => store.dispatch(historyApi.endpoints.listMyChannels.initiate());
const messagesUpTo = (last: number) => Array.from({ length: last }, (_, index) => message(index + 1));
const showMessages = () => store.dispatch(historyApi.endpoints.messageHistory.initiate({ id: channelId }));

const channels = () => historyApi.endpoints.listMyChannels.select()(store.getState()).data;
const history = () => historyApi.endpoints.messageHistory.select({ id: channelId })(store.getState());
const messages = () => messagesIn(history().data ?? emptyHistory);

beforeEach(async () => {
  server = { channels: [channel()], messages: { [channelId]: [message(1)] } };
  calls = [];
  held = Promise.resolve();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const response = answer((input as Request).url);
    await held;
    return response;
  });
  store = makeTestStore();
  store.dispatch(sessionReady({ userId: me }));
  await Promise.all([showChannels(), showMessages()]);
  calls = [];
});
afterEach(() => void store.dispatch(sessionEnded({ by: 'logout' })));

async function expectAsRefetched(): Promise<void> {
  expect(calls).toEqual([]);
  const patched = [channels(), messages()];
  await Promise.all([showChannels().refetch(), showMessages().refetch()]);
  expect(patched).toEqual([channels(), messages()]);
}

it.each([
  ['another person', message(2)],
  ['oneself on another page', message(2, { senderId: me, clientId: 'client-1' })],
])('a message of %s shows without a call, as if fetched', async (_whose, written) => {
  write(written);
  await receive({ type: 'message', message: written });
  await expectAsRefetched();
});

it('a repeated message changes nothing', async () => {
  write(message(2));
  await receive({ type: 'message', message: message(2) });
  await receive({ type: 'message', message: message(2) });
  await expectAsRefetched();
});

it('a confirmed message replaces the unsent one on the sender’s page', async () => {
  const written = { clientId: 'client-1', channelId, senderId: me, content: 'Text 2', createdEpochMillis: 1 };
  store.dispatch(messageWritten(written));
  const sent = message(2, { senderId: me, clientId: 'client-1' });
  write(sent);
  await receive({ type: 'message', message: sent });
  expect(unsentMessages(store.getState())).toEqual([]);
  await expectAsRefetched();
});

it('a message that arrives after a later one is placed before it, and the list is refetched', async () => {
  write(message(3));
  await receive({ type: 'message', message: message(3) });
  await receive({ type: 'message', message: message(2) });
  expect(messages().map(({ id }) => id)).toEqual(['message-001', 'message-002', 'message-003']);
  expect(calls).toEqual(['/v1/channels/my-channels']);
});

it('an answer requested before a message arrived doesn’t remove the message', async () => {
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  const refetching = [showChannels().refetch(), showMessages().refetch()];
  await new Promise((resolve) => setTimeout(resolve, 0));
  write(message(2));
  store.dispatch(streamEvent({ id: 'x', type: 'message', message: message(2) }));
  release();
  await Promise.all(refetching);
  await settled();
  expect(messages().map(({ id }) => id)).toEqual(['message-001', 'message-002']);
  expect(channels()?.[0]).toMatchObject({ lastMessageId: 'message-002', unread: 2 });
});

it('an older page requested before a message arrived doesn’t remove the message', async () => {
  server.messages[channelId] = messagesUpTo(60);
  await showMessages().refetch();
  let release = () => {};
  held = new Promise((resolve) => (release = resolve));
  const older = store.dispatch(
    historyApi.endpoints.messageHistory.initiate({ id: channelId }, { direction: 'forward' }),
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  store.dispatch(streamEvent({ id: 'x', type: 'message', message: message(61) }));
  expect(messages()).toHaveLength(51);
  release();
  await older;
  await settled();
  expect(messages()).toEqual(messagesUpTo(61));
});

it('a message in a channel missing from the list refetches the list', async () => {
  server.channels.push(channel({ id: 'channel-2' }));
  await receive({ type: 'message', message: message(2, { channelId: 'channel-2' }) });
  expect(channels()?.map(({ id }) => id)).toEqual([channelId, 'channel-2']);
});

it('unread messages are counted up to a hundred', async () => {
  server.channels = [channel({ unread: 100 })];
  await showChannels().refetch();
  await receive({ type: 'message', message: message(2) });
  expect(channels()?.[0]?.unread).toBe(100);
});

it('a channel marked as read on another device clears the count here', async () => {
  server.channels = [channel({ lastMessageReadId: 'message-001', unread: 0 })];
  await receive({ type: 'read', status: 'READ', channelId, lastMessageReadId: 'message-001', userId: me });
  await expectAsRefetched();
});

it('a channel marked as read only up to an older message refetches the count', async () => {
  write(message(2));
  await receive({ type: 'message', message: message(2) });
  server.channels = [{ ...(server.channels[0] as Channel), lastMessageReadId: 'message-001', unread: 1 }];
  await receive({ type: 'read', status: 'READ', channelId, lastMessageReadId: 'message-001', userId: me });
  expect(channels()).toEqual(server.channels);
});

it('the read position never moves back', async () => {
  server.channels = [channel({ lastMessageReadId: 'message-001', unread: 0 })];
  await showChannels().refetch();
  calls = [];
  await receive({ type: 'read', status: 'READ', channelId, lastMessageReadId: 'message-000', userId: me });
  await expectAsRefetched();
});

it('a channel that the user no longer has access to disappears immediately, with its messages and members', async () => {
  const search = { id: channelId, q: 'tom' };
  const people = () => historyApi.endpoints.listChannelPeople.select(search)(store.getState()).data;
  server.people = [{ userId: 'user-other', name: 'Tomás Rivera' }];
  await store.dispatch(historyApi.endpoints.listChannelPeople.initiate(search));
  expect(people()).toHaveLength(1);
  server = { channels: [], messages: {} };
  held = new Promise(() => {});
  store.dispatch(streamEvent({ id: 'x', type: 'channel', channelId, podId: 'pod-1', change: 'removed' }));
  expect(channels()).toEqual([]);
  expect(messages()).toEqual([]);
  expect(people()).toEqual([]);
});

it('an open conversation whose channel is lost isn’t refetched unless the user returns to it', async () => {
  const before = server;
  await store.dispatch(historyApi.endpoints.listChannelPeople.initiate({ id: channelId }));
  calls = [];
  server = { channels: [], messages: {} };
  await receive({ type: 'channel', channelId, podId: 'pod-1', change: 'removed' });
  expect(calls).toEqual(['/v1/channels/my-channels']);
  server = before;
  await receive({ type: 'channel', channelId, podId: 'pod-1', change: 'added' });
  expect([channels(), messages()]).toEqual([server.channels, server.messages[channelId]]);
});

it('joining a channel refetches the channels, and the pod’s event refetches the pod', async () => {
  await store.dispatch(podsApi.endpoints.getPod.initiate({ id: 'pod-2' }));
  server.channels.push(channel({ id: 'channel-2', podId: 'pod-2' }));
  calls = [];
  await receive({ type: 'channel', channelId: 'channel-2', podId: 'pod-2', change: 'added' });
  expect(calls).toEqual(['/v1/channels/my-channels']);
  expect(channels()).toEqual(server.channels);
  calls = [];
  await receive({ type: 'pod', podId: 'pod-2', change: 'added' });
  expect(calls).toEqual(['/v1/pods/pod-2']);
});

it('a person who joins a pod makes nobody fetch another pod, or the list of channels', async () => {
  for (const id of ['pod-1', 'pod-2']) await store.dispatch(podsApi.endpoints.getPod.initiate({ id }));
  calls = [];
  await receive({ type: 'pod', podId: 'pod-1', change: 'people' });
  await receive({ type: 'channel', channelId, podId: 'pod-1', change: 'changed' });
  expect(calls).toEqual(['/v1/pods/pod-1']);
});

it('a changed step refetches the members of its own pod, and of no other', async () => {
  for (const id of ['pod-1', 'pod-2']) await store.dispatch(podsApi.endpoints.listPodMembers.initiate({ id }));
  calls = [];
  await receive({ type: 'step', podId: 'pod-1', stepId: 'step-1', userId: 'user-ben', change: 'step' });
  expect(calls).toEqual(['/v1/pods/pod-1/members']);
});

it('a notification refetches the notifications', async () => {
  await store.dispatch(notificationsApi.endpoints.notificationPages.initiate());
  calls = [];
  await receive({ type: 'notification', notificationId: 'n', dismissed: false });
  expect(calls).toEqual(['/v1/notifications/my-notifications']);
});

it('an action that has become due refetches the required actions', async () => {
  await store.dispatch(onboardingApi.endpoints.listAllMyActions.initiate());
  calls = [];
  await receive({ type: 'action', businessId: 'business-1', action: 'COMPLETE_PROFILE' });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('actions');
});

it('a page that was away longer than the log covers refetches everything', async () => {
  write(message(2));
  await receive({ type: 'refetch' });
  expect(calls.sort()).toEqual(['/v1/channels/channel-1/messages', '/v1/channels/my-channels']);
  expect(messages()).toHaveLength(2);
});

it('a page that was away refetches every page of its lists, so that no items in between are missing', async () => {
  server.messages[channelId] = messagesUpTo(200);
  await showMessages().refetch();
  await store.dispatch(historyApi.endpoints.messageHistory.initiate({ id: channelId }, { direction: 'forward' }));
  expect(messages()).toEqual(messagesUpTo(200).slice(-150));
  server.messages[channelId] = messagesUpTo(320);
  await receive({ type: 'refetch' });
  expect(messages()).toEqual(messagesUpTo(320).slice(-150));
});

it('a late logout event doesn’t end a session that began here after the logout', async () => {
  const token = tokenWith({ sid: 'session-2', sub: 'user-2' });
  localStorage.setItem('access_token', token);
  await receive({ type: 'logout', sessionId: 'session-1' });
  await receive({ type: 'logout' });
  expect(localStorage.getItem('access_token')).toBe(token);
});

it('a logout ends the session on this page', async () => {
  localStorage.setItem('access_token', 'token');
  await receive({ type: 'logout', sessionId: 'session-1' });
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(store.getState().session.phase).toBe('signedOut');
  expect(store.getState().stream.status).toBe('closed');
});
