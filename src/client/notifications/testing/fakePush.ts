const endpoint = 'https://push.example.com/send/1';
const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA', auth: 'tBHItJI5svbpez7KI4CCXg' };

/** What the server is told of the device. */
export const deviceInput = { endpoint, key: keys.p256dh, auth: keys.auth };

/** A browser that can push. `permission`: what was answered before; `answer`: what is answered when it asks. */
export function fakePushBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  let subscribed = false;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: jest.fn(() => {
      subscribed = false;
      return Promise.resolve(true);
    }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed ? subscription : null),
    subscribe: jest.fn(() => {
      subscribed = true;
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
  /** The person blocks notifications in the settings of their browser. */
  const block = () => {
    notification.permission = 'denied';
    status.dispatchEvent(new Event('change'));
  };
  return { pushManager, subscription, requestPermission, block };
}

/** jsdom as it is: it can't push. */
export function withoutPush(): void {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  for (const name of ['serviceWorker', 'permissions']) Reflect.deleteProperty(navigator, name);
}
