import configureStore from 'redux-mock-store';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { StreamEvent } from '../../contract/entities.gen';
import { emptyApi } from '../api/emptyApi';
import { sessionEnded, sessionReady, sessionStarted } from '../api/sessionEvents';
import { fakeTimers } from '../testing/clock';
import type { StreamHandlers } from './events';
import { streamEvent } from './events';
import { streamMiddleware } from './middleware';
import { MAX_SILENCE_MS } from './schedule';
import { streamMoved, streamSlice, streamStatusChanged } from './streamSlice';
import { FakeEventSource } from './testing/fakeEventSource';

const userId = 'user-1';
const ready = sessionReady({ userId });
const notification = (id: string): StreamEvent => ({ id, type: 'notification', notificationId: 'n', dismissed: false });

let handled: { event: StreamEvent; userId: string }[];
let sources: FakeEventSource[];
let tickets: (string | undefined)[];

const record = (event: StreamEvent, context: { userId: string }) =>
  void handled.push({ event, userId: context.userId });
const handlers: StreamHandlers = {
  message: [record],
  read: [record],
  pod: [record],
  round: [record],
  step: [record],
  leadership: [record],
  notification: [record],
  channel: [
    () => {
      throw new Error('A handler that fails');
    },
    record,
  ],
  action: [record],
  logout: [record],
  refetch: [record],
};

function makeTestStore() {
  let ticketRequests = 0;
  const middleware = streamMiddleware(handlers, {
    apiBase: () => 'https://api.example.com',
    openSource: (url) => {
      const source = new FakeEventSource(url);
      sources.push(source);
      return source as unknown as EventSource;
    },
    random: () => 0.5,
    ticket: () =>
      Promise.resolve(ticketRequests < tickets.length ? tickets[ticketRequests++] : `ticket-${++ticketRequests}`),
  });
  return configureStore<object, UnknownAction>([middleware as Middleware])({});
}

let store: ReturnType<typeof makeTestStore>;

const last = () => sources.at(-1) as FakeEventSource;
const statuses = () =>
  store
    .getActions()
    .filter(streamStatusChanged.match)
    .map(({ payload }) => payload);
const events = () =>
  store
    .getActions()
    .filter(streamEvent.match)
    .map(({ payload }) => payload.id);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function show(visibility: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function openStream(): Promise<FakeEventSource> {
  store.dispatch(ready);
  await pass(0);
  last().mark('10-1');
  await pass(10_000);
  return last();
}

beforeEach(() => {
  fakeTimers();
  handled = [];
  sources = [];
  tickets = [];
  store = makeTestStore();
});
afterEach(() => {
  store.dispatch(sessionEnded({ by: 'logout' }));
  jest.useRealTimers();
});

it('the stream opens after start-up, with a ticket and never a token in its address', async () => {
  localStorage.setItem('access_token', 'the-token');
  store.dispatch(ready);
  expect(sources).toEqual([]);
  await pass(0);
  const { url, query } = last();
  expect(url).toMatch(/^https:\/\/api\.example\.com\/v1\/messages\/stream\?/);
  expect(Object.fromEntries(query)).toEqual({ userId, authToken: 'ticket-1', lastEventId: 'recent' });
  last().mark('10-1');
  expect(statuses()).toEqual(['connecting', 'open']);
  expect(store.getActions()).toContainEqual(streamMoved('10-1'));
  localStorage.clear();
});

it('a stream opened long after page load requires a refetch, so that nothing is missed', async () => {
  store.dispatch(ready);
  await pass(0);
  expect(last().query.get('lastEventId')).toBe('recent');
  last().fail();
  await pass(31_000);
  expect(last().query.get('lastEventId')).toBe('none');
  last().mark('10-1');
  last().fail();
  await pass(31_000);
  expect(last().query.get('lastEventId')).toBe('10-1');
});

it('the age of a stream is that of the page’s data, however soon afterwards it opens', async () => {
  store.dispatch(sessionReady({ userId, since: Date.now() - 31_000 }));
  await pass(0);
  expect(last().query.get('lastEventId')).toBe('none');
});

it('a stream for data cached while the device clock was fast requires a refetch', async () => {
  store.dispatch(sessionReady({ userId, since: Date.now() + 8 * 24 * 60 * 60 * 1000 }));
  await pass(0);
  expect(last().query.get('lastEventId')).toBe('none');
});

it('each event is handled once by every area that needs it', async () => {
  const source = await openStream();
  source.send(notification('1'), '11-1');
  source.send(notification('2'), '12-1');
  source.send(notification('1'), '12-1');
  expect(events()).toEqual(['1', '2']);
  expect(handled).toEqual([
    { event: notification('1'), userId },
    { event: notification('2'), userId },
  ]);
  expect(store.getActions()).toContainEqual(streamMoved('12-1'));
});

it('a failing handler does not stop later events', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const source = await openStream();
  source.send({ id: '1', type: 'channel', channelId: 'c', change: 'added' }, '11-1');
  source.send(notification('2'), '12-1');
  expect(handled.map(({ event }) => event.id)).toEqual(['1', '2']);
  expect(error).toHaveBeenCalledTimes(1);
});

it('an event of a type newer than this page is ignored', async () => {
  const source = await openStream();
  source.send({ id: '1', type: 'from-the-future' } as unknown as StreamEvent, '11-1');
  source.send(notification('2'), '12-1');
  expect(handled.map(({ event }) => event.id)).toEqual(['2']);
});

it('the stream closes when the session ends, by logout or refusal, and when another begins', async () => {
  for (const end of [sessionEnded({ by: 'logout' }), sessionEnded({ by: 'refusal' }), sessionStarted({ expires: 1 })]) {
    const source = await openStream();
    store.dispatch(end);
    expect(source.isClosed).toBe(true);
    source.send(notification(end.type), '13-1');
    await pass(120_000);
    expect(last()).toBe(source);
    expect(statuses().at(-1)).toBe('closed');
  }
  expect(events()).toEqual([]);
});

it('a ticket that arrives after the session ended does not open the stream', async () => {
  store.dispatch(ready);
  store.dispatch(sessionEnded({ by: 'refusal' }));
  await pass(120_000);
  expect(sources).toEqual([]);
});

it('the stream restarts for another user', async () => {
  const first = await openStream();
  first.send(notification('1'), '11-1');
  store.dispatch(sessionReady({ userId: 'user-2' }));
  await pass(0);
  expect(first.isClosed).toBe(true);
  expect(last().query.get('userId')).toBe('user-2');
  expect(last().query.get('lastEventId')).toBe('recent');
  last().send(notification('1'), '11-1');
  expect(handled.at(-1)).toEqual({ event: notification('1'), userId: 'user-2' });
});

it('a lost stream resumes soon, with a fresh ticket and after a different delay on each page', async () => {
  const source = await openStream();
  source.send(notification('1'), '11-1');
  source.fail();
  expect(source.isClosed).toBe(true);
  expect(statuses().at(-1)).toBe('waiting');
  await pass(1_499);
  expect(sources).toHaveLength(1);
  await pass(1);
  expect(last().query.get('authToken')).toBe('ticket-2');
  expect(last().query.get('lastEventId')).toBe('11-1');
});

it('an event repeated by a resumed stream is dropped', async () => {
  const source = await openStream();
  source.send(notification('1'), '11-1');
  source.fail();
  await pass(1_500);
  last().send(notification('1'), '11-1');
  last().send(notification('2'), '12-1');
  expect(events()).toEqual(['1', '2']);
});

it('a stream that can’t be resumed is retried every 30 seconds', async () => {
  const source = await openStream();
  source.fail();
  await pass(1_500);
  for (const count of [2, 3, 4]) {
    expect(sources).toHaveLength(count);
    last().fail();
    await pass(29_999);
    expect(sources).toHaveLength(count);
    await pass(1);
  }
});

it('a stream that keeps breaking is not reopened immediately each time', async () => {
  const source = await openStream();
  source.fail();
  await pass(1_500);
  last().mark('10-1');
  await pass(100);
  last().fail();
  await pass(29_000);
  expect(sources).toHaveLength(2);
});

it('a stream without a ticket is retried every 30 seconds', async () => {
  tickets = [undefined, undefined];
  store.dispatch(ready);
  await pass(0);
  expect(statuses()).toEqual(['connecting', 'waiting']);
  await pass(59_999);
  expect(sources).toHaveLength(0);
  await pass(1);
  expect(sources).toHaveLength(1);
});

it('a lost stream is retried immediately when the page or its server comes online, or the page becomes visible', async () => {
  store.dispatch(ready);
  await pass(0);
  const { onOnline } = emptyApi.internalActions;
  const found = () => store.dispatch(onOnline());
  for (const wake of [() => window.dispatchEvent(new Event('online')), () => show('visible'), found]) {
    const before = sources.length;
    last().fail();
    await pass(1_000);
    expect(sources).toHaveLength(before);
    wake();
    await pass(0);
    expect(sources).toHaveLength(before + 1);
  }
});

it('a lost stream is retried once when the page comes online and becomes visible at the same time', async () => {
  store.dispatch(ready);
  await pass(0);
  last().fail();
  window.dispatchEvent(new Event('online'));
  show('visible');
  await pass(0);
  expect(sources).toHaveLength(2);
});

it('a silent stream counts as broken', async () => {
  const source = await openStream();
  for (let beat = 0; beat < 5; beat += 1) {
    await pass(25_000);
    source.mark(`${11 + beat}-1`);
  }
  expect(source.isClosed).toBe(false);
  await pass(MAX_SILENCE_MS * 1.25 + 1_500);
  expect(source.isClosed).toBe(true);
  expect(sources).toHaveLength(2);
});

it('a page gives up its stream to other pages while hidden', async () => {
  const source = await openStream();
  show('hidden');
  source.full();
  await pass(300_000);
  expect(sources).toHaveLength(1);
  show('visible');
  await pass(0);
  expect(sources).toHaveLength(2);
});

it('the state has the stream’s status and resume position, and is cleared with the session', () => {
  const { reducer } = streamSlice;
  const open = [streamStatusChanged('open'), streamMoved('10-1')].reduce(reducer, undefined);
  expect(open).toEqual({ status: 'open', lastEventId: '10-1' });
  expect(reducer(open, sessionEnded({ by: 'logout' }))).toEqual({ status: 'closed', lastEventId: undefined });
});
