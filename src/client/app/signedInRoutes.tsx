import type { RouteObject } from 'react-router-dom';
import { RequireActions, RequireSession } from './guards';
import { RouteError } from './RouteError';

/** Pages of the signed-in part, in the order of the specification. A page is added here when it exists. */
const pages: RouteObject[] = [];

export const signedInRoutes: RouteObject = {
  element: <RequireSession />,
  children: [
    {
      lazy: async () => ({ Component: (await import('./layout/MainLayout')).MainLayout }),
      children: [{ element: <RequireActions />, errorElement: <RouteError />, children: pages }],
    },
  ],
};
