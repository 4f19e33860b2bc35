import { userIdOf } from '../api/transport/accessToken';
import { startEarlyCalls } from '../api/transport/earlyCalls';
import { keptPage } from '../api/transport/keptPages';
import { noteBeforeScripts } from './beforeScripts';
import { callsOfPage, lastBusiness } from './callsOfPage';
import { paintColorScheme } from './paintTheme';
import { nextFrame, preloadScripts, startProgram } from './program';
import { showWhenDrawn } from './showDrawn';
import { storedToken } from './storedToken';

/**
 * A browser's first formatted date takes some 300 ms on a slow phone, so it is formatted while waiting for the scripts,
 * once the drawn page shows.
 */
const writeFirstDate = () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format();

const addressesIn = (attribute?: string) => attribute?.split(' ') ?? [];

// Runs before the first paint, in the page itself and without its libraries (scripts/prerender.mjs).
paintColorScheme();
noteBeforeScripts();
const token = storedToken();
const calls = token ? callsOfPage(window.location) : [];
const { build, program, parts } = document.currentScript?.dataset ?? {};
const scripts = addressesIn(program);
let [shown, loaded] = [Promise.resolve(), Promise.resolve()];
if (token && calls.length > 0) {
  const { pathname, search } = window.location;
  const page = { address: pathname + search, business: lastBusiness(), build };
  const kept = keptPage(userIdOf(token), page);
  shown = showWhenDrawn({ page, token, kept, html: startEarlyCalls(calls, token, page) });
  // Scripts of an earlier visit come at once, and the browser would compile them while it should paint.
  if (!kept) loaded = preloadScripts(scripts);
  void shown.then(nextFrame).then(writeFirstDate);
}
void startProgram({ scripts, parts: addressesIn(parts), loaded }, shown);
