import { expiryOf, readAccessToken, userIdOf } from '../api/transport/accessToken';
import { selectedBusinessKey } from '../session/selectedBusinessKey';
import { staffKey } from '../app/layout/staffMenu/staffKey';
import { colorSchemeKey } from '../ui/theme/themeStorage';
import { cachedSnapshot, forgetSnapshots } from './cachedSnapshots';
import { fillReads, ID, requestFirstReads } from './firstReads';
import { afterFrame, preloadScripts, runScripts, whenParsed } from './scripts';
import { showSnapshots } from './snapshot';
import { watchLinks } from './tappedLinks';

const listed = (attribute = '') => attribute.split(' ').filter(Boolean);

/** `scripts/prerender.mjs` writes these attributes into prerendered signed-in pages. */
const { build, program, parts, dates, reads } = document.currentScript?.dataset ?? {};
const scripts = listed(program);
const run = () => runScripts(scripts);
const root = document.documentElement;

/** Undefined also if storage is blocked. */
function stored<Value>(read: () => Value | null): Value | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

function setColorScheme(): void {
  const chosen = stored(() => localStorage.getItem(colorSchemeKey));
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}

/**
 * Attributes of the root element until the program runs (rule platform.prerenderedPages): `data-leaving` hides the
 * login from a signed-in user, and a signed-in page from a signed-out one; `data-sent`: a form was submitted;
 * `data-stuck`: the scripts couldn't be loaded. `data-staff`: see `requestPage`.
 */
function watchPage(isSignedIn: boolean): void {
  if (isSignedIn ? window.location.pathname === '/login' : reads) root.dataset.leaving = '';
  // Otherwise the browser would put the typed text into the address. The program submits the form.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.sent = '';
  });
  // Handles errors of the program's own scripts; once it runs, the program reports later failures itself.
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.defer) root.dataset.stuck = '';
  };
  document.addEventListener('error', hear, true);
  // A user who is still typing will submit again.
  document.addEventListener('input', () => void delete root.dataset.sent);
  watchLinks();
}

/** `data-staff` keeps room for the staff's menu (rule platform.places). Returns whether a cached snapshot shows. */
function requestPage(token: string): boolean {
  const { pathname, search } = window.location;
  const business = ID.exec(localStorage.getItem(selectedBusinessKey) ?? '')?.[0];
  const user = userIdOf(token);
  if (localStorage.getItem(staffKey) === user) root.dataset.staff = '';
  const page = { address: pathname + search, business, build };
  const cached = cachedSnapshot(user, page);
  const paths = fillReads(listed(reads), search, business);
  void showSnapshots({ token, cached, html: requestFirstReads(paths, token, page) });
  const formatDates = () => dates && new Worker(dates);
  if (cached.html) afterFrame(formatDates);
  else formatDates();
  return cached.html !== undefined;
}

// Runs before the first paint, in the page itself and without its libraries (scripts/prerender.mjs).
setColorScheme();
const token = stored(readAccessToken);
const isSignedIn = token !== undefined && expiryOf(token) !== undefined;
watchPage(isSignedIn);
let isCached = false;
try {
  if (!isSignedIn) forgetSnapshots();
  else if (reads) isCached = requestPage(token);
} finally {
  // After an earlier visit the scripts are cached: running them at once would delay painting the snapshot.
  if (isCached) whenParsed(() => afterFrame(run));
  else {
    // The renderer is the largest, and needed last.
    preloadScripts([...scripts.slice(0, -1), ...listed(parts), ...scripts.slice(-1)]);
    whenParsed(run);
  }
}
