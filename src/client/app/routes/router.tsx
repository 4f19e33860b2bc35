import { createBrowserRouter } from 'react-router-dom';
import { pastedPath } from '../../../domain/links';
import { RootLayout } from '../RootLayout';
import { RouteError } from './RouteError';
import { publicRoutes, rootRoute, unknownRoute } from './publicRoutes';
import { signedInRoutes } from './signedInRoutes';

/** The tree of all pages that exist; each is its own chunk. */
export const routes = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [rootRoute, publicRoutes, signedInRoutes, unknownRoute],
  },
];

/** An address that was pasted with what stood behind it becomes the one that was meant (rule platform.pastedLinks). */
function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = pastedPath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}

export function makeRouter() {
  tidyAddress();
  return createBrowserRouter(routes);
}

export type AppRouter = ReturnType<typeof makeRouter>;
