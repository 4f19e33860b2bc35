import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { sessionReady } from '../api/sessionEvents';

/**
 * A middleware that only a session needs, in a chunk of its own, so that /login does not load it. It is fetched on the first
 * `sessionReady`, sees that action and all that came meanwhile, and from then on every action like any other middleware.
 */
export function lateMiddleware(load: () => Promise<Middleware>): Middleware {
  return (api) => {
    let loaded: ReturnType<Middleware> | undefined;
    let missed: UnknownAction[] | undefined;
    const begin = async () => {
      const middleware = (await load())(api);
      const handle = middleware((action) => action);
      for (const action of missed ?? []) handle(action);
      loaded = middleware;
      missed = undefined;
    };
    return (next) => (action) => {
      if (loaded) return loaded(next)(action);
      const result = next(action);
      if (!missed && sessionReady.match(action)) {
        missed = [];
        begin().catch((error: unknown) => {
          console.warn('A part of the page could not be loaded', error);
          // The next session tries again.
          missed = undefined;
        });
      }
      missed?.push(action as UnknownAction);
      return result;
    };
  };
}
