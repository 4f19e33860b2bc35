import type { StreamEvent } from '../../contract/entities.gen';
import { fakeTimers } from '../testing/clock';
import { shareStream } from './sharing';
import type { TabChannel, TabDeps } from './sharing';
import { FakeEventSource } from './testing/fakeEventSource';

const news = (id: string): StreamEvent => ({ id, type: 'notification', notificationId: 'n', dismissed: false });

/** A browser with tabs, whose words arrive at once and whose lock goes to who asked first. */
function makeBrowser() {
  const channels = new Set<TabChannel>();
  const queue: (() => void)[] = [];
  const tabs: TabDeps = {
    openChannel: () => {
      const channel: TabChannel = {
        onmessage: null,
        postMessage: (word) => {
          if (!channels.has(channel)) throw new DOMException('Channel is closed', 'InvalidStateError');
          for (const other of channels)
            if (other !== channel) other.onmessage?.(new MessageEvent('message', { data: word }));
        },
        close: () => void channels.delete(channel),
      };
      channels.add(channel);
      return channel;
    },
    locks: {
      request: (async (_: string, { signal }: LockOptions, lead: () => Promise<void>) => {
        const isFirst = queue.push(() => {}) === 1;
        const turn = new Promise<void>((resolve) => (queue[queue.length - 1] = resolve));
        const own = queue.at(-1);
        if (!isFirst) await turn;
        if (!signal?.aborted) await lead();
        queue.splice(queue.indexOf(own as () => void), 1);
        queue[0]?.();
      }) as LockManager['request'],
    },
  };
  /** A tab that shows what it hears. */
  return function openTab() {
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
    return { sharing, source, own, heard, connect, isTold: () => own().isClosed };
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

/** One tab that reads the stream, and one that is told. */
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

it('the second tab closes its own stream, and hears what the first does', async () => {
  const { first, second } = await twoTabs();
  expect([first.isTold(), second.isTold()]).toEqual([false, true]);
  first.own().send(news('a'), '11-1');
  first.own().mark('11-2');
  expect(second.heard).toEqual(['a 11-1', 'mark 11-2']);
  expect(first.heard).toEqual(second.heard);
});

it('a tab is told what came of late, which its own stream may not have had yet', async () => {
  const { openTab, first } = await twoTabs();
  first.own().send(news('long ago'), '11-1');
  await jest.advanceTimersByTimeAsync(3 * 60_000);
  first.own().send(news('of late'), '12-1');
  const third = openTab();
  expect(third.isTold()).toBe(false);
  third.own().mark('12-2');
  expect(third.isTold()).toBe(true);
  expect(third.heard).toEqual(['mark 12-2', 'of late 12-1']);
});

it('with more of late than a tab is told at once, it keeps its own stream', async () => {
  const { openTab, first } = await twoTabs();
  for (let count = 0; count <= 500; count += 1) first.own().send(news(`n${count}`), `11-${count}`);
  const third = openTab();
  third.own().mark('12-1');
  expect(third.isTold()).toBe(false);
});

it('when the tab that reads goes, the next reads its own stream again and tells the others', async () => {
  const { openTab, first, second } = await twoTabs();
  const third = openTab();
  third.own().mark('10-3');
  first.source.close();
  first.sharing.end();
  await settle();
  expect([second.heard, third.heard.at(-1)]).toEqual([['untold'], 'untold']);
  for (const tab of [second, third]) {
    tab.source.close();
    tab.connect();
    tab.own().mark('12-1');
  }
  expect([second.isTold(), third.isTold()]).toEqual([false, true]);
  second.own().send(news('b'), '13-1');
  expect(third.heard.at(-1)).toBe('b 13-1');
});

it('a stream that is lost is lost to all, and each tries by itself until it is there again', async () => {
  const { first, second } = await twoTabs();
  first.own().fail();
  expect([first.heard, second.heard]).toEqual([['error'], ['untold']]);
  second.source.close();
  second.connect();
  second.own().mark('12-1');
  expect(second.isTold()).toBe(false);
  first.source.close();
  first.connect();
  first.own().mark('12-2');
  second.own().mark('12-3');
  expect(second.isTold()).toBe(true);
});

it('what ends the session is told before it ends the tab that reads, which says nothing after that', async () => {
  const { first, second } = await twoTabs();
  first.source.addEventListener('message', () => {
    first.source.close();
    first.sharing.end();
  });
  first.own().send({ id: 'out', type: 'logout' }, '11-1');
  expect(second.heard).toEqual(['out 11-1', 'untold']);
  first.own().mark('11-2');
  first.own().fail();
  expect(second.heard).toEqual(['out 11-1', 'untold']);
});

it('a tab that is to read the stream takes no other before it does', async () => {
  const { openTab, first, second } = await twoTabs();
  first.sharing.end();
  await settle();
  const third = openTab();
  third.own().mark('10-3');
  expect(third.isTold()).toBe(false);
  second.source.close();
  second.connect();
  second.own().mark('12-1');
  third.own().mark('12-2');
  expect(third.isTold()).toBe(true);
});

it('a tab whose stream the server has no room for is told of the one there is', async () => {
  const { openTab, first } = await twoTabs();
  const third = openTab();
  third.own().full();
  expect([third.heard, first.heard]).toEqual([['full'], []]);
});
