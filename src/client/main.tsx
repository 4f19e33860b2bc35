import { registerServiceWorker } from './serviceWorker/register';

/** Whatever waits comes first: a tap, a key, a paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Begins in steps, between which the browser answers whoever is at the page already: only to read a part of the program takes a
 * slow phone a tenth of a second. The router comes first, as it asks for the page's own part.
 */
async function begin(container: HTMLElement): Promise<void> {
  const { makeRouter } = await import(/* webpackMode: 'eager' */ './app/routes/router');
  const router = makeRouter();
  await pause();
  const { startStore } = await import(/* webpackMode: 'eager' */ './app/start/startStore');
  const store = startStore(router);
  await pause();
  const { draw } = await import(/* webpackMode: 'eager' */ './app/start/draw');
  await pause();
  await draw(container, store, router);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
void begin(container);
registerServiceWorker();
