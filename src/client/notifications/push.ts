import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PushSubscriptionInput } from '../../contract/entities.gen';
import { notificationsApi } from '../api/notificationsApi';

/**
 * By it the browser keeps 'on' once the server knows of this device's subscription, and 'off' once it was switched off
 * here, so that a start does not bring it back. An event of this name tells the page of a change, as one of the storage
 * tells other tabs.
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

/** The server knows of the subscription. */
export const confirmPush = () => choose('on');

/**
 * Whether the server knows is to be seen anew: of another subscription, or for whoever comes next. It stays off where it
 * was.
 */
export function doubtPush(): void {
  if (isPushOptedIn()) localStorage.removeItem(PUSH_KEY);
}

/** The person does not want it on this device. */
export const optOutOfPush = () => choose('off');

/** Undefined where there is no service worker, as when the product is being developed. */
async function pushManager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** How long the service worker may take to be installed, which is with the first page of a browser. Milliseconds. */
const INSTALLED_MS = 60_000;

/** One that can subscribe: its service worker is installed. */
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

/** Whether this device gets push: its browser is subscribed, and the server has said that it knows. */
export const isPushOn = async () =>
  localStorage.getItem(PUSH_KEY) === 'on' && (await currentSubscription()) !== undefined;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** The device's subscription as the server keeps it; undefined when the browser gave no keys. */
function inputOf(subscription: PushSubscription): PushSubscriptionInput | undefined {
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, key: keys.p256dh, auth: keys.auth } : undefined;
}

/**
 * Subscribes this device, or finds that it is. `serverKey`: base64url. Rejects when the browser refuses.
 */
export async function subscribeDevice(serverKey: string): Promise<PushSubscriptionInput> {
  const manager = await subscribingPushManager();
  const before = await manager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) };
  const subscription = await manager.subscribe(options).catch(async () => {
    // It may be subscribed with another key, of another installation that was here before.
    await before?.unsubscribe();
    return manager.subscribe(options);
  });
  if (subscription.endpoint !== before?.endpoint) doubtPush();
  const input = inputOf(subscription);
  if (!input) throw new Error('A subscription without keys');
  return input;
}

/** What calls of the server go by. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Ends the subscription of this device, in its browser and at the server, which may know of one that is over here. */
export const turnOffPush = (known?: string) => async (dispatch: Dispatch) => {
  const ended = await unsubscribeDevice();
  const endpoint = known ?? ended;
  if (!endpoint) return;
  const { unsubscribePush } = notificationsApi.endpoints;
  await dispatch(unsubscribePush.initiate({ pushEndpoint: { endpoint } }, { track: false })).unwrap();
};

/** Ends the subscription of this device in its browser; its endpoint, when there was one. */
export async function unsubscribeDevice(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
