const isMissing = async (path: string) => (await caches.match(path, { ignoreSearch: true })) === undefined;

/** Includes styles in the page itself (scripts/prerender.mjs). */
function loadedParts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const inPage = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map(
    ({ dataset: { href = '' } }) => new URL(href, window.location.origin).href,
  );
  const isPart = (address: string) =>
    address.startsWith(`${window.location.origin}/assets/`) && /\.(js|css)$/.test(address);
  return [...loaded, ...inPage].filter(isPart);
}

/**
 * If the cached shell has lost its page, no page would open offline, so the service worker is unregistered and the
 * next load installs everything again. Other missing files are fetched once more: the worker doesn't cache files that
 * a page loads as scripts or styles.
 */
export async function repairShell(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.active || !navigator.onLine) return;
  try {
    if (await isMissing('/index.html')) await registration.unregister();
    else for (const href of loadedParts()) if (await isMissing(href)) await fetch(href);
  } catch {
    // Without access to the cache there is nothing to repair.
  }
}
