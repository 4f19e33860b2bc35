import { untilSnapshot } from './firstPaint/snapshot';
import { registerServiceWorker } from './serviceWorker/register';

/** Everything else starts while this loads: it is the largest part of the program, and only rendering needs it. */
const renderer = import(/* webpackChunkName: 'react-dom' */ 'react-dom/client');
// The script's own error event doesn't cover a timeout.
renderer.catch(() => (document.documentElement.dataset.stuck = ''));

/** Lets the browser handle pending input and painting. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts once a snapshot shows, and in steps between which the browser can respond: parsing one part of the
 * program takes 100 ms on a slow phone. The router comes first, as it requests the page's own code.
 */
async function begin(container: HTMLElement): Promise<void> {
  await untilSnapshot();
  await pause();
  const { makeRouter } = await import(/* webpackMode: 'eager' */ './app/routes/router');
  const router = makeRouter();
  await pause();
  const { startStore } = await import(/* webpackMode: 'eager' */ './app/start/startStore');
  const store = startStore(router);
  await pause();
  const { takeOver } = await import(/* webpackMode: 'eager' */ './firstPaint/takeOver');
  await pause();
  await takeOver(renderer, container, store, router);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void begin(container);
registerServiceWorker();
