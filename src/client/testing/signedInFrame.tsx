import type { RouteObject } from 'react-router-dom';
import { MainLayout } from '../app/layout/MainLayout';
import { RequireActions } from '../app/routes/RequireActions';
import { RequireSession } from '../app/routes/RequireSession';

// Loads after the page, and no test of the frame needs it.
jest.mock('../ui/messages/ToastsAndDialogs', () => ({ ToastsAndDialogs: () => null }));
jest.mock('../app/dialogs/FrameDialogs', () => ({ FrameDialogs: () => null }));
jest.mock('../app/dialogs/GoToButton', () => ({ GoToButton: () => null }));

export const signedInFrame = (pages: RouteObject[]): RouteObject => ({
  element: <RequireSession />,
  children: [{ element: <MainLayout />, children: [{ element: <RequireActions />, children: pages }] }],
});
