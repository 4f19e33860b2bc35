import { createDynamicMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { sessionEnded, sessionReady, sessionStarted } from '../api/sessionEvents';

const dynamic = createDynamicMiddleware();

const isMissed = isAnyOf(sessionStarted, sessionReady, sessionEnded);

const whenLoaded = new Set<() => void>();

/** Its parts, which load after the first page, then handle the session's events so far, in their order. */
export const sessionMiddleware: Middleware = (api) => {
  const late = dynamic.middleware(api);
  const missed: unknown[] = [];
  let isLoaded = false;
  whenLoaded.add(() => {
    isLoaded = true;
    // The reducers have handled them.
    missed.splice(0).forEach(late((action) => action));
  });
  return (next) => {
    const handle = late(next);
    return (action) => {
      if (!isLoaded && isMissed(action)) missed.push(action);
      return handle(action);
    };
  };
};

/** Separate chunks, so that no first page waits for them. */
const loaders: (() => Promise<Middleware>)[] = [
  async () => (await import(/* webpackChunkName: 'session' */ './streaming')).streaming,
  async () => (await import(/* webpackChunkName: 'session' */ '../notifications/deviceMiddleware')).deviceMiddleware,
];

/** The next session retries parts that failed to load. */
export async function loadSessionMiddleware(load = loaders): Promise<void> {
  const loaded = await Promise.allSettled(load.map((one) => one()));
  for (const one of loaded) {
    if (one.status === 'fulfilled') dynamic.addMiddleware(one.value);
    else console.warn('A part of the page could not be loaded', one.reason);
  }
  for (const handleMissed of whenLoaded) handleMissed();
}
