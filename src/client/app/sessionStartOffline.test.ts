import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { sessionFailed, sessionReady } from '../api/sessionEvents';
import { isOffline } from '../ui/useIsOffline';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { idOf } from '../testing/samples';
import { signIn } from '../testing/token';
import { startSession } from './sessionStart';
import { makeStore } from './store';

let mockKept: { userId: string; savedAt: number } | undefined;
const mockConfirm = jest.fn(() => Promise.resolve());
jest.mock('./kept/background', () => ({
  startBackground: () => ({ restore: () => Promise.resolve(mockKept), confirm: mockConfirm }),
}));
jest.mock('./streaming', () => ({
  loadStreaming: () => Promise.resolve(() => (next: (action: unknown) => unknown) => next),
}));

function begin() {
  signIn();
  const actions: UnknownAction[] = [];
  const watch: Middleware = () => (next) => (action) => next((actions.push(action as UnknownAction), action));
  const store = makeStore({}, [watch]);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  return { actions, store, done: store.dispatch(startSession(false)) };
}

async function start() {
  const { done, ...begun } = begin();
  await done;
  return begun;
}

const isReady = (action: UnknownAction) => sessionReady.match(action);
const user = { id: idOf(1), email: 'maya@example.com', firstName: 'Maya', lastName: 'Goldberg' };

beforeEach(() => mockConfirm.mockClear());

const cutOff = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

it('a start-up that reaches nobody goes on with what was kept, as old as that is, and logs nobody out', async () => {
  cutOff();
  mockKept = { userId: idOf(1), savedAt: 1_700_000_000_000 };
  const { actions, store } = await start();
  expect(actions.find(sessionReady.match)?.payload).toEqual({ userId: idOf(1), since: 1_700_000_000_000 });
  expect(isOffline(store.getState())).toBe(true);
  expect(localStorage.getItem('access_token')).not.toBeNull();
});

it('a start-up that reaches nobody and has nothing kept can be tried again, and logs nobody out', async () => {
  cutOff();
  mockKept = undefined;
  const { actions, store } = await start();
  expect(actions.some(sessionFailed.match)).toBe(true);
  expect(store.getState().session.phase).toBe('failed');
  expect(localStorage.getItem('access_token')).not.toBeNull();
});

it('a start-up that the server has refused shows nothing that was kept', async () => {
  fakeApi({ getMyUser: refuse(401) });
  mockKept = { userId: idOf(1), savedAt: 1_700_000_000_000 };
  const { actions } = await start();
  expect(actions.some(sessionReady.match)).toBe(false);
});

it('a start-up whose answers take their time waits for them where nothing was kept', async () => {
  fakeApi({ getMyUser: { ...reply(user), delay: 1500 } });
  mockKept = undefined;
  const { actions, done } = begin();
  await new Promise((resolve) => setTimeout(resolve, 1250));
  expect(actions.some(isReady)).toBe(false);
  await done;
  expect(actions.filter(isReady)).toHaveLength(1);
  expect(mockConfirm).not.toHaveBeenCalled();
});
