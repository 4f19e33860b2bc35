import { createBrowserRouter } from 'react-router-dom';
import { cleanPastedPath, cleanPastedSearch } from '../../../domain/links';
import { RootLayout } from '../RootLayout';
import { keyHistoryEntry } from '../scrollPositions';
import { RouteError } from './RouteError';
import { publicRoutes, rootRoute, unknownRoute } from './publicRoutes';
import { signedInRoutes } from './signedInRoutes';

export const routes = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [rootRoute, publicRoutes, signedInRoutes, unknownRoute],
  },
];

function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const pasted = pathname + search;
  const address = cleanPastedPath(pathname) + cleanPastedSearch(search);
  if (address !== pasted) window.history.replaceState(window.history.state, '', address + hash);
}

export function makeRouter() {
  tidyAddress();
  keyHistoryEntry();
  return createBrowserRouter(routes);
}

export type AppRouter = ReturnType<typeof makeRouter>;
