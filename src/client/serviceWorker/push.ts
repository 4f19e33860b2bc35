/** Runs in the service worker: shows a push message, and leads to its page when it is clicked (rules notifications.pushShown and notifications.pushClick). */
import type { PushPayload } from '../../domain/notifications/pushPayload';

declare const self: ServiceWorkerGlobalScope;

/** Whatever comes has a title, and the rest as far as it could be read. */
type PushMessage = Pick<PushPayload, 'title'> & Partial<PushPayload>;

/** How long an open page has to say that it can lead on: one that is frozen, or shows no page of the product, says nothing. Milliseconds. */
const ANSWER_MS = 500;

/** A browser shows a warning of its own when a push message shows nothing. */
const UNREADABLE: PushMessage = { title: 'Stepwell' };

function messageOf(data: PushMessageData | null): PushMessage {
  try {
    return { ...UNREADABLE, ...(data?.json() as PushMessage | undefined) };
  } catch {
    return UNREADABLE;
  }
}

/** A dot on the icon of the installed product: an open page counts, and puts its number there. */
async function showBadge(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const device = self.navigator as { setAppBadge?: () => Promise<void> };
  await device.setAppBadge?.();
}

self.addEventListener('push', (event) => {
  event.waitUntil(showBadge().catch(() => {}));
  const { title, body, path = '/', tag = '', notificationId } = messageOf(event.data);
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    // What takes the place of another is news, too.
    renotify: tag !== '',
    data: { path, notificationId },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show((event.notification.data as { path: string }).path));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

const keysOf = (subscription: PushSubscription) => ({ ...subscription.toJSON().keys });

/**
 * The push service has ended this device's subscription: the one that takes its place is made, unless the browser has made
 * it, and told to the server (rule notifications.pushDevice). What can't be done here is done when a page of the signed-in product is opened next.
 */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const { pushManager } = self.registration;
  const subscription =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { p256dh: key, auth } = keysOf(subscription);
  await fetch('/v1/notifications/subscribe', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      oldEndpoint: oldSubscription.endpoint,
      oldAuth: keysOf(oldSubscription).auth,
      subscription: { endpoint: subscription.endpoint, key, auth },
    }),
  });
}

/** In a page that is open already, which asks before it leaves what is typed there; else in a new window. */
async function show(path: string): Promise<void> {
  const target = new URL(path, self.location.origin);
  // A message can only lead to this site.
  if (target.origin !== self.location.origin) return;
  // The one that was looked at last comes first. All are asked at once: a second after a click Firefox opens no window any more.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const asked = pages.map((page) => ({ page, canLead: canLead(page) }));
  for (const { page, canLead } of asked) {
    if (!(await canLead)) continue;
    page.postMessage({ type: 'lead', path: target.pathname + target.search + target.hash });
    await page.focus();
    return;
  }
  await self.clients.openWindow(target.href);
}

/** Asks an open page whether it can lead to a path of the product. */
function canLead(page: WindowClient): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage({ type: 'canLead' }, [port2]);
  });
}
