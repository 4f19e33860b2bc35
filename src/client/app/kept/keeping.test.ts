import { waitFor } from '@testing-library/react';
import { accessTokenKey } from '../../api/transport/accessToken';
import { emptyApi } from '../../api/emptyApi';
import { sessionApi } from '../../api/sessionApi';
import { podsApi } from '../../api/podsApi';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, reply } from '../../testing/fakeApi';
import { failKeeping, kept } from '../../testing/fakeKept';
import { passed } from '../../testing/passed';
import { idOf } from '../../testing/samples';
import { inMinutes, tokenWith } from '../../testing/token';
import { keptShown } from '../../ui/states/useIsUnconfirmed';
import { offline } from '../offline';
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

/** A page of this person; `listMyPods` answers with as many pods as are named. */
function open(id: string) {
  signInAs(id);
  const api = fakeApi({ getMyUser: reply(user(id)), listMyPods: reply([]) });
  const store = makeStore();
  return { api, store, keeping: makeKeeping(store) };
}

/** Whatever is under way is done: the storage is read. */
const settled = () => passed(50);

const podsOf = ({ store }: ReturnType<typeof open>) => podsApi.endpoints.listMyPods.select()(store.getState());

async function load({ store }: ReturnType<typeof open>): Promise<void> {
  await Promise.all([
    store.dispatch(sessionApi.endpoints.getMyUser.initiate()),
    store.dispatch(podsApi.endpoints.listMyPods.initiate()),
  ]);
}

/** What the page shows is kept. */
async function keep(page: ReturnType<typeof open>): Promise<void> {
  await load(page);
  page.keeping.begin();
  await waitFor(() => expect(kept.size).toBe(1));
}

it('what a page showed is shown by another page of the same account', async () => {
  await keep(open(maya));
  const other = open(maya);
  expect(await other.keeping.restore()).toMatchObject({ userId: maya });
  expect(podsOf(other)).toMatchObject({ status: 'fulfilled', data: [] });
  expect(other.api.sent).toEqual([]);
});

it('what was kept takes no place of what a page has', async () => {
  await keep(open(maya));
  const other = open(maya);
  await load(other);
  const had = podsOf(other);
  await other.keeping.restore();
  expect(podsOf(other)).toEqual(had);
});

it('what was kept is not shown any more once the start is over', async () => {
  await keep(open(maya));
  const other = open(maya);
  expect(await other.keeping.restore(() => true)).toBeUndefined();
  expect(podsOf(other).data).toBeUndefined();
});

it('what was kept is not shown where the connection is back before it could be read', async () => {
  await keep(open(maya));
  const shown: unknown[] = [];
  const store = makeStore({}, [
    offline,
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

it('what was kept shows until the answer that is on its way takes its place', async () => {
  await keep(open(maya));
  const other = open(maya);
  other.api.replies.getMyUser = { ...reply({ ...user(maya), firstName: 'May' }), delay: 100 };
  const names = () => sessionApi.endpoints.getMyUser.select()(other.store.getState()).data?.firstName;
  const asked = other.store.dispatch(sessionApi.endpoints.getMyUser.initiate());
  await other.keeping.restore();
  expect(names()).toBe('Maya');
  await asked;
  expect(names()).toBe('May');
});

it('another account sees nothing of it, and it is gone', async () => {
  await keep(open(maya));
  const other = open(tom);
  expect(await other.keeping.restore()).toBeUndefined();
  expect(podsOf(other).data).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('what another build has kept is gone', async () => {
  await keep(open(maya));
  document.head.innerHTML = '<script src="/assets/main.87654321.js"></script>';
  expect(await open(maya).keeping.restore()).toBeUndefined();
  expect(kept.size).toBe(0);
});

it.each([['text'], [{}], [{ answers: 7 }], [null]])(
  'broken content (%j) is dropped without an error',
  async (stored) => {
    kept.set('answers', stored);
    expect(await open(maya).keeping.restore()).toBeUndefined();
  },
);

it('nothing of a session stays when it ends', async () => {
  const page = open(maya);
  await keep(page);
  await page.keeping.end();
  expect(kept.size).toBe(0);
});

it('what was about to be kept when the session ended is not', async () => {
  const page = open(maya);
  await load(page);
  fakeTimers();
  page.keeping.changed();
  const ended = page.keeping.end();
  await jest.advanceTimersByTimeAsync(10_000);
  await ended;
  expect(kept.size).toBe(0);
});

it('what another tab has logged out of is not kept', async () => {
  const page = open(maya);
  await load(page);
  localStorage.removeItem(accessTokenKey);
  fakeTimers();
  page.keeping.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(kept.size).toBe(0);
});

it('a page that shows what was kept asks for it again when there is a connection', async () => {
  await keep(open(maya));
  const other = open(maya);
  await other.keeping.restore();
  await other.keeping.confirm();
  expect(other.api.sent.map(({ operationId }) => operationId).sort()).toEqual(['getMyUser', 'listMyPods']);
});

it('what found nobody when it was asked for again is asked for the next time too', async () => {
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

it('of two tabs neither takes away what the other has kept', async () => {
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

it('without a connection nothing is kept anew', async () => {
  const page = open(maya);
  await load(page);
  page.store.dispatch(emptyApi.internalActions.onOffline());
  fakeTimers();
  page.keeping.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(kept.size).toBe(0);
});

it('a browser that keeps nothing is no failure', async () => {
  failKeeping('refused');
  const page = open(maya);
  await load(page);
  fakeTimers();
  page.keeping.changed();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await page.keeping.restore()).toBeUndefined();
  await page.keeping.end();
});
