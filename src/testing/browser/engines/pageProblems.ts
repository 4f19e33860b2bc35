import type { HttpProxy } from '../../product/httpProxy';
import { startHttpProxy } from '../../product/httpProxy';

const PATH = '/page-problems.js';

/**
 * Runs before the page's own scripts. WebDriver has no access to WebKit's console, so the page collects what it would
 * show, the same way in every engine. Session storage keeps it when the page is left. Firefox drops some preloads; the
 * scripts that were preloaded are watched themselves. What is still loading when the page is left is cancelled.
 */
const script = `(() => {
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('pageProblems') ?? '[]');
    sessionStorage.setItem('pageProblems', JSON.stringify([...noted, text]));
  };
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...given) => {
      note(level + ': ' + given.map((one) => one?.stack ?? String(one)).join(' '));
      original.apply(console, given);
    };
  }
  let isLeaving = false;
  addEventListener('beforeunload', () => void (isLeaving = true));
  addEventListener('pageshow', () => void (isLeaving = false));
  addEventListener('error', ({ target, message, error }) => {
    if (target === window) note('exception: ' + message + ' ' + (error?.stack ?? ''));
    else if (!isLeaving && target.rel !== 'preload') note('not loaded: ' + (target.src ?? target.href ?? target.tagName));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note('rejection: ' + (reason?.stack ?? reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('forbidden by ' + violatedDirective + ': ' + blockedURI));
  window.pendingFetches = 0;
  const fetchNow = window.fetch;
  window.fetch = (...given) => {
    window.pendingFetches += 1;
    const answer = fetchNow(...given);
    const done = () => void (window.pendingFetches -= 1);
    answer.then((response) => {
      if (response.status >= 400) note('status ' + response.status + ': ' + response.url);
    }, () => {}).finally(done);
    return answer;
  };
})();`;

export interface PagesProxy extends HttpProxy {
  /** From now on the service worker is a new one. */
  addVersion: () => void;
}

/** Adds the script to every page. */
export async function startPagesProxy(target: () => string): Promise<PagesProxy> {
  let version = 0;
  const proxy = await startHttpProxy(target, {
    scripts: { [PATH]: script },
    change: (path, type) => {
      if (path === '/service-worker.js') return (body) => `${body}\n// ${version}`;
      if (!type.startsWith('text/html')) return undefined;
      return (body) => body.replace(/<head[^>]*>/, (head) => `${head}<script src="${PATH}"></script>`);
    },
  });
  return {
    ...proxy,
    addVersion: () => {
      version += 1;
    },
  };
}

/** For the page: empties the list. */
export const takeProblems = `(() => {
  const noted = JSON.parse(sessionStorage.getItem('pageProblems') ?? '[]');
  sessionStorage.removeItem('pageProblems');
  return noted;
})()`;
