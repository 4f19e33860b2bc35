import { attachApi } from '../../api/attachApi';
import { emptyApi } from '../../api/emptyApi';
import type { AppRouter } from '../routes/router';
import type { AppStore } from '../store';
import { whenInitialized } from '../routes/whenInitialized';
import { startSession } from './sessionStart';

const MAX_WAIT_MS = 300;

async function start(store: AppStore, { location }: AppRouter['state']): Promise<void> {
  await store.dispatch(startSession(location));
  await Promise.all(store.dispatch(emptyApi.util.getRunningQueriesThunk()));
}

/**
 * Runs while the program is still loading, so that the page usually renders only once, with all its data (rule
 * session.start). Resolves when the page may render.
 */
export async function startSessionEarly(store: AppStore, router: AppRouter): Promise<void> {
  attachApi();
  const started = start(store, router.state).catch(() => undefined);
  await whenInitialized(router);
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
