import type { Middleware } from '@reduxjs/toolkit';
import { sessionEnded, sessionReady } from '../api/sessionEvents';
import { loadSessionMiddleware, sessionMiddleware } from './sessionMiddleware';
import { makeStore } from './store';

it('session middleware handles every action once loaded, for all later sessions too', async () => {
  const seen: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    seen.push(action);
    return next(action);
  };
  const store = makeStore({}, [sessionMiddleware]);
  store.dispatch({ type: 'before' });
  await loadSessionMiddleware([() => Promise.resolve(recorder)]);
  await loadSessionMiddleware([() => Promise.resolve(recorder)]);
  store.dispatch({ type: 'after' });
  expect(seen).toEqual([{ type: 'after' }]);
});

it('a failed load doesn’t stop the other middleware from loading', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const seen: unknown[] = [];
  const store = makeStore({}, [sessionMiddleware]);
  const recorder: Middleware = () => (next) => (action) => next((seen.push(action), action));
  await loadSessionMiddleware([() => Promise.reject(new Error('offline')), () => Promise.resolve(recorder)]);
  store.dispatch({ type: 'after' });
  expect(seen.at(-1)).toEqual({ type: 'after' });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('parts that load after the session has started or ended handle that too, but no reducer does so again', async () => {
  const seen: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => next((seen.push(action), action));
  jest.resetModules();
  const { loadSessionMiddleware: load, sessionMiddleware: middleware } = await import('./sessionMiddleware');
  const reduced: unknown[] = [];
  const reduces: Middleware = () => (next) => (action) => next((reduced.push(action), action));
  const store = makeStore({}, [middleware, reduces]);
  const events = [sessionReady({ userId: 'me' }), sessionEnded({ by: 'logout' })];
  for (const event of [{ type: 'before' }, ...events]) store.dispatch(event);
  await load([() => Promise.resolve(recorder)]);
  expect(seen).toEqual(events);
  store.dispatch({ type: 'after' });
  expect(seen).toEqual([...events, { type: 'after' }]);
  expect(reduced.slice(-4)).toEqual([{ type: 'before' }, ...events, { type: 'after' }]);
});
