import { begunAt } from '../../api/transport/begunCalls';
import { isSignedIn } from '../../session/sessionSlice';
import { App } from '../App';
import { drawAnew, isPainted, takeOver } from './painted';
import type { AppRouter } from '../routes/router';
import type { AppStore } from '../store';

/**
 * Waits for the answers to the calls that the page has already begun, for a limited time. The page itself shows
 * failures.
 */
async function whatItShows(store: AppStore, router: AppRouter): Promise<void> {
  if (begunAt() === undefined || !isSignedIn(store.getState())) return;
  const part = await import(/* webpackChunkName: 'frame' */ './startAhead').catch(() => undefined);
  await part?.startAhead(store, router);
}

/** Renders the page, or hydrates the prerendered one, as a transition so that the page responds to input throughout. */
export async function draw(container: HTMLElement, store: AppStore, router: AppRouter): Promise<void> {
  const app = <App store={store} router={router} />;
  if (isPainted(container, store)) return takeOver(container, router, app);
  await whatItShows(store, router);
  drawAnew(container, store, app);
}
