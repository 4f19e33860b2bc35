/** Runs in the service worker (rules notifications.pushShown and notifications.pushClick). */
import type { PushPayload } from '../../domain/notifications/pushPayload';

declare const self: ServiceWorkerGlobalScope;

/** Parts that can't be read are missing; the title is always present. */
type PushMessage = Pick<PushPayload, 'title'> & Partial<PushPayload>;

/** A page that is frozen or outside the product never answers. */
const ANSWER_MS = 500;

/** Browsers show a warning if a push event shows no notification. */
const UNREADABLE: PushMessage = { title: 'Stepwell' };

function messageOf(data: PushMessageData | null): PushMessage {
  try {
    return { ...UNREADABLE, ...(data?.json() as PushMessage | undefined) };
  } catch {
    return UNREADABLE;
  }
}

/** An open page shows its own count instead. */
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
    // A push message that replaces another alerts the user again.
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
 * Replaces a subscription that the push service has ended, unless the browser has already done so (rule
 * notifications.pushDevice). If the new one can't be sent, the next signed-in page sends it.
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

/** An open page asks before leaving unsaved text. */
async function show(path: string): Promise<void> {
  const target = new URL(path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  // The most recently focused page comes first. All are asked at the same time, since Firefox opens no window more than
  // a second after a click.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const queried = pages.map((page) => ({ page, canLead: canLead(page) }));
  for (const { page, canLead } of queried) {
    if (!(await canLead)) continue;
    page.postMessage({ type: 'lead', path: target.pathname + target.search + target.hash });
    await page.focus();
    return;
  }
  await self.clients.openWindow(target.href);
}

function canLead(page: WindowClient): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage({ type: 'canLead' }, [port2]);
  });
}
