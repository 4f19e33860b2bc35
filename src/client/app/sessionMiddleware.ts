import { createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';

const dynamic = createDynamicMiddleware();

/** Middleware that only a session needs, once `loadSessionMiddleware` has fetched it. */
export const sessionMiddleware = dynamic.middleware;

/** Each in a chunk of its own, so that /login does not load it. */
const loaders: (() => Promise<Middleware>)[] = [
  async () => (await import(/* webpackChunkName: 'session' */ './streaming')).loadStreaming(),
  async () => (await import(/* webpackChunkName: 'session' */ '../notifications/onDevice')).onDevice,
];

/** To be awaited before `sessionReady`, which these act on. What can't be loaded is missing until the next session tries again. */
export async function loadSessionMiddleware(load = loaders): Promise<void> {
  const loaded = await Promise.allSettled(load.map((one) => one()));
  for (const one of loaded) {
    if (one.status === 'fulfilled') dynamic.addMiddleware(one.value);
    else console.warn('A part of the page could not be loaded', one.reason);
  }
}
