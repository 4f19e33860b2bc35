import { createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';

const dynamic = createDynamicMiddleware();

export const sessionMiddleware = dynamic.middleware;

/** Separate chunks, so that /login doesn't load them. */
const loaders: (() => Promise<Middleware>)[] = [
  async () => (await import(/* webpackChunkName: 'session' */ './streaming')).streaming,
  async () => (await import(/* webpackChunkName: 'session' */ '../notifications/deviceMiddleware')).deviceMiddleware,
];

/**
 * Await before dispatching `sessionReady`, which this middleware handles. The next session retries parts that failed
 * to load.
 */
export async function loadSessionMiddleware(load = loaders): Promise<void> {
  const loaded = await Promise.allSettled(load.map((one) => one()));
  for (const one of loaded) {
    if (one.status === 'fulfilled') dynamic.addMiddleware(one.value);
    else console.warn('A part of the page could not be loaded', one.reason);
  }
}
