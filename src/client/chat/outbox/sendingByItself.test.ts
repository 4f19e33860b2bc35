import { emptyApi } from '../../api/emptyApi';
import { sessionEnded, sessionReady } from '../../api/sessionEvents';
import { makeStore, type AppStore } from '../../app/store';
import { streamStatusChanged } from '../../stream/streamSlice';
import { fakeTimers } from '../../testing/clock';
import { fakeApi, pending, refuse } from '../../testing/fakeApi';
import {
  linkAsTabs,
  confirm,
  sentContents,
  maya,
  openPage,
  signInAs,
  tom,
  unsentIn,
  unsentFromMaya,
} from '../testing/unsent';
import { unsentMessages } from './outboxSlice';
import { outboxStorage, storedMessages } from './outboxStorage';
import { retryMessage, sendMessage } from './sending';

beforeEach(() => void fakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const cutOff = () => jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

const leave = (page: AppStore) => page.dispatch(sessionEnded({ by: 'refusal' }));

function overLimit(seconds: number) {
  const { headers, ...refusal } = refuse(429);
  return { ...refusal, headers: { ...headers, 'Retry-After': String(seconds) } };
}

function server() {
  let left = 3;
  const api = fakeApi({
    sendMessage: (sent) => {
      left -= 1;
      return left < 0 ? overLimit(60 - new Date().getSeconds()) : confirm(sent);
    },
  });
  const answer = jest.mocked(fetch).getMockImplementation();
  setInterval(() => (left = 3), 60_000);
  return { api, connect: () => void jest.mocked(fetch).mockImplementation(answer) };
}

it('messages over the limit are sent automatically, in order, over the following minutes', async () => {
  jest.setSystemTime(1_767_690_000_000);
  const { api, connect } = server();
  const page = openPage(maya);
  cutOff();
  const texts = Array.from({ length: 8 }, (_, index) => `Text ${index}`);
  texts.forEach((_, index) => page.dispatch(sendMessage(unsentFromMaya(index))));
  await pass(5);
  connect();
  page.dispatch(streamStatusChanged('open'));
  await pass(5);
  expect(unsentIn(page)).toEqual([['Text 3', 'held'], ...texts.slice(4).map((text) => [text, 'waiting'])]);
  expect(unsentMessages(page.getState())[0]?.notBefore).toBeGreaterThan(Date.now());
  page.dispatch(streamStatusChanged('open'));
  await pass(40);
  expect(api.sent).toHaveLength(4);
  await pass(130);
  expect(unsentIn(page)).toEqual([]);
  expect(sentContents(api).filter((text, index, all) => text !== all[index - 1])).toEqual(texts);
});

it('messages over the limit also wait after a reload, and in other tabs', async () => {
  linkAsTabs();
  const api = fakeApi({ sendMessage: overLimit(60) });
  const [first, second] = [openPage(maya), openPage(maya)];
  first.dispatch(sendMessage(unsentFromMaya(0)));
  await pass(1);
  leave(first);
  const reloaded = openPage(maya);
  for (const page of [second, reloaded]) {
    page.dispatch(streamStatusChanged('open'));
    expect(unsentIn(page)).toEqual([['Text 0', 'held']]);
    expect(unsentMessages(page.getState())[0]?.notBefore).toBeGreaterThan(Date.now());
  }
  await pass(58);
  expect(sentContents(api)).toEqual(['Text 0']);
  api.replies.sendMessage = confirm;
  await pass(3);
  expect(sentContents(api).length).toBeGreaterThan(1);
  expect([unsentIn(second), unsentIn(reloaded)]).toEqual([[], []]);
});

it('a message whose call hangs is retried automatically and stops blocking later messages', async () => {
  const { api } = server();
  const { sendMessage: answer } = api.replies;
  api.replies.sendMessage = pending;
  const page = openPage(maya);
  for (const index of [0, 1]) page.dispatch(sendMessage(unsentFromMaya(index)));
  await pass(21);
  expect(unsentIn(page)).toEqual([
    ['Text 0', 'held'],
    ['Text 1', 'waiting'],
  ]);
  api.replies.sendMessage = answer;
  await pass(11);
  expect(unsentIn(page)).toEqual([]);
  expect(sentContents(api)).toEqual(['Text 0', 'Text 0', 'Text 1']);
});

const { onOnline, onFocus } = emptyApi.internalActions;

it.each([
  ['the connection', onOnline],
  ['the user', onFocus],
])('held messages are tried at once when %s returns, and later again only if that fails', async (_who, back) => {
  const { api, connect } = server();
  cutOff();
  const page = openPage(maya);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  await pass(9);
  const tries = jest.mocked(fetch).mock.calls.length;
  page.dispatch(back());
  await pass(0.1);
  expect(jest.mocked(fetch).mock.calls.length).toBeGreaterThan(tries);
  expect(unsentIn(page)).toEqual([['Text 0', 'held']]);
  connect();
  page.dispatch(back());
  await pass(0.1);
  expect(sentContents(api)).toEqual(['Text 0']);
  expect(unsentIn(page)).toEqual([]);
});

it('after a reload, held messages and newer ones are sent even without a stream', async () => {
  const { api, connect } = server();
  cutOff();
  const before = openPage(maya);
  before.dispatch(sendMessage(unsentFromMaya(0)));
  await pass(1);
  leave(before);
  connect();
  const reloaded = openPage(maya);
  reloaded.dispatch(sendMessage(unsentFromMaya(1)));
  await pass(20);
  expect(sentContents(api)).toEqual(['Text 0', 'Text 1']);
  expect(unsentIn(reloaded)).toEqual([]);
});

it('messages left by a closed tab are sent by another tab, without a reload', async () => {
  linkAsTabs();
  const { api } = server();
  const other = openPage(maya);
  const [key, stored] = [
    `stepwell.unsent.${maya}.message.${unsentFromMaya(0).clientId}`,
    { ...unsentFromMaya(0), status: 'held' },
  ];
  localStorage.setItem(key, JSON.stringify(stored));
  await pass(1);
  expect(unsentIn(other)).toEqual([['Text 0', 'waiting']]);
  await pass(20);
  expect(sentContents(api)).toEqual(['Text 0']);
  expect(localStorage.getItem(key)).toBeNull();
});

it('Retry also sends the earlier messages immediately', async () => {
  const { api, connect } = server();
  cutOff();
  const page = openPage(maya);
  for (const index of [0, 1]) page.dispatch(sendMessage(unsentFromMaya(index)));
  await pass(1);
  leave(page);
  connect();
  const reloaded = openPage(maya);
  const [, last] = unsentMessages(reloaded.getState());
  if (last) reloaded.dispatch(retryMessage(last));
  await pass(1);
  expect(sentContents(api)).toEqual(['Text 0', 'Text 1']);
});

it('one account’s limit does not block the next account’s messages', async () => {
  jest.setSystemTime(1_767_690_000_000);
  const { api, connect } = server();
  cutOff();
  const toms = openPage(tom);
  toms.dispatch(sendMessage({ ...unsentFromMaya(5), senderId: tom }));
  await pass(1);
  leave(toms);
  api.replies.sendMessage = overLimit(60);
  connect();
  const page = openPage(maya);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  await pass(1);
  api.replies.sendMessage = confirm;
  signInAs(tom, page);
  await pass(11);
  expect(sentContents(api)).toEqual(['Text 0', 'Text 5']);
});

function lockWith(request: (name: string, act: () => Promise<unknown>) => Promise<unknown>): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

it('a message is sent immediately if it is the first, while other tabs wait for it', async () => {
  const { api } = server();
  let isThrough = false;
  lockWith(async (_, act) => {
    // eslint-disable-next-line no-restricted-syntax -- By fake timers.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await act();
    isThrough = true;
  });
  api.replies.sendMessage = (sent) => ({ ...confirm(sent), delay: 3_000 });
  const page = openPage(maya);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  await pass(0.1);
  expect(sentContents(api)).toEqual(['Text 0']);
  await pass(2);
  expect(isThrough).toBe(false);
  await pass(2);
  expect(isThrough).toBe(true);
});

it('a message waits for its turn once per channel, however many are held', async () => {
  const request = jest.fn((_: string, act: () => Promise<unknown>) => act());
  lockWith(request);
  const { connect } = server();
  cutOff();
  const page = openPage(maya);
  for (const index of [0, 1, 2]) page.dispatch(sendMessage(unsentFromMaya(index)));
  await pass(1);
  connect();
  request.mockClear();
  page.dispatch(streamStatusChanged('open'));
  await pass(1);
  expect(unsentIn(page)).toEqual([]);
  expect(request).toHaveBeenCalledTimes(1);
});

it('messages held in several tabs are sent by one of them', async () => {
  let last: Promise<unknown> = Promise.resolve();
  lockWith((_, act) => (last = last.then(act)));
  linkAsTabs();
  const { api } = server();
  api.replies.sendMessage = (sent) => ({ ...confirm(sent), delay: 100 });
  for (const index of [0, 1, 2, 3]) {
    const key = `stepwell.unsent.${maya}.message.${unsentFromMaya(index).clientId}`;
    localStorage.setItem(key, JSON.stringify({ ...unsentFromMaya(index), status: 'held' }));
  }
  const tabs = [openPage(maya), openPage(maya)];
  for (const tab of tabs) tab.dispatch(streamStatusChanged('open'));
  await pass(5);
  expect(tabs.map(unsentIn)).toEqual([[], []]);
  const texts = sentContents(api);
  expect(texts.slice(0, 4)).toEqual(['Text 0', 'Text 1', 'Text 2', 'Text 3']);
  expect(texts.length).toBeLessThanOrEqual(5);
});

it('messages over the limit stop waiting when a fast device clock is corrected', async () => {
  const days = 8 * 24 * 60 * 60 * 1000;
  const right = Date.now();
  const api = fakeApi({ sendMessage: overLimit(60) });
  jest.setSystemTime(right + days);
  Object.assign(globalThis, { clockOffsetMs: -days });
  const page = openPage(maya);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  await pass(1);
  leave(page);
  jest.setSystemTime(right);
  Reflect.deleteProperty(globalThis, 'clockOffsetMs');
  api.replies.sendMessage = confirm;
  const reloaded = openPage(maya);
  reloaded.dispatch(streamStatusChanged('open'));
  await pass(70);
  expect(unsentIn(reloaded)).toEqual([]);
});

it('a message written before its storage has loaded is stored once it has', () => {
  fakeApi({ sendMessage: pending });
  const page = makeStore();
  signInAs(maya, page);
  page.dispatch(sendMessage(unsentFromMaya(0)));
  expect(storedMessages(maya)).toEqual([]);
  outboxStorage(page)((action) => action)(sessionReady({ userId: maya }));
  expect(storedMessages(maya)).toMatchObject([{ content: 'Text 0', status: 'held' }]);
});
