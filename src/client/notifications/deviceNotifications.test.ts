import { chatApi } from '../api/chatApi';
import { notificationsApi } from '../api/notificationsApi';
import { sessionEnded, sessionReady } from '../api/sessionEvents';
import { makeStore } from '../app/store';
import { streamEvent } from '../stream/events';
import { exampleChannels } from '../testing/exampleChannels';
import { fakeApi, reply } from '../testing/fakeApi';
import { passTime } from '../testing/passTime';
import { deviceNotifications } from './deviceNotifications';

const settled = () => passTime(30);

function dataOf(tag: string) {
  if (tag === 'of the browser') return null;
  return { path: '/', ...(tag.startsWith('about ') && { notificationId: tag.replace('about ', '') }) };
}

function fakeDevice(...tags: string[]) {
  let shown = tags;
  const badges: number[] = [];
  const getNotifications = () =>
    Promise.resolve(
      shown.map((tag) => ({
        tag,
        data: dataOf(tag),
        close: () => (shown = shown.filter((other) => other !== tag)),
      })),
    );
  const serviceWorker = { getRegistration: () => Promise.resolve({ getNotifications }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const setAppBadge = (count: number) => (badges.push(count), Promise.resolve());
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge });
  return { badges, shown: () => shown };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

async function start(...unread: number[]) {
  const channels = (counts: number[]) => reply(exampleChannels(...counts.map((count) => ({ unread: count }))));
  const api = fakeApi({ listMyChannels: channels(unread), listMyNotifications: reply([]) });
  const store = makeStore({}, [deviceNotifications]);
  await store.dispatch(notificationsApi.endpoints.notificationPages.initiate());
  await store.dispatch(chatApi.endpoints.listMyChannels.initiate());
  store.dispatch(sessionReady({ userId: 'me' }));
  await settled();
  const readTo = async (...counts: number[]) => {
    api.replies.listMyChannels = channels(counts);
    await store.dispatch(chatApi.endpoints.listMyChannels.initiate(undefined, { forceRefetch: true }));
    await settled();
  };
  return { store, readTo };
}

const dismissed = (notificationId: string) =>
  streamEvent({ id: '1', type: 'notification', notificationId, dismissed: true });

it("the app's icon shows the unread count, and no badge once everything is read", async () => {
  const device = fakeDevice();
  const { readTo } = await start(2, 1);
  await readTo(2, 0);
  await readTo(0, 0);
  expect(device.badges).toEqual([3, 2, 0]);
});

it('push messages disappear once all notifications are dismissed on another device', async () => {
  const device = fakeDevice('about a', 'about b', 'about c');
  const { store } = await start(1);
  store.dispatch(streamEvent({ id: '1', type: 'notification', notificationId: 'a', others: ['c'], dismissed: true }));
  await settled();
  expect(device.shown()).toEqual(['about b']);
});

it('a push message disappears when its notification is dismissed on another device, whatever else shows', async () => {
  const device = fakeDevice('of the browser', 'about a', 'about b');
  const { store } = await start(1);
  store.dispatch(dismissed('a'));
  await settled();
  expect(device.shown()).toEqual(['of the browser', 'about b']);
});

it('the digest’s push message disappears once every message is read, but not before', async () => {
  const device = fakeDevice('missed-messages', 'about a');
  const { readTo } = await start(2, 1);
  await readTo(0, 1);
  expect(device.shown()).toEqual(['missed-messages', 'about a']);
  await readTo(0, 0);
  expect(device.shown()).toEqual(['about a']);
});

it('the warning that a session will expire disappears once the app is open', async () => {
  const device = fakeDevice('session-end', 'about a');
  await start(1);
  expect(device.shown()).toEqual(['about a']);
});

it('a logout removes everything that the device shows of its user, but an expired session doesn’t', async () => {
  const device = fakeDevice('about a', 'missed-messages');
  const { store, readTo } = await start(4);
  store.dispatch(sessionEnded({ by: 'refusal' }));
  await settled();
  expect(device.shown()).toHaveLength(2);
  store.dispatch(sessionEnded({ by: 'logout' }));
  await settled();
  expect([device.shown(), device.badges]).toEqual([[], [4, 0]]);
  await readTo(4);
  expect(device.badges).toEqual([4, 0]);
});

it('an account’s push messages disappear when another account’s session begins, and stay when its own does', async () => {
  const device = fakeDevice('a', 'missed-messages');
  const { store } = await start(4);
  const next = async (userId: string) => {
    store.dispatch(sessionEnded({ by: 'refusal' }));
    store.dispatch(sessionReady({ userId }));
    await settled();
    return device.shown();
  };
  expect(await next('me')).toEqual(['a', 'missed-messages']);
  expect(await next('another')).toEqual([]);
});

it('a browser without these features is ignored', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { store, readTo } = await start(2);
  store.dispatch(dismissed('a'));
  await readTo(0);
  store.dispatch(sessionEnded({ by: 'logout' }));
  await settled();
  expect(warn).not.toHaveBeenCalled();
});
