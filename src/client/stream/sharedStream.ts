export interface EventSourceLike {
  addEventListener: (name: string, listener: (event: MessageEvent<string>) => void) => void;
  close: () => void;
}

interface StreamMessage {
  name: 'message' | 'mark';
  data: string;
  lastEventId: string;
}

type TabMessage =
  | { type: 'heard'; heard: StreamMessage }
  /** A tab asks to be served, or checks whether it still is. */
  | { type: 'asked'; by: string }
  /** The tab is served from now on; `recent` covers what its own stream may have missed. */
  | { type: 'taken'; tab: string; recent: StreamMessage[] }
  /** This tab now reads the stream and can serve tabs that have their own. */
  | { type: 'reads' }
  /** There may be a gap from here on: each served tab first reads its own stream. */
  | { type: 'anew' };

export interface TabChannel {
  postMessage: (word: TabMessage) => void;
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  close: () => void;
}

/** Not every browser supports these. */
export interface TabDeps {
  openChannel: (name: string) => TabChannel;
  locks: Pick<LockManager, 'request'>;
}

export const browserTabs = (): TabDeps | undefined =>
  'locks' in navigator && typeof BroadcastChannel === 'function'
    ? { openChannel: (name) => new BroadcastChannel(name), locks: navigator.locks }
    : undefined;

/** How far a tab's own stream may be behind another tab's after its first mark. */
const RECENT_MS = 15_000;

/** The reading tab answers within this time, unless it is suspended or has lost its stream. */
export const ANSWER_MS = 3_000;

export interface SharedStream {
  open: (url: string) => EventSourceLike;
  end: () => void;
}

const NAMES = ['message', 'mark', 'full', 'error'] as const;

type Name = (typeof NAMES)[number] | 'untold';

/** Read by this tab or received from another one. */
interface SharedSource {
  isOwn: boolean;
  emit: (name: Name, event: MessageEvent<string>) => void;
  closeOwn: () => void;
}

/**
 * One stream per browser (rule platform.oneStream): the tab that holds a lock reads it and serves this user's other
 * tabs. A tab starts with its own stream, so that it misses nothing, and closes it once served. When the reading tab
 * closes, the next in the lock's queue resumes from the last message shared; a tab that doesn't answer loses the lock
 * to the tab that asked.
 */
export function shareStream(userId: string, openSource: (url: string) => EventSourceLike, tabs: TabDeps): SharedStream {
  const name = `stepwell.stream.${userId}`;
  const tab = crypto.randomUUID();
  const channel = tabs.openChannel(name);
  const ended = new AbortController();
  /** A count, since the queue may grant a lock that the tab has already stolen. */
  let locks = 0;
  let current: SharedSource | undefined;
  let isOpen = false;
  /** `at`: milliseconds of the monotonic clock. */
  let recent: { at: number; heard: StreamMessage }[] = [];
  let answer: ReturnType<typeof setTimeout> | undefined;

  const isLeader = () => locks > 0;
  const isServed = () => current !== undefined && !current.isOwn;
  const post = (word: TabMessage) => {
    if (!ended.signal.aborted) channel.postMessage(word);
  };
  const stopBeingServed = () => {
    if (!current || current.isOwn) return;
    const connection = current;
    current = undefined;
    connection.emit('untold', new MessageEvent('untold'));
  };
  const keepRecent = (...added: StreamMessage[]) => {
    const at = performance.now();
    recent = [...recent.filter((one) => at - one.at < RECENT_MS), ...added.map((heard) => ({ at, heard }))];
  };
  const hear = ({ name: heardAs, data, lastEventId }: StreamMessage) => {
    if (isServed()) current?.emit(heardAs, new MessageEvent(heardAs, { data, lastEventId }));
  };

  function lead(): Promise<void> {
    return new Promise((resolve) => {
      if (ended.signal.aborted) return resolve();
      ended.signal.addEventListener('abort', () => resolve());
      locks += 1;
      if (isServed()) return stopBeingServed();
      if (!isOpen) return;
      // This tab's stream and the previous tab's may be at different positions.
      post({ type: 'anew' });
      post({ type: 'reads' });
    });
  }

  /** `onLost`: called when a held lock is lost. A refusal isn't retried, since it would recur immediately. */
  function hold(options: LockOptions, onLost = () => {}): void {
    let hasHeld = false;
    const begin = () => {
      hasHeld = true;
      return lead();
    };
    const leave = () => {
      if (!hasHeld || ended.signal.aborted) return;
      locks -= 1;
      onLost();
    };
    tabs.locks.request(name, options, begin).then(leave, leave);
  }

  /** Queues as long as the tab lives, and again after another tab has stolen the lock. */
  const queue = () => hold({ signal: ended.signal }, queue);

  const take = () => hold({ steal: true });

  function onNoAnswer(): void {
    answer = undefined;
    if (isLeader()) return;
    if (isServed()) stopBeingServed();
    else if (isOpen) take();
  }
  const ask = () => {
    answer ??= setTimeout(onNoAnswer, ANSWER_MS);
    post({ type: 'asked', by: tab });
  };
  const onTaken = (last: StreamMessage[]) => {
    clearTimeout(answer);
    answer = undefined;
    if (!current || isLeader()) return;
    if (current.isOwn) {
      isOpen = false;
      current.isOwn = false;
      current.closeOwn();
    }
    last.forEach(hear);
  };

  channel.onmessage = ({ data: word }) => {
    switch (word.type) {
      case 'heard':
        return hear(word.heard);
      case 'asked':
        if (!isLeader() || !isOpen) return;
        keepRecent();
        return post({ type: 'taken', tab: word.by, recent: recent.map(({ heard }) => heard) });
      case 'taken':
        return word.tab === tab ? onTaken(word.recent) : undefined;
      case 'reads':
        return isOpen && !isLeader() ? ask() : undefined;
      case 'anew':
        return stopBeingServed();
    }
  };

  /** A tab that becomes visible checks whether it is still served. */
  const onVisible = () => {
    if (document.visibilityState !== 'hidden' && isServed()) ask();
  };
  document.addEventListener('visibilitychange', onVisible, { signal: ended.signal });
  queue();

  function open(url: string): EventSourceLike {
    const own = openSource(url);
    const listeners: [string, (event: MessageEvent<string>) => void][] = [];
    const source: SharedSource = {
      isOwn: true,
      emit: (emitted, event) => listeners.forEach(([to, listener]) => to === emitted && listener(event)),
      closeOwn: () => own.close(),
    };
    current = source;
    isOpen = false;
    const on = (event: (typeof NAMES)[number], message: MessageEvent<string>) => {
      if (event === 'full' || event === 'error') {
        isOpen = false;
        // This tab waits until it is visible; the other tabs needn't.
        if (event === 'full' && isLeader()) post({ type: 'anew' });
        return source.emit(event, message);
      }
      const isFirst = !isOpen;
      isOpen = true;
      const heard = { name: event, data: message.data, lastEventId: message.lastEventId };
      if (event === 'message') keepRecent(heard);
      // To the other tabs first, since the message may end the session here.
      if (isLeader()) post({ type: 'heard', heard });
      if (isLeader() && isFirst) post({ type: 'reads' });
      source.emit(event, message);
      if (event === 'mark' && !isLeader()) ask();
    };
    for (const event of NAMES) {
      own.addEventListener(event, (message) => {
        if (current === source && source.isOwn) on(event, message);
      });
    }
    return {
      addEventListener: (to, listener) => void listeners.push([to, listener]),
      close: () => {
        own.close();
        if (current !== source) return;
        isOpen = false;
        current = undefined;
      },
    };
  }

  return {
    open,
    end: () => {
      clearTimeout(answer);
      ended.abort();
      channel.close();
    },
  };
}
