import { sessionEnded, sessionReady } from '../api/sessionEvents';
import { makeStore } from '../app/store';
import { fakeApi } from '../testing/fakeApi';
import { optOutOfPush } from './push';
import { pushRenewal } from './pushRenewal';
import { deviceInput, withoutPush, fakePushBrowser } from './testing/fakePush';

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

async function start() {
  const { sent } = fakeApi();
  const store = makeStore({}, [pushRenewal]);
  store.dispatch(sessionReady({ userId: 'me' }));
  await settled();
  return { sent, store };
}

afterEach(withoutPush);

it('on start the push subscription is renewed where permission is granted', async () => {
  fakePushBrowser('granted');
  const { sent } = await start();
  expect(sent.map(({ operationId }) => operationId)).toEqual(['getPushKey', 'subscribePush']);
  expect(sent[1]?.body).toEqual(deviceInput);
});

it.each(['default', 'denied'] as const)(
  'on start no push subscription is asked for or sent with permission %s',
  async (permission) => {
    const { requestPermission, pushManager } = fakePushBrowser(permission);
    const { sent } = await start();
    expect(sent).toEqual([]);
    expect(requestPermission).not.toHaveBeenCalled();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  },
);

it('on start a browser that can’t push is left alone', async () => {
  expect((await start()).sent).toEqual([]);
});

it('push that was turned off on this device stays off on start', async () => {
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

it('after a logout the device gets no more push, but it does after a session that ran out', async () => {
  const { subscription } = fakePushBrowser('granted');
  const { store } = await start();
  store.dispatch(sessionEnded({ by: 'refusal' }));
  await settled();
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
  store.dispatch(sessionEnded({ by: 'logout' }));
  await settled();
  expect(subscription.unsubscribe).toHaveBeenCalled();
});
