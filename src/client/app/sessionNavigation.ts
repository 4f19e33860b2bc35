import type { Middleware } from '@reduxjs/toolkit';
import { pathWithReturn, paths } from '../../domain/links';
import { sessionEnded } from '../api/sessionEvents';
import { forgetKept } from './kept/forgetKept';
import { publicRoutes } from './routes/publicRoutes';

interface Navigator {
  state: { location: { pathname: string; search: string } };
  navigate(to: string): unknown;
}

/** Where nobody has to be signed in; what a refusal means for such a page is the page's own to show (rule session.deadToken). */
const publicPaths = new Set(
  publicRoutes.children?.flatMap(({ path, children = [] }) => [path, ...children.map((page) => page.path)]),
);

/**
 * When the session ends, what is kept of it is forgotten, and the person goes to /login: after a refusal with the way back to
 * where they were, after a logout without. The answers in the page are the API's to forget (api/forgetting.ts).
 */
export function sessionNavigation(router: Navigator): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    if (!sessionEnded.match(action)) return result;
    // Here too: a session that had run out when the page was opened never loads what keeps it (rule platform.kept).
    void forgetKept();
    const { by, stay, elsewhere } = action.payload;
    // Half a form is not for the next person. After a refusal the same person continues; and whoever was still writing
    // when they logged out in another tab finds it again.
    if (by === 'logout' && !elsewhere) sessionStorage.clear();
    const { pathname, search } = router.state.location;
    const isOpenToAll = by === 'refusal' && publicPaths.has(pathname);
    if (!stay && !isOpenToAll && pathname !== paths.login) {
      void router.navigate(by === 'logout' ? paths.login : pathWithReturn(paths.login, pathname + search));
    }
    return result;
  };
}
