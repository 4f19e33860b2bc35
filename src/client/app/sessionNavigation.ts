import type { Middleware, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { pathWithReturn, paths } from '../../domain/links';
import { emptyApi } from '../api/emptyApi';
import { sessionEnded, sessionStarted } from '../api/sessionEvents';
import type { ApiState } from '../stream/events';
import { publicRoutes } from './publicRoutes';

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

interface Navigator {
  state: { location: { pathname: string; search: string } };
  navigate(to: string): unknown;
}

/** Empties the cache, which aborts what is under way: at once, or after the call that brought the session. */
function forgetAnswers(endpoint: string | undefined): ThunkAction<void, ApiState, unknown, UnknownAction> {
  return (dispatch) => {
    const running = dispatch(emptyApi.util.getRunningMutationsThunk());
    const bringing = running.find(({ arg }) => arg.endpointName === endpoint);
    const forget = () => void dispatch(emptyApi.util.resetApiState());
    if (bringing) void bringing.then(forget);
    else forget();
  };
}

/** Where nobody has to be signed in; what a refusal means for such a page is the page's own to show (rule session.deadToken). */
const publicPaths = new Set(publicRoutes.children?.map(({ path }) => path));

/**
 * When the session ends, nothing of it stays in the caches, and the person goes to /login: after a refusal with the way back to
 * where they were, after a logout without. When one begins, nothing stays of an earlier one that was never ended
 * (rule session.oneAtATime).
 */
export function sessionNavigation(router: Navigator): Middleware<object, ApiState, Dispatch> {
  return ({ dispatch }) =>
    (next) =>
    (action) => {
      if (sessionStarted.match(action)) dispatch(forgetAnswers(action.payload.endpoint));
      const result = next(action);
      if (!sessionEnded.match(action)) return result;
      // Here too: a session that had run out when the page was opened never loads what keeps it (rule platform.kept).
      void import('./kept/keptPlace').then(({ clearKept }) => clearKept()).catch(() => undefined);
      const { by, stay, elsewhere } = action.payload;
      // Half a form is not for the next person. After a refusal the same person continues; and whoever was still writing
      // when they logged out in another tab finds it again.
      if (by === 'logout' && !elsewhere) sessionStorage.clear();
      // Later, so that the call that was refused still returns to its caller, and no page is left that would ask again.
      if (!stay) setTimeout(() => dispatch(emptyApi.util.resetApiState()));
      const { pathname, search } = router.state.location;
      const isOpenToAll = by === 'refusal' && publicPaths.has(pathname);
      if (!stay && !isOpenToAll && pathname !== paths.login) {
        void router.navigate(by === 'logout' ? paths.login : pathWithReturn(paths.login, pathname + search));
      }
      return result;
    };
}
