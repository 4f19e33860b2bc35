import { syncOtherTabs } from '../../session/syncOtherTabs';
import { forgetLeftovers } from '../persistence/forgetPersisted';
import type { AppRouter } from '../routes/router';
import { sessionMiddleware } from '../sessionMiddleware';
import { sessionNavigation } from '../sessionNavigation';
import { makeStore, type AppStore } from '../store';

export function startStore(router: AppRouter): AppStore {
  const store = makeStore({}, [sessionNavigation(router), sessionMiddleware]);
  syncOtherTabs(store.dispatch);
  forgetLeftovers();
  return store;
}
