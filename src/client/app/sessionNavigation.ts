import type { Middleware } from '@reduxjs/toolkit';
import { pathWithReturn, paths } from '../../domain/links';
import { emptyApi } from '../api/emptyApi';
import { sessionEnded } from '../api/sessionEvents';

interface Navigator {
  state: { location: { pathname: string; search: string } };
  navigate(to: string): unknown;
}

/**
 * When the session ends, nothing of it stays in the caches, and the person goes to /login: after a refusal with the way back to
 * where they were, after a logout without.
 */
export function sessionNavigation(router: Navigator): Middleware {
  return ({ dispatch }) =>
    (next) =>
    (action) => {
      const result = next(action);
      if (!sessionEnded.match(action)) return result;
      const { by, stay } = action.payload;
      // Drafts and the like are not for the next person; after a refusal the same person continues.
      if (by === 'logout') sessionStorage.clear();
      // Later, so that the call that was refused still returns to its caller, and no page is left that would ask again.
      if (!stay) setTimeout(() => dispatch(emptyApi.util.resetApiState()));
      const { pathname, search } = router.state.location;
      if (!stay && pathname !== paths.login) {
        void router.navigate(by === 'logout' ? paths.login : pathWithReturn(paths.login, pathname + search));
      }
      return result;
    };
}
