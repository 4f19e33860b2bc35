import { act, screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../../../domain/links';
import { accessTokenKey } from '../../api/transport/accessToken';
import { emptyApi } from '../../api/emptyApi';
import { sessionReady } from '../../api/sessionEvents';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { podsApi } from '../../api/podsApi';
import { ChatPage } from '../../chat/ChatPage';
import { unsentMessages } from '../../chat/outbox/outboxSlice';
import { channel, channelId } from '../../chat/testing/conversation';
import { unsentKey } from '../../api/unsentKeys';
import { hasArrived } from '../../onboarding/onboardingSlice';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, pending, refuse, reply } from '../../testing/fakeApi';
import type { Reply } from '../../testing/fakeApi';
import { failPersistence, persisted } from '../../testing/fakePersistence';
import { renderPage } from '../../testing/renderPage';
import { aBusiness, idOf } from '../../testing/samples';
import { signedInFrame } from '../../testing/signedInFrame';
import { inMinutes, tokenWith } from '../../testing/token';
import { offlineMiddleware } from '../offline';
import { makeStore } from '../store';

jest.mock('../streaming', () => ({
  streaming: () => (next: (action: unknown) => unknown) => next,
}));
jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/fakePersistence'));

const me = idOf(1);
const business = aBusiness({ id: idOf(7) });
const user = { id: me, email: 'maya@example.com', firstName: 'Maya', lastName: 'Goldberg' };
const savedAt = 1_700_000_000_000;
const due = [{ action: 'COMPLETE_PROFILE', businessId: business.id }];

function Page() {
  const { data } = useGetMyUserQuery();
  return <h1>Page of {data?.firstName}</h1>;
}

const routes = [
  signedInFrame([
    { path: paths.accountBio, element: <h1>Bio</h1> },
    { path: paths.chat, element: <ChatPage /> },
    { path: '*', element: <Page /> },
  ]),
];

const delay = 15_000;

interface Start {
  replies?: Parameters<typeof fakeApi>[0];
  route?: string;
}

function startSlowly(late?: Reply, { replies, route = '/pods' }: Start = {}) {
  const build = 'http://localhost/assets/main.12345678.js';
  document.head.innerHTML = `<script src="${build}"></script>`;
  localStorage.setItem(accessTokenKey, tokenWith({ sub: me, exp: inMinutes(60) }));
  const answers = [
    { endpointName: 'getMyUser', arg: undefined, value: { ...user, firstName: 'May' } },
    { endpointName: 'listMyBusinesses', arg: undefined, value: [business] },
    { endpointName: 'listMyWaitlists', arg: undefined, value: [] },
    { endpointName: 'listMyChannels', arg: undefined, value: [] },
  ];
  persisted.set('answers', { build, userId: me, savedAt, answers });
  const api = fakeApi({
    getMyUser: { ...(late ?? reply(user)), delay },
    listMyBusinesses: { ...reply([business]), delay },
    listMyWaitlists: reply([]),
    listAllMyActions: reply(due),
    ...replies,
  });
  if (!late) {
    const lost = (reject: (reason: unknown) => void) => reject(new TypeError('Failed to fetch'));
    jest.mocked(fetch).mockImplementation(() => new Promise((_, reject) => setTimeout(() => lost(reject), delay)));
  }
  const actions: UnknownAction[] = [];
  const store = makeStore({}, [
    ...(late ? [offlineMiddleware] : []),
    () => (next) => (action) => next((actions.push(action as UnknownAction), action)),
  ]);
  const page = renderPage(routes, { route, store });
  const readies = () => actions.filter(sessionReady.match);
  const callsOf = (operation: string) => api.sent.filter(({ operationId }) => operationId === operation).length;
  return { ...page, api, readies, callsOf };
}

function writeIn(inChannel: string): void {
  const unsent = { clientId: idOf(50), channelId: inChannel, senderId: me, content: 'Hi', createdEpochMillis: 1 };
  localStorage.setItem(unsentKey('message', me, unsent.clientId), JSON.stringify({ ...unsent, status: 'held' }));
}

beforeEach(() => void fakeTimers());
afterEach(() => void jest.useRealTimers());

const shown = (name: string) => screen.findByRole('heading', { name }, { timeout: 60_000 });

it('on a slow start persisted answers show without beginning the session, and due actions still come first', async () => {
  const before = Date.now();
  const { store, readies, address } = startSlowly(reply(user));
  expect(await shown('Page of May')).toBeVisible();
  expect(screen.getByText('Checking for anything new…')).toBeVisible();
  const seen = Date.now();
  expect(readies()).toEqual([]);
  expect(hasArrived(store.getState())).toBe(false);
  expect(await shown('Bio')).toBeVisible();
  expect(address()).toBe('/account/bio?return=%2Fpods');
  expect(readies()).toHaveLength(1);
  const { since = 0 } = readies()[0]?.payload ?? {};
  expect(since).toBeGreaterThanOrEqual(before);
  expect(since).toBeLessThan(seen);
});

it('a slow start doesn’t refetch the answers it has received, but refetches the other persisted answers', async () => {
  const { store, callsOf } = startSlowly(reply(user), { route: paths.mySettings });
  expect(await shown('Page of May')).toBeVisible();
  expect(callsOf('listMyWaitlists')).toBe(0);
  await shown('Bio');
  await waitFor(() => expect(screen.queryByText('Checking for anything new…')).toBeNull(), { timeout: 60_000 });
  expect(callsOf('listMyWaitlists')).toBe(1);
  expect([callsOf('getMyUser'), callsOf('listMyBusinesses')]).toEqual([1, 1]);
  expect(podsApi.endpoints.listMyWaitlists.select()(store.getState()).data).toEqual([]);
});

it('an earlier unsent message is shown with the persisted answers', async () => {
  writeIn(idOf(51));
  const { store } = startSlowly(reply(user));
  expect(await shown('Page of May')).toBeVisible();
  expect(unsentMessages(store.getState())).toMatchObject([{ content: 'Hi' }]);
  await shown('Bio');
});

it('persisted answers disappear if the server finally refuses the session', async () => {
  const { store } = startSlowly(refuse(401));
  expect(await shown('Page of May')).toBeVisible();
  await waitFor(() => expect(store.getState().session.phase).toBe('signedOut'), { timeout: 60_000 });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

it('a slow start without a response ends like an offline start, with the age of the persisted answers', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { readies } = startSlowly();
  expect(await shown('Page of May')).toBeVisible();
  expect(readies()).toEqual([]);
  await waitFor(() => expect(readies()).toHaveLength(1), { timeout: 60_000 });
  expect(readies()[0]?.payload).toEqual({ userId: me, since: savedAt });
  expect(await shown('Page of May')).toBeVisible();
});

it('a visible page stays until the start-up ends, even if the connection drops and returns', async () => {
  const { store } = startSlowly(reply(user), { replies: { listAllMyActions: pending } });
  const page = await shown('Page of May');
  await act(() => jest.advanceTimersByTimeAsync(delay - 3000));
  act(() => void store.dispatch(emptyApi.internalActions.onOffline()));
  const isConfirmed = () => expect(store.getState().isUnconfirmed).toBe(false);
  await waitFor(isConfirmed, { timeout: 5000 });
  expect(store.getState().session.phase).toBe('starting');
  expect(page).toBeInTheDocument();
  expect(page).toHaveTextContent('Page of Maya');
});

describe.each([
  ['of a channel that one has come into since', `?c=${channelId}`],
  ['about the only channel, which is not kept', ''],
])('an address %s', (_, query) => {
  const at = { route: paths.chat + query };

  it('is not looked up in persisted answers', async () => {
    const replies = { listMyChannels: { ...reply([channel]), delay }, listAllMyActions: reply([]) };
    const { address } = startSlowly(reply(user), { ...at, replies });
    await screen.findByText('Checking for anything new…');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(await shown(channel.name)).toBeVisible();
    expect(address()).toBe(at.route);
  });

  it('is not reported as lost even if the user has an unsent message there', async () => {
    writeIn(channelId);
    startSlowly(reply(user), { ...at, replies: { listMyChannels: { ...reply([channel]), delay } } });
    await screen.findByText('Checking for anything new…');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says that it needs a connection if there is none', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { address } = startSlowly(undefined, at);
    expect(await screen.findByText('This needs a connection', undefined, { timeout: 60_000 })).toBeVisible();
    expect(address()).toBe(at.route);
  });
});

it('a storage that never answers doesn’t delay the start-up', async () => {
  const { readies } = startSlowly(reply(user));
  failPersistence('hanging');
  await waitFor(() => expect(readies()).toHaveLength(1), { timeout: delay + 1000 });
});

it('a start-up without a response can be retried, even if the storage never answers', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  startSlowly();
  failPersistence('hanging');
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 60_000 })).toBeVisible();
});
