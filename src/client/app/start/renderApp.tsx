import { earlyCallsStartedAt } from '../../api/transport/earlyCalls';
import { isSignedIn } from '../../session/sessionSlice';
import { App } from '../App';
import type { AppRouter } from '../routes/router';
import type { AppStore } from '../store';
import { renderFromScratch, isPainted, hydratePage } from './painted';

async function loadPageData(store: AppStore, router: AppRouter): Promise<void> {
  if (earlyCallsStartedAt() === undefined || !isSignedIn(store.getState())) return;
  const part = await import(/* webpackChunkName: 'frame' */ './startSessionEarly').catch(() => undefined);
  await part?.startSessionEarly(store, router);
}

/** Renders as a transition, so that the page responds to input meanwhile. */
export async function renderApp(container: HTMLElement, store: AppStore, router: AppRouter): Promise<void> {
  const app = <App store={store} router={router} />;
  if (isPainted(container, store)) return hydratePage(container, router, app);
  await loadPageData(store, router);
  renderFromScratch(container, store, app);
}
