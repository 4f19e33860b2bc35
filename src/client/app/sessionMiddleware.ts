import { createDynamicMiddleware, isAnyOf } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { sessionEnded, sessionReady, sessionStarted } from '../api/sessionEvents';

const dynamic = createDynamicMiddleware();

const isEnd = isAnyOf(sessionStarted, sessionEnded);

const whenLoaded: (() => void)[] = [];
let isLoaded = false;

/**
 * Loads after the first page, and then handles what it has missed of the session: its start, or the end of the one
 * before, which leaves something to clear.
 */
export const sessionMiddleware: Middleware = (api) => {
  const late = dynamic.middleware(api);
  let missed: unknown[] = [];
  // The reducers have handled them.
  whenLoaded.push(() => missed.forEach(late((action) => action)));
  return (next) => {
    const handle = late(next);
    return (action) => {
      if (!isLoaded && isEnd(action)) missed = [...missed.filter((one) => !sessionReady.match(one)), action];
      if (!isLoaded && sessionReady.match(action)) missed.push(action);
      return handle(action);
    };
  };
};

/** A separate chunk, so that no first page waits for it. */
const loadParts = async (): Promise<Middleware[]> => {
  const [{ streaming }, { deviceMiddleware }] = await Promise.all([
    import(/* webpackChunkName: 'session' */ './streaming'),
    import(/* webpackChunkName: 'session' */ '../notifications/deviceMiddleware'),
  ]);
  return [streaming, deviceMiddleware];
};

const RETRY_MS = 10_000;

/** Resolves even if the parts can't be loaded, and tries again later. It may be called again at any time. */
export async function loadSessionMiddleware(load = loadParts): Promise<void> {
  const parts = await load().catch((error: unknown) => {
    console.warn('A part of the page could not be loaded', error);
    setTimeout(() => void loadSessionMiddleware(load), RETRY_MS);
    return undefined;
  });
  if (!parts) return;
  dynamic.addMiddleware(...parts);
  isLoaded = true;
  for (const handleMissed of whenLoaded.splice(0)) handleMissed();
}
