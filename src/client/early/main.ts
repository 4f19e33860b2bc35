import { startEarlyCalls } from '../api/transport/earlyCalls';
import { noteBeforeScripts } from './beforeScripts';
import { callsOfPage, lastBusiness } from './callsOfPage';
import { paintColorScheme } from './paintTheme';
import { showWhenDrawn } from './showDrawn';
import { storedToken } from './storedToken';

/**
 * A browser's first formatted date takes some 300 ms on a slow phone, so it is formatted while waiting for the scripts,
 * once the drawn page shows.
 */
const writeFirstDate = () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format();

/**
 * Loads the page's own scripts, named by the build, after its first calls have been sent and its other scripts have been
 * found: browsers make six requests at a time to a server without HTTP/2, and the calls would have to wait.
 */
function preload(names: readonly string[]): void {
  for (const href of names) {
    const link = { rel: 'preload', as: 'script', fetchPriority: 'low', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

// Runs before the first paint, in the page itself and without its libraries (scripts/prerender.mjs).
paintColorScheme();
noteBeforeScripts();
const token = storedToken();
const calls = token ? callsOfPage(window.location) : [];
if (token && calls.length > 0) {
  const { pathname, search } = window.location;
  const { build, scripts } = document.currentScript?.dataset ?? {};
  const page = { address: pathname + search, business: lastBusiness(), build };
  const drawn = showWhenDrawn(startEarlyCalls(calls, token, page), token);
  const names = scripts?.split(' ') ?? [];
  setTimeout(() => preload(names));
  // A frame's timers run after it is painted.
  void drawn.then(() => requestAnimationFrame(() => setTimeout(writeFirstDate)));
}
