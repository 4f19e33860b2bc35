import { userIdOf } from '../api/transport/accessToken';
import { startEarlyCalls } from '../api/transport/earlyCalls';
import { keptPage } from '../api/transport/keptPages';
import { noteBeforeScripts } from './beforeScripts';
import { callsOfPage, lastBusiness } from './callsOfPage';
import { paintColorScheme } from './paintTheme';
import { afterFrame, preloadScripts, runScripts, whenParsed } from './program';
import { showWhenDrawn } from './showDrawn';
import { storedToken } from './storedToken';

const addressesIn = (attribute = '') => attribute.split(' ').filter(Boolean);

const { build, program, parts, dates } = document.currentScript?.dataset ?? {};
const scripts = addressesIn(program);
const run = () => runScripts(scripts);

/** Returns whether a page kept from an earlier visit shows. */
function begin(): boolean {
  const token = storedToken();
  const calls = token ? callsOfPage(window.location) : [];
  if (!token || calls.length === 0) return false;
  const { pathname, search } = window.location;
  const page = { address: pathname + search, business: lastBusiness(), build };
  const kept = keptPage(userIdOf(token), page);
  void showWhenDrawn({ token, kept, html: startEarlyCalls(calls, token, page) });
  const formatDates = () => dates && new Worker(dates);
  if (kept.html) afterFrame(formatDates);
  else formatDates();
  return kept.html !== undefined;
}

// Runs before the first paint, in the page itself and without its libraries (scripts/prerender.mjs).
paintColorScheme();
noteBeforeScripts();
let isKept = false;
try {
  isKept = begin();
} finally {
  // After an earlier visit the scripts are cached: running them at once would delay painting the kept page.
  if (isKept) whenParsed(() => afterFrame(run));
  else {
    preloadScripts([...scripts, ...addressesIn(parts)]);
    whenParsed(run);
  }
}
