import { begunAt } from '../../api/transport/begunCalls';
import { isSignedIn } from '../../session/sessionSlice';
import { App } from '../App';
import { drawAnew, isPainted, takeOver } from './painted';
import type { AppRouter } from '../routes/router';
import type { AppStore } from '../store';

/**
 * Where the page has begun its calls, their answers come first, as far as they come soon. What can't be had, the page says
 * itself.
 */
async function whatItShows(store: AppStore, router: AppRouter): Promise<void> {
  if (begunAt() === undefined || !isSignedIn(store.getState())) return;
  const part = await import(/* webpackChunkName: 'frame' */ './startAhead').catch(() => undefined);
  await part?.startAhead(store, router);
}

/** Draws the page, or takes over what was painted of it, a piece at a time: it hears whoever is at it meanwhile. */
export async function draw(container: HTMLElement, store: AppStore, router: AppRouter): Promise<void> {
  const app = <App store={store} router={router} />;
  if (isPainted(container, store)) return takeOver(container, router, app);
  await whatItShows(store, router);
  drawAnew(container, store, app);
}
