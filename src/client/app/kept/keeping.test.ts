import { waitFor } from '@testing-library/react';
import { accessTokenKey } from '../../api/transport/accessToken';
import { emptyApi } from '../../api/emptyApi';
import { sessionApi } from '../../api/sessionApi';
import { podsApi } from '../../api/podsApi';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, reply } from '../../testing/fakeApi';
import { failKeeping, kept } from '../../testing/fakeKept';
import { passTime } from '../../testing/passTime';
import { idOf } from '../../testing/samples';
import { inMinutes, tokenWith } from '../../testing/token';
import { keptShown } from '../../ui/states/unconfirmedSlice';
import { offlineMiddleware } from '../offline';
import { makeStore } from '../store';
import { makeKeeping } from './keeping';
import type { KeptRecord } from './keptStorage';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/fakeKept'));

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
  return { api, store, keeping: makeKeeping(store) };
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
  page.keeping.begin();
  await waitFor(() => expect(kept.size).toBe(1));
}

it('another page of the same account shows the answers that a page has kept', async () => {
  await keep(open(maya));
  const other = open(maya);
  expect(await other.keeping.restore()).toMatchObject({ userId: maya });
  expect(podsOf(other)).toMatchObject({ status: 'fulfilled', data: [] });
  expect(other.api.sent).toEqual([]);
});

it('kept answers don’t replace answers that a page has already loaded', async () => {
  await keep(open(maya));
  const other = open(maya);
  await load(other);
  const had = podsOf(other);
  await other.keeping.restore();
  expect(podsOf(other)).toEqual(had);
});

it('kept answers don’t show if they are read after the start-up has ended', async () => {
  await keep(open(maya));
  const other = open(maya);
  expect(await other.keeping.restore(() => true)).toBeUndefined();
  expect(podsOf(other).data).toBeUndefined();
});

it('kept answers don’t show if the connection is back before they are read', async () => {
  await keep(open(maya));
  const shown: unknown[] = [];
  const store = makeStore({}, [
    offlineMiddleware,
    () => (next) => (action) => next((keptShown.match(action) && shown.push(action), action)),
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

it('a kept answer shows until the pending answer replaces it', async () => {
  await keep(open(maya));
  const other = open(maya);
  other.api.replies.getMyUser = { ...reply({ ...user(maya), firstName: 'May' }), delay: 100 };
  const names = () => sessionApi.endpoints.getMyUser.select()(other.store.getState()).data?.firstName;
  const pending = other.store.dispatch(sessionApi.endpoints.getMyUser.initiate());
  await other.keeping.restore();
  expect(names()).toBe('Maya');
  await pending;
  expect(names()).toBe('May');
});

it('another account sees none of the kept answers, and they are cleared', async () => {
  await keep(open(maya));
  const other = open(tom);
  expect(await other.keeping.restore()).toBeUndefined();
  expect(podsOf(other).data).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('answers kept by another build are cleared', async () => {
  await keep(open(maya));
  document.head.innerHTML = '<script src="/assets/main.87654321.js"></script>';
  expect(await open(maya).keeping.restore()).toBeUndefined();
  expect(kept.size).toBe(0);
});

it.each([['text'], [{}], [{ answers: 7 }], [null]])(
  'invalid content (%j) is dropped without an error',
  async (stored) => {
    kept.set('answers', stored);
    expect(await open(maya).keeping.restore()).toBeUndefined();
  },
);

it('no kept answers remain when a session ends', async () => {
  const page = open(maya);
  await keep(page);
  await page.keeping.end();
  expect(kept.size).toBe(0);
});

it('answers about to be kept when the session ends are not kept', async () => {
  const page = open(maya);
  await load(page);
  fakeTimers();
  page.keeping.changed();
  const ended = page.keeping.end();
  await jest.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(kept.size).toBe(0);
});

it('once another tab has logged out of a session, its answers are not kept', async () => {
  const page = open(maya);
  await load(page);
  localStorage.removeItem(accessTokenKey);
  fakeTimers();
  page.keeping.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(kept.size).toBe(0);
});

it('a page showing kept answers refetches them when the connection returns', async () => {
  await keep(open(maya));
  const other = open(maya);
  await other.keeping.restore();
  await other.keeping.confirm();
  expect(other.api.sent.map(({ operationId }) => operationId).sort()).toEqual(['getMyUser', 'listMyPods']);
});

it('a kept answer whose refetch gets no response is refetched again at the next attempt', async () => {
  await keep(open(maya));
  const other = open(maya);
  await other.keeping.restore();
  const answer = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await other.keeping.confirm();
  expect(other.api.sent).toEqual([]);
  if (answer) jest.mocked(fetch).mockImplementation(answer);
  await other.keeping.confirm();
  expect(other.api.sent.map(({ operationId }) => operationId).sort()).toEqual(['getMyUser', 'listMyPods']);
  await other.keeping.confirm();
  expect(other.api.sent).toHaveLength(2);
});

it('two tabs don’t remove each other’s kept answers', async () => {
  const names = () => (kept.get('answers') as KeptRecord).answers.map(({ endpointName }) => endpointName).sort();
  const first = open(maya);
  await keep(first);
  const second = open(maya);
  await load(second);
  await second.store.dispatch(podsApi.endpoints.listMyWaitlists.initiate());
  second.keeping.begin();
  await waitFor(() => expect(names()).toContain('listMyWaitlists'));
  await first.store.dispatch(sessionApi.endpoints.getMyUser.initiate(undefined, { forceRefetch: true }));
  kept.set('answers', { ...(kept.get('answers') as KeptRecord), savedAt: 0 });
  first.keeping.begin();
  await waitFor(() => expect((kept.get('answers') as KeptRecord).savedAt).not.toBe(0));
  expect(names()).toEqual(['getMyUser', 'listMyPods', 'listMyWaitlists']);
});

it('nothing is written while offline', async () => {
  const page = open(maya);
  await load(page);
  page.store.dispatch(emptyApi.internalActions.onOffline());
  fakeTimers();
  page.keeping.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(kept.size).toBe(0);
});

it('a browser without storage causes no error', async () => {
  failKeeping('refused');
  const page = open(maya);
  await load(page);
  fakeTimers();
  page.keeping.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await page.keeping.restore()).toBeUndefined();
  await page.keeping.end();
});
