import type { Middleware } from '@reduxjs/toolkit';
import { sessionEnded, sessionReady, sessionStarted } from '../api/sessionEvents';
import { fakeTimers } from '../testing/clock';
import { makeStore } from './store';

async function begin() {
  jest.resetModules();
  const { loadSessionMiddleware, sessionMiddleware } = await import('./sessionMiddleware');
  const seen: unknown[] = [];
  const reduced: unknown[] = [];
  const recorder =
    (actions: unknown[]): Middleware =>
    () =>
    (next) =>
    (action) =>
      next((actions.push(action), action));
  const store = makeStore({}, [sessionMiddleware, recorder(reduced)]);
  const part = recorder(seen);
  return { store, seen, reduced, load: loadSessionMiddleware, part: () => Promise.resolve([part]) };
}

const ready = (userId: string) => sessionReady({ userId });
const [before, after] = [{ type: 'before' }, { type: 'after' }];
const logout = sessionEnded({ by: 'logout' });
const login = sessionStarted({ expires: 1 });

it('session middleware handles every action once loaded, for all later sessions too', async () => {
  const { store, seen, load, part } = await begin();
  store.dispatch(before);
  await load(part);
  await load(part);
  store.dispatch(after);
  expect(seen).toEqual([after]);
});

it.each([
  ['a start', [ready('me')], [ready('me')]],
  ['a logout', [ready('me'), logout], [logout]],
  ['another login', [ready('me'), logout, login, ready('other')], [logout, login, ready('other')]],
])('once loaded, it handles %s that it missed, which no reducer then handles again', async (_, events, handled) => {
  const { store, seen, reduced, load, part } = await begin();
  for (const event of [before, ...events]) store.dispatch(event);
  await load(part);
  store.dispatch(after);
  expect(seen).toEqual([...handled, after]);
  const sent: unknown[] = [before, ...events, after];
  expect(reduced.filter((action) => sent.includes(action))).toEqual(sent);
});

it('if it can’t be loaded, it is loaded later, and misses nothing of the session', async () => {
  fakeTimers();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { store, seen, load, part } = await begin();
  await load(jest.fn(part).mockRejectedValueOnce(new Error('offline')));
  expect(warn).toHaveBeenCalledTimes(1);
  store.dispatch(ready('me'));
  expect(seen).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([ready('me')]);
  jest.useRealTimers();
});
