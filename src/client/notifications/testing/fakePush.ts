const endpoint = 'https://push.example.com/send/1';
const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA', auth: 'tBHItJI5svbpez7KI4CCXg' };

/** Base64url, with both characters that base64 doesn't have. */
export const SERVER_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8-';

export const deviceInput = { endpoint, key: keys.p256dh, auth: keys.auth };

const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** `permission`: the earlier answer; `answer`: the user's answer when asked. */
export function fakePushBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  let subscribedWith: string | undefined;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: jest.fn(() => {
      subscribedWith = undefined;
      return Promise.resolve(true);
    }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribedWith === undefined ? null : subscription),
    // As in the Push API: a subscription with another key must end first.
    subscribe: jest.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array; userVisibleOnly: boolean }) => {
      const key = textOf(applicationServerKey);
      if (subscribedWith !== undefined && subscribedWith !== key) {
        return Promise.reject(new DOMException('Subscribed with another key', 'InvalidStateError'));
      }
      subscribedWith = key;
      return Promise.resolve(subscription);
    }),
  };
  const requestPermission = jest.fn(() => Promise.resolve(answer));
  const registration = Promise.resolve({ pushManager });
  const serviceWorker = { ready: registration, getRegistration: () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const notification = { permission, requestPermission };
  Object.assign(window, { PushManager: class {}, Notification: notification });
  const status = new EventTarget();
  const permissions = { query: () => Promise.resolve(status) };
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
  const block = () => {
    notification.permission = 'denied';
    status.dispatchEvent(new Event('change'));
  };
  const subscribeWith = (key: string) => (subscribedWith = key);
  return { pushManager, subscription, requestPermission, block, subscribeWith, subscribedWith: () => subscribedWith };
}

export function withoutPush(): void {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  for (const name of ['serviceWorker', 'permissions']) Reflect.deleteProperty(navigator, name);
}
