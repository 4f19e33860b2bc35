import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import type { PushPayload } from '../../domain/notifications/pushPayload';
import { pushDevice } from '../../server/platform/outgoing/testing/pushService';
import { until } from '../../server/testing/until';

interface Shown extends Pick<PushPayload, 'title' | 'body' | 'tag'> {
  renotify: boolean;
  badge: string;
  data: Pick<PushPayload, 'path' | 'notificationId'>;
}

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface Clicked {
  focused?: true;
  opened?: string;
  pagesAsked: number;
}

/** A busy machine responds late. */
const LONGER = 10;

export interface PushMessages {
  /** A string stands for a message that our server never sends. */
  deliver: (message: PushPayload | string) => Promise<void>;
  shown: () => Promise<Shown[]>;
  click: (tag: string) => Promise<Clicked>;
  moveTo: (next: Subscription, from: Subscription) => Promise<number>;
}

async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

function registrationIn(protocol: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [kept] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (kept) resolve(kept.registrationId);
    });
    protocol.send('ServiceWorker.enable').catch(reject);
  });
}

/**
 * Chromium outside Google's builds has no push service, and without a desktop nobody can click a notification. Messages
 * are therefore delivered by the DevTools protocol, and clicks are dispatched in the worker. The worker then can't
 * focus or open a window, so its attempts are recorded.
 */
export async function pushMessages(context: BrowserContext, page: Page): Promise<PushMessages> {
  const { origin } = new URL(page.url());
  await context.grantPermissions(['notifications'], { origin });
  const worker = await workerOf(context, page);
  // On a separate, idle page: a session loses messages while its page navigates.
  const protocol = await context.newCDPSession(await context.newPage());
  const registrationId = await registrationIn(protocol);
  const inWorker = <Result>(code: string) => worker.evaluate<Result>(code);
  const shown = () =>
    inWorker<Shown[]>(`self.registration.getNotifications()
      .then((all) => all.map(({ title, body, tag, renotify, badge, data }) => ({ title, body, tag, renotify, badge, data })))`);
  return {
    shown,
    deliver: async (message) => {
      const data = typeof message === 'string' ? message : JSON.stringify(message);
      // Chromium loses a notification if all are listed while it is appearing, so the worker reports it.
      await inWorker(`void (self.isShown = new Promise((resolve) => {
        const { registration } = self;
        registration.showNotification = (...asked) => {
          delete registration.showNotification;
          const showing = registration.showNotification(...asked);
          resolve(showing);
          return showing;
        };
      }))`);
      await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await inWorker('self.isShown');
    },
    moveTo: (next, from) =>
      inWorker(`(async () => {
        let answer, done;
        const ask = self.fetch;
        self.fetch = async (...asked) => (answer = await ask(...asked));
        const subscription = (written) => ({ ...written, options: {}, toJSON: () => written });
        self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), {
          oldSubscription: subscription(${JSON.stringify(from)}),
          newSubscription: subscription(${JSON.stringify(next)}),
          waitUntil: (work) => (done = work),
        }));
        await done;
        self.fetch = ask;
        return answer.status;
      })()`),
    click: async (tag) => {
      const asked = await inWorker<Clicked>(`(async () => {
        const asked = { pagesAsked: 0 };
        WindowClient.prototype.focus = async function () { asked.focused = true; return this; };
        self.clients.openWindow = async (address) => { asked.opened = address; return null; };
        const setTimeoutNow = self.setTimeout;
        let waiting = 0;
        self.setTimeout = (work, milliseconds) => {
          asked.pagesAsked = Math.max(asked.pagesAsked, (waiting += 1));
          return setTimeoutNow(() => ((waiting -= 1), work()), ${LONGER} * milliseconds);
        };
        const [notification] = await self.registration.getNotifications({ tag: ${JSON.stringify(tag)} });
        const click = new NotificationEvent('notificationclick', { notification });
        // An event created by a script can't be extended.
        let done;
        Object.defineProperty(click, 'waitUntil', { value: (work) => (done = work) });
        self.dispatchEvent(click);
        await done;
        self.setTimeout = setTimeoutNow;
        return asked;
      })()`);
      const isGone = async () => !(await shown()).some((one) => one.tag === tag);
      await until(isGone, { complaint: 'What was clicked is still shown.' });
      return asked;
    },
  };
}

export function newDevice() {
  const { target, read } = pushDevice(`https://push.example.com/send/${randomUUID()}`);
  const subscription: Subscription = { endpoint: target.endpoint, keys: { p256dh: target.key, auth: target.auth } };
  return { subscription, read };
}

const SUBSCRIBED = 'test.subscribedWith';

export const subscribedWith = (page: Page) => page.evaluate<string>(`localStorage.getItem('${SUBSCRIBED}')`);

/** Replaces only the page's push manager, also over reloads. */
export async function withPushService(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.addInitScript(`{
    const place = '${SUBSCRIBED}';
    const kept = () => localStorage.getItem(place) && {
      ...${JSON.stringify(subscription)},
      toJSON: () => (${JSON.stringify(subscription)}),
      unsubscribe: async () => (localStorage.removeItem(place), true),
    };
    PushManager.prototype.getSubscription = async () => kept();
    const base64url = (bytes) =>
      btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
      (localStorage.setItem(place, base64url(applicationServerKey)), kept());
  }`);
}
