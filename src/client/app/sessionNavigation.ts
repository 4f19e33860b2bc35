import type { Middleware } from '@reduxjs/toolkit';
import { pathWithReturn, paths } from '../../domain/links';
import { sessionEnded } from '../api/sessionEvents';
import type { LoginState } from '../session/LoginPage';
import { forgetPersisted } from './persistence/forgetPersisted';
import { publicRoutes } from './routes/publicRoutes';

interface Navigator {
  state: { location: { pathname: string; search: string } };
  navigate(to: string, options?: { state: LoginState }): unknown;
}

/** Pages that need no session: each explains a refused request itself (rule session.deadToken). */
const publicPaths = new Set(
  publicRoutes.children?.flatMap(({ path, children = [] }) => [path, ...children.map((page) => page.path)]),
);

/**
 * A logout by the user in this tab leads to the login without a return path. After any other end, the login has the
 * return path and says why (rule session.end). `attachApi` clears the cached responses.
 */
export function sessionNavigation(router: Navigator): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    if (!sessionEnded.match(action)) return result;
    // The middleware for persisted answers never loads if the session expired before the page opened (rule
    // platform.persistence).
    void forgetPersisted();
    const { by, stay, elsewhere } = action.payload;
    // A logout clears form drafts, which the next user must not see. After a refusal, or a logout in another tab while
    // still writing here, the same person continues and finds the draft again.
    const isOwn = by === 'logout' && !elsewhere;
    if (isOwn) sessionStorage.clear();
    const { pathname, search } = router.state.location;
    const isOpenToAll = by === 'refusal' && publicPaths.has(pathname);
    // The stream may have reported the user's own logout first.
    if (isOwn) void router.navigate(paths.login);
    else if (!stay && !isOpenToAll && pathname !== paths.login) {
      void router.navigate(pathWithReturn(paths.login, pathname + search), { state: { ended: by } });
    }
    return result;
  };
}
