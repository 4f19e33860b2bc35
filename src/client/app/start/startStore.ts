import { syncOtherTabs } from '../../session/syncOtherTabs';
import { forgetLeftovers } from '../kept/forgetKept';
import type { AppRouter } from '../routes/router';
import { sessionMiddleware } from '../sessionMiddleware';
import { sessionNavigation } from '../sessionNavigation';
import { makeStore, type AppStore } from '../store';

/** Creates the page's store, in sync with other tabs, and clears data that an earlier page had no time to clear. */
export function startStore(router: AppRouter): AppStore {
  const store = makeStore({}, [sessionNavigation(router), sessionMiddleware]);
  syncOtherTabs(store.dispatch);
  forgetLeftovers();
  return store;
}
