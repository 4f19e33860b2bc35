import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PushSubscriptionInput } from '../../contract/entities.gen';
import { notificationsApi } from '../api/notificationsApi';

/**
 * 'on' once the server has this device's subscription, 'off' once it was switched off here, so that a start-up
 * doesn't restore it. An event of this name on the window reports changes, as storage events do to other tabs.
 */
export const PUSH_KEY = 'stepwell.push';

export type PushPermission = 'unsupported' | NotificationPermission;

export function pushPermission(): PushPermission {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}

export const isPushOptedIn = () => localStorage.getItem(PUSH_KEY) !== 'off';

function choose(choice: 'on' | 'off'): void {
  localStorage.setItem(PUSH_KEY, choice);
  window.dispatchEvent(new Event(PUSH_KEY));
}

export const confirmPush = () => choose('on');

/** The subscription or its user changes. Push that is switched off stays off. */
export function unconfirmPush(): void {
  if (isPushOptedIn()) localStorage.removeItem(PUSH_KEY);
}

export const optOutOfPush = () => choose('off');

/** Undefined without a service worker, as during development. */
async function pushManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** On a browser's first page the service worker still has to install. */
const INSTALLED_MS = 60_000;

/** Waits until the service worker is installed and can subscribe. */
async function subscribingPushManager(): Promise<PushManager> {
  if (!(await pushManager())) throw new Error('No service worker');
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker was not installed')), INSTALLED_MS);
  });
  return (await Promise.race([navigator.serviceWorker.ready, tooLate])).pushManager;
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
  return (await (await pushManager())?.getSubscription()) ?? undefined;
}

export const isPushOn = async () =>
  localStorage.getItem(PUSH_KEY) === 'on' && (await currentSubscription()) !== undefined;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function inputOf(subscription: PushSubscription): PushSubscriptionInput | undefined {
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, key: keys.p256dh, auth: keys.auth } : undefined;
}

/** Idempotent. `serverKey`: base64url. Rejects if the browser refuses. */
export async function subscribeDevice(serverKey: string): Promise<PushSubscriptionInput> {
  const manager = await subscribingPushManager();
  const before = await manager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) };
  const subscription = await manager.subscribe(options).catch(async () => {
    // An earlier installation's subscription may have a different key.
    await before?.unsubscribe();
    return manager.subscribe(options);
  });
  if (subscription.endpoint !== before?.endpoint) unconfirmPush();
  const input = inputOf(subscription);
  if (!input) throw new Error('A subscription without keys');
  return input;
}

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Also removes a subscription at the server that has already ended here. */
export const turnOffPush = (known?: string) => async (dispatch: Dispatch) => {
  const ended = await unsubscribeDevice();
  const endpoint = known ?? ended;
  if (!endpoint) return;
  const { unsubscribePush } = notificationsApi.endpoints;
  await dispatch(unsubscribePush.initiate({ pushEndpoint: { endpoint } }, { track: false })).unwrap();
};

export async function unsubscribeDevice(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
