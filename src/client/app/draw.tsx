import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouterProviderProps } from 'react-router-dom';
import { App } from './App';
import { clear, isPainted, takeOver } from './painted';
import { startAhead } from './startAhead';
import type { AppStore } from './store';

/** Draws the page, or takes over what was painted of it, a piece at a time: it hears whoever is at it meanwhile. */
export async function draw(
  container: HTMLElement,
  store: AppStore,
  router: RouterProviderProps['router'],
): Promise<void> {
  const app = <App store={store} router={router} />;
  if (isPainted(container, store)) return takeOver(container, router, app);
  await startAhead(store, router);
  clear(container);
  const root = createRoot(container);
  startTransition(() => root.render(app));
}
