import { createBrowserRouter } from 'react-router-dom';
import { RootLayout } from './RootLayout';
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

export function makeRouter() {
  return createBrowserRouter(routes);
}

export type AppRouter = ReturnType<typeof makeRouter>;
