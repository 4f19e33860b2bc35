import type { RouteObject } from 'react-router-dom';
import { MainLayout } from '../app/layout/MainLayout';
import { RequireActions } from '../app/routes/RequireActions';
import { RequireSession } from '../app/routes/RequireSession';

// Fetched after the page, of which no test of the frame sees anything.
jest.mock('../ui/messages/ToastsAndDialogs', () => ({ ToastsAndDialogs: () => null }));
jest.mock('../app/dialogs/FrameDialogs', () => ({ FrameDialogs: () => null }));
jest.mock('../app/dialogs/GoToButton', () => ({ GoToButton: () => null }));

/** Pages in what is around them in the signed-in part, which starts the session. */
export const signedInFrame = (pages: RouteObject[]): RouteObject => ({
  element: <RequireSession />,
  children: [{ element: <MainLayout />, children: [{ element: <RequireActions />, children: pages }] }],
});
