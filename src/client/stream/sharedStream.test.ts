import type { StreamEvent } from '../../contract/entities.gen';
import { fakeTimers } from '../testing/clock';
import { ANSWER_MS, shareStream } from './sharedStream';
import type { TabChannel, TabDeps } from './sharedStream';
import { FakeEventSource } from './testing/fakeEventSource';

const news = (id: string): StreamEvent => ({ id, type: 'notification', notificationId: 'n', dismissed: false });

/** Granted in order of request, or to a tab that steals it. */
function makeLock(): TabDeps['locks'] {
  interface Turn {
    lead: () => Promise<void>;
    resolve: () => void;
    reject: (reason: unknown) => void;
  }
  let held: Turn | undefined;
  const queue: Turn[] = [];
  const give = (turn: Turn) => {
    held = turn;
    const finish = () => {
      turn.resolve();
      if (held !== turn) return;
      held = undefined;
      const next = queue.shift();
      if (next) give(next);
    };
    turn.lead().then(finish, turn.reject);
  };
  const request = (_: string, { signal, steal }: LockOptions, lead: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const turn = { lead, resolve, reject };
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(turn);
        if (index !== -1) queue.splice(index, 1);
        if (index !== -1) reject(new DOMException('Aborted', 'AbortError'));
      });
      if (steal && held) held.reject(new DOMException('Stolen', 'AbortError'));
      if (steal || !held) give(turn);
      else queue.push(turn);
    });
  return { request: request as LockManager['request'] };
}

/** Messages arrive immediately unless a tab is suspended. */
function makeBrowser() {
  const channels = new Map<TabChannel, () => boolean>();
  const locks = makeLock();
  return function openTab() {
    let isSuspended = false;
    const tabs: TabDeps = {
      locks,
      openChannel: () => {
        const channel: TabChannel = {
          onmessage: null,
          postMessage: (word) => {
            if (!channels.has(channel)) throw new DOMException('Channel is closed', 'InvalidStateError');
            for (const [other, hears] of channels) {
              if (other !== channel && hears()) other.onmessage?.(new MessageEvent('message', { data: word }));
            }
          },
          close: () => void channels.delete(channel),
        };
        channels.set(channel, () => !isSuspended);
        return channel;
      },
    };
    const sources: FakeEventSource[] = [];
    const heard: string[] = [];
    const openSource = (url: string) => {
      const source = new FakeEventSource(url);
      sources.push(source);
      return source as unknown as EventSource;
    };
    const sharing = shareStream('user-1', openSource, tabs);
    const connect = () => {
      const source = sharing.open('https://api.example.com/v1/messages/stream');
      for (const name of ['message', 'mark', 'full', 'error', 'untold']) {
        source.addEventListener(name, ({ data, lastEventId }) => {
          const { id } = name === 'message' ? (JSON.parse(data) as StreamEvent) : { id: name };
          heard.push([id, lastEventId].filter(Boolean).join(' '));
        });
      }
      return source;
    };
    const source = connect();
    const own = () => sources.at(-1) as FakeEventSource;
    const suspend = () => void (isSuspended = true);
    return { sharing, source, own, heard, connect, suspend, isServed: () => own().isClosed };
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

async function twoTabs() {
  const openTab = makeBrowser();
  const first = openTab();
  await settle();
  first.own().mark('10-1');
  const second = openTab();
  second.own().mark('10-2');
  await settle();
  first.heard.length = 0;
  second.heard.length = 0;
  return { openTab, first, second };
}

beforeEach(() => fakeTimers());
afterEach(() => jest.useRealTimers());

it('the second tab closes its own stream, and receives the same events as the first', async () => {
  const { first, second } = await twoTabs();
  expect([first.isServed(), second.isServed()]).toEqual([false, true]);
  first.own().send(news('a'), '11-1');
  first.own().mark('11-2');
  expect(second.heard).toEqual(['a 11-1', 'mark 11-2']);
  expect(first.heard).toEqual(second.heard);
});

it('a new tab receives very recent events, which its own stream may have missed, but no older ones', async () => {
  const { openTab, first } = await twoTabs();
  first.own().send(news('long ago'), '11-1');
  await jest.advanceTimersByTimeAsync(20_000);
  const early = openTab();
  early.own().mark('12-0');
  expect(early.heard).toEqual(['mark 12-0']);
  first.own().send(news('just now'), '12-1');
  const third = openTab();
  expect(third.isServed()).toBe(false);
  third.own().mark('12-2');
  expect(third.isServed()).toBe(true);
  expect(third.heard).toEqual(['mark 12-2', 'just now 12-1']);
});

it('when the tab that reads the stream closes, the next tab takes over without a gap', async () => {
  const { openTab, first, second } = await twoTabs();
  const third = openTab();
  third.own().mark('10-3');
  first.source.close();
  first.sharing.end();
  await settle();
  expect([second.heard, third.heard]).toEqual([['untold'], ['mark 10-3']]);
  second.connect();
  second.own().mark('12-1');
  second.own().send(news('b'), '13-1');
  expect(third.isServed()).toBe(true);
  expect(third.heard).toEqual(['mark 10-3', 'mark 12-1', 'b 13-1']);
});

it('a stream lost and resumed continues in the other tabs without a gap', async () => {
  const { first, second } = await twoTabs();
  first.own().fail();
  expect([first.heard, second.heard]).toEqual([['error'], []]);
  first.source.close();
  first.connect();
  first.own().send(news('missed'), '12-1');
  expect(second.heard).toEqual(['missed 12-1']);
});

it('a tab with a stream replaces a reading tab that doesn’t answer, and then serves the others', async () => {
  const { openTab, first, second } = await twoTabs();
  first.suspend();
  const third = openTab();
  third.own().mark('12-1');
  await jest.advanceTimersByTimeAsync(ANSWER_MS);
  expect(third.isServed()).toBe(false);
  // There may be a gap between the second tab's last event and the third's first.
  expect(second.heard).toEqual(['untold']);
  second.connect();
  second.own().mark('12-2');
  expect(second.isServed()).toBe(true);
  third.own().send(news('c'), '13-1');
  expect(second.heard.at(-1)).toBe('c 13-1');
});

it('when all tabs have lost their streams, one of them reads and serves the others immediately', async () => {
  const { openTab, first } = await twoTabs();
  first.suspend();
  const others = [openTab(), openTab(), openTab()];
  for (const tab of others) tab.own().mark('12-1');
  await jest.advanceTimersByTimeAsync(ANSWER_MS);
  expect(others.filter((tab) => !tab.isServed())).toHaveLength(1);
});

it('a tab that becomes visible checks whether it is still being served', async () => {
  const { first, second } = await twoTabs();
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(ANSWER_MS);
  expect(second.heard).toEqual([]);
  first.suspend();
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(ANSWER_MS);
  expect(second.heard).toEqual(['untold']);
});

it('an event that ends the session reaches the other tabs before it ends the reading tab, which then sends nothing', async () => {
  const { first, second } = await twoTabs();
  first.source.addEventListener('message', () => {
    first.source.close();
    first.sharing.end();
  });
  first.own().send({ id: 'out', type: 'logout' }, '11-1');
  expect(second.heard).toEqual(['out 11-1']);
  first.own().mark('11-2');
  first.own().fail();
  await settle();
  expect(second.heard).toEqual(['out 11-1', 'untold']);
});

it('when the server has no room for the reading tab, the other tabs read for themselves', async () => {
  const { first, second } = await twoTabs();
  first.own().full();
  expect([first.heard, second.heard]).toEqual([['full'], ['untold']]);
  second.connect();
  second.own().mark('12-1');
  await jest.advanceTimersByTimeAsync(ANSWER_MS);
  second.own().send(news('d'), '13-1');
  expect([second.isServed(), second.heard.at(-1)]).toEqual([false, 'd 13-1']);
});

it('a browser that refuses the lock leaves each tab its own stream', async () => {
  const request = jest.fn().mockRejectedValue(new DOMException('Not here', 'SecurityError'));
  const channel: TabChannel = { onmessage: null, postMessage: () => {}, close: () => {} };
  const own = new FakeEventSource('https://api.example.com/v1/messages/stream');
  const tabs = { openChannel: () => channel, locks: { request } };
  const sharing = shareStream('user-1', () => own as unknown as EventSource, tabs);
  sharing.open(own.url);
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  own.mark('10-1');
  await jest.advanceTimersByTimeAsync(ANSWER_MS);
  expect([request.mock.calls.length, own.isClosed]).toEqual([2, false]);
  sharing.end();
});
