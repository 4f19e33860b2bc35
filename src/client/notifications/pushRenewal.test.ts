import { sessionEnded, sessionReady } from '../api/sessionEvents';
import { makeStore } from '../app/store';
import { streamMoved } from '../stream/streamSlice';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { passTime } from '../testing/passTime';
import { isPushOn, optOutOfPush } from './push';
import { pushRenewal } from './pushRenewal';
import { deviceInput, withoutPush, fakePushBrowser, SERVER_KEY } from './testing/fakePush';

const settled = () => passTime(30);

async function start(replies: Parameters<typeof fakeApi>[0] = {}) {
  const { sent } = fakeApi(replies);
  const store = makeStore({}, [pushRenewal]);
  store.dispatch(sessionReady({ userId: 'me' }));
  await settled();
  return { sent, store };
}

afterEach(withoutPush);

it('the start-up renews the push subscription if permission is granted', async () => {
  fakePushBrowser('granted');
  const { sent } = await start();
  expect(sent.map(({ operationId }) => operationId)).toEqual(['getPushKey', 'subscribePush']);
  expect(sent[1]?.body).toEqual(deviceInput);
});

it.each(['default', 'denied'] as const)(
  'the start-up neither requests nor sends a push subscription with permission %s',
  async (permission) => {
    const { requestPermission, pushManager } = fakePushBrowser(permission);
    const { sent } = await start();
    expect(sent).toEqual([]);
    expect(requestPermission).not.toHaveBeenCalled();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  },
);

it.each([
  ['whoever subscribes', undefined],
  [
    'who is subscribed with another server’s key',
    'BLc4xRzKlKORKWlbdgFaBrrPK3ydWAHo4M0gs0i1oEKgPpWC5cW8OCzVrOQRv-1npXRWk8udnW3oYhIO4475rds',
  ],
])('%s gets exactly the server’s own key', async (_who, before) => {
  const browser = fakePushBrowser('granted');
  if (before !== undefined) browser.subscribeWith(before);
  const { sent } = await start({ getPushKey: reply({ key: SERVER_KEY }) });
  expect(browser.subscribedWith()).toBe(SERVER_KEY);
  expect(sent.map(({ operationId }) => operationId)).toEqual(['getPushKey', 'subscribePush']);
});

it('the start-up ignores a browser without push support', async () => {
  expect((await start()).sent).toEqual([]);
});

it('push turned off on this device stays off at start-up', async () => {
  fakePushBrowser('granted');
  optOutOfPush();
  expect((await start()).sent).toEqual([]);
});

it('a failure to renew the push subscription is only logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { pushManager } = fakePushBrowser('granted');
  pushManager.subscribe.mockRejectedValue(new Error('no'));
  await start();
  expect(warn).toHaveBeenCalledWith('Push not available', expect.any(Error));
});

it('after a logout the device receives no push messages, but it does after an expired session', async () => {
  const { subscription } = fakePushBrowser('granted');
  const { store } = await start();
  store.dispatch(sessionEnded({ by: 'refusal' }));
  await settled();
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
  store.dispatch(sessionEnded({ by: 'logout' }));
  await settled();
  expect(subscription.unsubscribe).toHaveBeenCalled();
});

it('the browser’s permission, which blocks the page, is queried only if there is a session', async () => {
  fakePushBrowser('granted');
  const { store } = await start();
  const ask = jest.fn<NotificationPermission, []>(() => 'granted');
  Object.defineProperty(Notification, 'permission', { get: ask });
  store.dispatch(streamMoved('event-1'));
  expect(ask).not.toHaveBeenCalled();
  store.dispatch(sessionEnded({ by: 'refusal' }));
  expect(ask).toHaveBeenCalled();
});

it('push turned off while a start-up renews it stays off, both in the browser and at the server', async () => {
  const { subscription } = fakePushBrowser('granted');
  const { sent } = await start({
    subscribePush: () => {
      optOutOfPush();
      return reply({ done: true });
    },
  });
  expect(await isPushOn()).toBe(false);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(sent.at(-1)).toMatchObject({ operationId: 'unsubscribePush', body: { endpoint: deviceInput.endpoint } });
  const { sent: later } = await start();
  expect(later).toEqual([]);
});

it.each(['logout', 'refusal'] as const)(
  'push is off after a %s if the next start-up can’t reach the server',
  async (by) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    fakePushBrowser('granted');
    const { store } = await start();
    expect(await isPushOn()).toBe(true);
    store.dispatch(sessionEnded({ by }));
    await settled();
    await start({ subscribePush: refuse(503) });
    expect(await isPushOn()).toBe(false);
  },
);

it('push is off if the browser has ended the subscription and the new one can’t be sent to the server', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { subscription } = fakePushBrowser('granted');
  await start();
  await subscription.unsubscribe();
  await start({ subscribePush: refuse(503) });
  expect(await isPushOn()).toBe(false);
});
