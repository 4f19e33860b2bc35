import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { makeStore } from '../app/store';
import type { AppStore } from '../app/store';
import { sessionNavigation } from '../app/sessionNavigation';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { passTime } from './passTime';

interface Options {
  route?: string;
  state?: unknown;
  store?: AppStore;
  /** The next page never loads, to test what shows meanwhile. */
  staysHere?: boolean;
}

const notLoading = { path: '*', lazy: () => new Promise<never>(() => {}) };

/**
 * `type` pastes, because rendering a form on every key press takes most of a test's time. `keyboard` presses keys one
 * by one, and so does `type` if the text contains a special key ('more{Enter}') or the keys matter ('@an').
 */
function quickUser() {
  const user = userEvent.setup({ delay: null });
  const type: typeof user.type = async (field, text, options) => {
    if (options || /[{[]|(^|\s)@/.test(text)) return user.type(field, text, options);
    await user.click(field);
    await user.paste(text);
  };
  return { ...user, type };
}

export function renderPage(page: ReactNode | RouteObject[], { route = '/', state, store, staysHere }: Options = {}) {
  const [path] = route.split('?');
  const routes = Array.isArray(page)
    ? page
    : [{ path, element: page }, staysHere ? notLoading : { path: '*', element: null }];
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(route), state }] });
  const usedStore = store ?? makeStore({}, [sessionNavigation(router)]);
  const view = render(
    <Provider store={usedStore}>
      <ThemeProvider env="test">
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, user: quickUser(), store: usedStore, router, address };
}

export const settled = () => act(() => passTime(50));
