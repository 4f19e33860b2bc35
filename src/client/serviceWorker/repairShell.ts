const isMissing = async (path: string) => (await caches.match(path, { ignoreSearch: true })) === undefined;

/** The scripts and styles of this site that the page has loaded so far. */
const loadedParts = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType === 'script' || initiatorType === 'link')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && /^\/assets\/.*\.(js|css)$/.test(pathname));

/**
 * A shell that has lost its page opens nowhere without a network. The service worker that keeps it is let go then, so that the
 * next load installs all of it anew. Other files that it has lost are fetched once more: it puts them back then, but not
 * when a page loads them as scripts and styles.
 */
export async function repairShell(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.active || !navigator.onLine) return;
  try {
    if (await isMissing('/index.html')) await registration.unregister();
    else for (const { href } of loadedParts()) if (await isMissing(href)) await fetch(href);
  } catch {
    // A browser that lets nobody look has nothing to repair; what can't be fetched now is next time.
  }
}
