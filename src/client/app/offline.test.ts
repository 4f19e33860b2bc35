import { waitFor } from '@testing-library/react';
import { emptyApi } from '../api/emptyApi';
import { podsApi } from '../api/podsApi';
import { sessionEnded } from '../api/sessionEvents';
import { fakeTimers } from '../testing/clock';
import { hangingFetch } from '../testing/fakeApi';
import { passTime } from '../testing/passTime';
import { isOffline } from '../ui/states/useIsOffline';
import { offlineMiddleware } from './offline';
import { makeStore } from './store';

const mockCalls: string[] = [];
jest.mock('./persistence/background', () => ({
  startBackground: () => ({
    begin: () => mockCalls.push('begin'),
    changed: () => undefined,
    restore: () => mockCalls.push('restore'),
    confirm: () => mockCalls.push('confirm'),
    end: () => mockCalls.push('end'),
  }),
}));

beforeEach(() => void (mockCalls.length = 0));
afterEach(() => void jest.useRealTimers());

let unreachable: 'nobody' | 'api' | 'all';

function open() {
  unreachable = 'nobody';
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const isHealth = String(input instanceof Request ? input.url : input).endsWith('/health/live');
    if (unreachable === 'all' || (unreachable === 'api' && !isHealth)) return Promise.reject(new TypeError('Failed'));
    return Promise.resolve(Response.json([]));
  });
  const store = makeStore({}, [offlineMiddleware]);
  const ask = () => store.dispatch(podsApi.endpoints.listMyPods.initiate(undefined, { forceRefetch: true }));
  return { store, ask, isOffline: () => isOffline(store.getState()) };
}

it('a page that can’t reach its server shows persisted answers, and refetches them when the server is back', async () => {
  const page = open();
  unreachable = 'all';
  await page.ask();
  await waitFor(() => expect(page.isOffline()).toBe(true));
  await waitFor(() => expect(mockCalls).toEqual(['restore']));
  unreachable = 'nobody';
  await page.ask();
  expect(page.isOffline()).toBe(false);
  await waitFor(() => expect(mockCalls).toEqual(['restore', 'confirm']));
});

it('a server that accepts connections but doesn’t respond counts as unreachable', async () => {
  const page = open();
  fakeTimers();
  jest.mocked(fetch).mockImplementation(hangingFetch);
  void page.ask();
  await jest.advanceTimersByTimeAsync(35_000);
  expect(page.isOffline()).toBe(true);
});

it('one failed call doesn’t make the page offline', async () => {
  const page = open();
  unreachable = 'api';
  await page.ask();
  await passTime(20);
  expect(page.isOffline()).toBe(false);
});

async function openOffline() {
  const page = open();
  fakeTimers();
  unreachable = 'all';
  void page.ask();
  await jest.advanceTimersByTimeAsync(1000);
  expect(page.isOffline()).toBe(true);
  return page;
}

it('the page notices within seconds when the connection returns without a browser event', async () => {
  const page = await openOffline();
  unreachable = 'nobody';
  await jest.advanceTimersByTimeAsync(5000);
  expect(page.isOffline()).toBe(false);
});

it('a page that comes into view looks for the connection at once', async () => {
  const page = await openOffline();
  unreachable = 'nobody';
  page.store.dispatch(emptyApi.internalActions.onFocus());
  await jest.advanceTimersByTimeAsync(0);
  expect(page.isOffline()).toBe(false);
});

it('polling stops once the server is back, even after a logout has cleared the offline state', async () => {
  const page = open();
  unreachable = 'all';
  await page.ask();
  await waitFor(() => expect(page.isOffline()).toBe(true));
  fakeTimers();
  page.store.dispatch(emptyApi.internalActions.onOnline());
  page.store.dispatch(emptyApi.internalActions.onOffline());
  page.store.dispatch(emptyApi.util.resetApiState());
  expect(page.isOffline()).toBe(false);
  unreachable = 'nobody';
  jest.mocked(fetch).mockClear();
  await jest.advanceTimersByTimeAsync(30_000);
  const urls = jest.mocked(fetch).mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
  expect(urls.filter((url) => url.endsWith('/health/live'))).toHaveLength(1);
});

it('the end of a session clears the persisted answers', async () => {
  const page = open();
  page.store.dispatch(sessionEnded({ by: 'refusal' }));
  await waitFor(() => expect(mockCalls).toEqual(['end']));
});
