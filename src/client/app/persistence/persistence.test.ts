import { waitFor } from '@testing-library/react';
import { accessTokenKey } from '../../api/transport/accessToken';
import { emptyApi } from '../../api/emptyApi';
import { sessionApi } from '../../api/sessionApi';
import { podsApi } from '../../api/podsApi';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, reply } from '../../testing/fakeApi';
import { failPersistence, persisted } from '../../testing/fakePersistence';
import { passTime } from '../../testing/passTime';
import { idOf } from '../../testing/samples';
import { inMinutes, tokenWith } from '../../testing/token';
import { persistedShown } from '../../ui/states/unconfirmedSlice';
import { offlineMiddleware } from '../offline';
import { makeStore } from '../store';
import { makePersistence } from './persistence';
import type { PersistedRecord } from './persistedStorage';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/fakePersistence'));

const [maya, tom] = [idOf(1), idOf(2)];
const user = (id: string) => ({ id, email: 'maya@example.com', firstName: 'Maya', lastName: 'Goldberg' });

beforeEach(() => {
  document.head.innerHTML = '<script src="/assets/main.12345678.js"></script>';
});
afterEach(() => jest.useRealTimers());

function signInAs(id: string): void {
  localStorage.setItem(accessTokenKey, tokenWith({ sub: id, exp: inMinutes(60) }));
}

function open(id: string) {
  signInAs(id);
  const api = fakeApi({ getMyUser: reply(user(id)), listMyPods: reply([]) });
  const store = makeStore();
  return { api, store, persistence: makePersistence(store) };
}

const settled = () => passTime(50);

const podsOf = ({ store }: ReturnType<typeof open>) => podsApi.endpoints.listMyPods.select()(store.getState());

async function load({ store }: ReturnType<typeof open>): Promise<void> {
  await Promise.all([
    store.dispatch(sessionApi.endpoints.getMyUser.initiate()),
    store.dispatch(podsApi.endpoints.listMyPods.initiate()),
  ]);
}

async function keep(page: ReturnType<typeof open>): Promise<void> {
  await load(page);
  page.persistence.begin();
  await waitFor(() => expect(persisted.size).toBe(1));
}

it('another page of the same account shows the answers that a page has persisted', async () => {
  await keep(open(maya));
  const other = open(maya);
  expect(await other.persistence.restore()).toMatchObject({ userId: maya });
  expect(podsOf(other)).toMatchObject({ status: 'fulfilled', data: [] });
  expect(other.api.sent).toEqual([]);
});

it('persisted answers don’t replace answers that a page has already loaded', async () => {
  await keep(open(maya));
  const other = open(maya);
  await load(other);
  const had = podsOf(other);
  await other.persistence.restore();
  expect(podsOf(other)).toEqual(had);
});

it('persisted answers don’t show if they are read after the start-up has ended', async () => {
  await keep(open(maya));
  const other = open(maya);
  expect(await other.persistence.restore(() => true)).toBeUndefined();
  expect(podsOf(other).data).toBeUndefined();
});

it('persisted answers don’t show if the connection is back before they are read', async () => {
  await keep(open(maya));
  const shown: unknown[] = [];
  const store = makeStore({}, [
    offlineMiddleware,
    () => (next) => (action) => next((persistedShown.match(action) && shown.push(action), action)),
  ]);
  const { onOffline, onOnline } = emptyApi.internalActions;
  store.dispatch(onOffline());
  store.dispatch(onOnline());
  await settled();
  expect([shown, store.getState().isUnconfirmed]).toEqual([[], false]);
  store.dispatch(onOffline());
  await settled();
  expect([shown.length, store.getState().isUnconfirmed]).toEqual([1, true]);
  store.dispatch(onOnline());
  await waitFor(() => expect(store.getState().isUnconfirmed).toBe(false));
});

it('a persisted answer shows until the pending answer replaces it', async () => {
  await keep(open(maya));
  const other = open(maya);
  other.api.replies.getMyUser = { ...reply({ ...user(maya), firstName: 'May' }), delay: 100 };
  const names = () => sessionApi.endpoints.getMyUser.select()(other.store.getState()).data?.firstName;
  const pending = other.store.dispatch(sessionApi.endpoints.getMyUser.initiate());
  await other.persistence.restore();
  expect(names()).toBe('Maya');
  await pending;
  expect(names()).toBe('May');
});

it('another account sees none of the persisted answers, and they are cleared', async () => {
  await keep(open(maya));
  const other = open(tom);
  expect(await other.persistence.restore()).toBeUndefined();
  expect(podsOf(other).data).toBeUndefined();
  expect(persisted.size).toBe(0);
});

it('answers persisted by another build are cleared', async () => {
  await keep(open(maya));
  document.head.innerHTML = '<script src="/assets/main.87654321.js"></script>';
  expect(await open(maya).persistence.restore()).toBeUndefined();
  expect(persisted.size).toBe(0);
});

it.each([['text'], [{}], [{ answers: 7 }], [null]])(
  'invalid content (%j) is dropped without an error',
  async (stored) => {
    persisted.set('answers', stored);
    expect(await open(maya).persistence.restore()).toBeUndefined();
  },
);

it('no persisted answers remain when a session ends', async () => {
  const page = open(maya);
  await keep(page);
  await page.persistence.end();
  expect(persisted.size).toBe(0);
});

it('answers about to be persisted when the session ends are not persisted', async () => {
  const page = open(maya);
  await load(page);
  fakeTimers();
  page.persistence.changed();
  const ended = page.persistence.end();
  await jest.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(persisted.size).toBe(0);
});

it('once another tab has logged out of a session, its answers are not persisted', async () => {
  const page = open(maya);
  await load(page);
  localStorage.removeItem(accessTokenKey);
  fakeTimers();
  page.persistence.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(persisted.size).toBe(0);
});

it('a page showing persisted answers refetches them when the connection returns', async () => {
  await keep(open(maya));
  const other = open(maya);
  await other.persistence.restore();
  await other.persistence.confirm();
  expect(other.api.sent.map(({ operationId }) => operationId).sort()).toEqual(['getMyUser', 'listMyPods']);
});

it('a persisted answer whose refetch gets no response is refetched again at the next attempt', async () => {
  await keep(open(maya));
  const other = open(maya);
  await other.persistence.restore();
  const answer = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await other.persistence.confirm();
  expect(other.api.sent).toEqual([]);
  if (answer) jest.mocked(fetch).mockImplementation(answer);
  await other.persistence.confirm();
  expect(other.api.sent.map(({ operationId }) => operationId).sort()).toEqual(['getMyUser', 'listMyPods']);
  await other.persistence.confirm();
  expect(other.api.sent).toHaveLength(2);
});

it('two tabs don’t remove each other’s persisted answers', async () => {
  const names = () =>
    (persisted.get('answers') as PersistedRecord).answers.map(({ endpointName }) => endpointName).sort();
  const first = open(maya);
  await keep(first);
  const second = open(maya);
  await load(second);
  await second.store.dispatch(podsApi.endpoints.listMyWaitlists.initiate());
  second.persistence.begin();
  await waitFor(() => expect(names()).toContain('listMyWaitlists'));
  await first.store.dispatch(sessionApi.endpoints.getMyUser.initiate(undefined, { forceRefetch: true }));
  persisted.set('answers', { ...(persisted.get('answers') as PersistedRecord), savedAt: 0 });
  first.persistence.begin();
  await waitFor(() => expect((persisted.get('answers') as PersistedRecord).savedAt).not.toBe(0));
  expect(names()).toEqual(['getMyUser', 'listMyPods', 'listMyWaitlists']);
});

it('a page that is left while it reads what is persisted doesn’t replace it', async () => {
  const page = open(maya);
  await keep(page);
  const before = persisted.get('answers');
  await page.store.dispatch(podsApi.endpoints.listMyPods.initiate(undefined, { forceRefetch: true }));
  fakeTimers();
  failPersistence('hanging');
  page.persistence.changed();
  await jest.advanceTimersByTimeAsync(4000);
  dispatchEvent(new Event('pagehide'));
  failPersistence(undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(persisted.get('answers')).toBe(before);
});

it('nothing is written while offline', async () => {
  const page = open(maya);
  await load(page);
  page.store.dispatch(emptyApi.internalActions.onOffline());
  fakeTimers();
  page.persistence.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(persisted.size).toBe(0);
});

it('a browser without storage causes no error', async () => {
  failPersistence('refused');
  const page = open(maya);
  await load(page);
  fakeTimers();
  page.persistence.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await page.persistence.restore()).toBeUndefined();
  await page.persistence.end();
});
