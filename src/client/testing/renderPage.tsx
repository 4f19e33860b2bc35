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
import { passed } from './passed';

interface Options {
  /** The address one is at, with its query. */
  route?: string;
  /** What its entry of the history holds. */
  state?: unknown;
  store?: AppStore;
  /** The page that comes next never loads, so that what shows meanwhile can be seen. */
  staysHere?: boolean;
}

const notLoading = { path: '*', lazy: () => new Promise<never>(() => {}) };

/**
 * A user whose `type` pastes, because a form renders again at every key, which is most of its test's time. `keyboard`
 * presses keys one by one, and so does `type` where a key is named ('more{Enter}') or matters ('@an').
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

/** Renders a page at its route (elsewhere is nothing), or whole routes, as the app does; returns its user and where they are. */
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

/** After what was under way has been answered and shown. */
export const settled = () => act(() => passed(50));
