import { syncOtherTabs } from '../../session/syncOtherTabs';
import { forgetWhatIsLeft } from '../kept/forgetKept';
import type { AppRouter } from '../routes/router';
import { sessionMiddleware } from '../sessionMiddleware';
import { sessionNavigation } from '../sessionNavigation';
import { makeStore, type AppStore } from '../store';

/** The store of this page, told of what its other tabs do. What an earlier page had no time to forget is forgotten. */
export function startStore(router: AppRouter): AppStore {
  const store = makeStore({}, [sessionNavigation(router), sessionMiddleware]);
  syncOtherTabs(store.dispatch);
  forgetWhatIsLeft();
  return store;
}
