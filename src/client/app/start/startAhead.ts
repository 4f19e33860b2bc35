import { attachApi } from '../../api/attachApi';
import { emptyApi } from '../../api/emptyApi';
import type { AppRouter } from '../routes/router';
import { startSession } from './sessionStart';
import type { AppStore } from '../store';
import { whenInitialized } from '../routes/whenInitialized';

/** So long, in milliseconds, a page that could be drawn waits for what it shows; then it is drawn without. */
const PATIENCE_MS = 300;

/** The start, and what the page asks for beside it. */
async function start(store: AppStore, { location }: AppRouter['state']): Promise<void> {
  await store.dispatch(startSession(location));
  await Promise.all(store.dispatch(emptyApi.util.getRunningQueriesThunk()));
}

/**
 * Starts the session while the parts of the program are still on their way: by when these are there the answers are too,
 * as a rule, and the page is drawn once, whole, rather than first without them (rule session.start). Resolves when it is
 * time to draw.
 */
export async function startAhead(store: AppStore, router: AppRouter): Promise<void> {
  attachApi();
  const started = start(store, router.state).catch(() => undefined);
  await whenInitialized(router);
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
