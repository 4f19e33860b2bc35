import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { sessionFailed, sessionReady } from '../../api/sessionEvents';
import { isOffline } from '../../ui/states/useIsOffline';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, refuse, reply } from '../../testing/fakeApi';
import { idOf } from '../../testing/samples';
import { signIn } from '../../testing/token';
import { makeStore } from '../store';
import { startSession } from './sessionStart';

const mockRestore = jest.fn<Promise<{ userId: string; savedAt: number } | undefined>, []>();
const mockConfirm = jest.fn(() => Promise.resolve());
jest.mock('../persistence/background', () => ({
  startBackground: () => ({ restore: mockRestore, confirm: mockConfirm }),
}));
jest.mock('../streaming', () => ({
  streaming: () => (next: (action: unknown) => unknown) => next,
}));

function begin() {
  signIn();
  const actions: UnknownAction[] = [];
  const watch: Middleware = () => (next) => (action) => next((actions.push(action as UnknownAction), action));
  const store = makeStore({}, [watch]);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  return { actions, store, done: store.dispatch(startSession({ pathname: '/my-settings', search: '' })) };
}

async function start() {
  const { done, ...begun } = begin();
  await done;
  return begun;
}

const isReady = (action: UnknownAction) => sessionReady.match(action);
const user = { id: idOf(1), email: 'maya@example.com', firstName: 'Maya', lastName: 'Goldberg' };

beforeEach(() => {
  mockConfirm.mockClear();
  mockRestore.mockReset();
});
afterEach(() => void jest.useRealTimers());

const cutOff = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

it('a start-up without a response continues with persisted answers, shows their age, and doesn’t log out', async () => {
  cutOff();
  mockRestore.mockResolvedValue({ userId: idOf(1), savedAt: 1_700_000_000_000 });
  const { actions, store } = await start();
  expect(actions.find(sessionReady.match)?.payload).toEqual({ userId: idOf(1), since: 1_700_000_000_000 });
  expect(isOffline(store.getState())).toBe(true);
  expect(localStorage.getItem('access_token')).not.toBeNull();
});

it('a start-up without a response and without persisted answers can be retried, and doesn’t log out', async () => {
  cutOff();
  mockRestore.mockResolvedValue(undefined);
  const { actions, store } = await start();
  expect(actions.some(sessionFailed.match)).toBe(true);
  expect(store.getState().session.phase).toBe('failed');
  expect(localStorage.getItem('access_token')).not.toBeNull();
});

it('a start-up refused by the server shows no persisted answers', async () => {
  fakeApi({ getMyUser: refuse(401) });
  mockRestore.mockResolvedValue({ userId: idOf(1), savedAt: 1_700_000_000_000 });
  const { actions } = await start();
  expect(actions.some(sessionReady.match)).toBe(false);
});

it.each([
  ['nothing was kept', () => Promise.resolve(undefined)],
  ['nobody says what was', () => new Promise<undefined>(() => {})],
])('a slow start-up waits only for its own answers: %s', async (_, restore) => {
  fakeTimers();
  fakeApi({ getMyUser: { ...reply(user), delay: 15_000 } });
  mockRestore.mockImplementation(restore);
  const { actions } = begin();
  await jest.advanceTimersByTimeAsync(14_000);
  expect(mockRestore).toHaveBeenCalled();
  expect(actions.some(isReady)).toBe(false);
  await jest.advanceTimersByTimeAsync(2000);
  expect(actions.filter(isReady)).toHaveLength(1);
  expect(mockConfirm).not.toHaveBeenCalled();
});

it('a start-up without a response that can’t load the code for persisted answers can be retried', async () => {
  cutOff();
  mockRestore.mockRejectedValue(new Error('Loading chunk 12 failed.'));
  const { store } = await start();
  expect(store.getState().session.phase).toBe('failed');
  expect(isOffline(store.getState())).toBe(true);
});
