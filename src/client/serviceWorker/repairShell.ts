/**
 * A shell that has lost its page opens nowhere without a network. The service worker that keeps it is let go then, so that the
 * next load installs all of it anew. Its other files are put back whenever one of them is fetched.
 */
export async function repairShell(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.active || !navigator.onLine) return;
  // A browser that lets nobody look has nothing to repair.
  const page = await caches.match('/index.html', { ignoreSearch: true }).catch(() => 'unknown');
  if (page === undefined) await registration.unregister();
}
