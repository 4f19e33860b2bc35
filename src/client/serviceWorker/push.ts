/** Runs in the service worker: shows a push message, and opens its page when it is clicked. */
declare const self: ServiceWorkerGlobalScope;
export {};

interface PushMessage {
  title: string;
  body?: string;
  /** A path of this site. */
  path?: string;
  /** A later message with the same tag takes the place of this one. */
  tag?: string;
}

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (!message) return;
  const { title, body, path = '/', tag } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      data: { path },
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show((event.notification.data as { path: string }).path));
});

/** In a window that is open already, else in a new one. */
async function show(path: string): Promise<void> {
  const target = new URL(path, self.location.origin);
  // A message can only lead to this site.
  if (target.origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!open) {
    await self.clients.openWindow(target.href);
    return;
  }
  await open.focus();
  await open.navigate(target.href);
}
