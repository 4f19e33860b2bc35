/** What of an EventSource a connection uses. */
export interface Source {
  addEventListener: (name: string, listener: (event: MessageEvent<string>) => void) => void;
  close: () => void;
}

/** What a stream says that all tabs are to hear: an event, or that the server is there. */
interface Heard {
  name: 'message' | 'mark';
  data: string;
  lastEventId: string;
}

/** What tabs say to each other. */
type Word =
  /** The tab that reads the stream has heard this. */
  | { type: 'heard'; heard: Heard }
  /** A tab asks to be told, or whether it still is. */
  | { type: 'asked'; by: string }
  /** It is told from now on; with what was heard just now, which its own stream may not have had yet. */
  | { type: 'taken'; tab: string; recent: Heard[] }
  /** This tab reads the stream now: whoever has one of its own may be told instead. */
  | { type: 'reads' }
  /** What is told from now on may leave something out: whoever is told reads a stream of its own first. */
  | { type: 'anew' };

export interface TabChannel {
  postMessage: (word: Word) => void;
  onmessage: ((event: MessageEvent<Word>) => void) | null;
  close: () => void;
}

/** What tabs share a stream by; not every browser has it. */
export interface TabDeps {
  openChannel: (name: string) => TabChannel;
  locks: Pick<LockManager, 'request'>;
}

export const browserTabs = (): TabDeps | undefined =>
  'locks' in navigator && typeof BroadcastChannel === 'function'
    ? { openChannel: (name) => new BroadcastChannel(name), locks: navigator.locks }
    : undefined;

/** A tab's own stream is this far behind another's at most, once it has heard a mark. */
const RECENT_MS = 15_000;

/** A tab that reads the stream answers sooner, unless the browser has suspended it or its stream is lost. */
export const ANSWER_MS = 3_000;

/** A tab's part in the stream of its browser. */
export interface Sharing {
  open: (url: string) => Source;
  end: () => void;
}

const NAMES = ['message', 'mark', 'full', 'error'] as const;

/** 'untold': who is told of the stream is told no more. */
type Name = (typeof NAMES)[number] | 'untold';

/** As a connection sees it one stream, whether this tab reads it or is told of it. */
interface SharedSource {
  isOwn: boolean;
  emit: (name: Name, event: MessageEvent<string>) => void;
  closeOwn: () => void;
}

/**
 * One stream a browser (rule platform.oneStream): the tab that holds a lock reads it and tells the others of this person. A tab begins
 * with a stream of its own, so that it misses nothing, and closes it once it is told. When the reading tab goes, the next in the queue
 * for the lock resumes from what all were told last; one that doesn't answer loses the lock to who asked.
 */
export function shareStream(userId: string, openSource: (url: string) => Source, tabs: TabDeps): Sharing {
  const name = `stepwell.stream.${userId}`;
  const tab = crypto.randomUUID();
  const channel = tabs.openChannel(name);
  const ended = new AbortController();
  /** How many times it holds the lock: the queue may give it one that it has taken already. */
  let locks = 0;
  let current: SharedSource | undefined;
  /** Whether its own stream has been heard. */
  let isOpen = false;
  let recent: { at: number; heard: Heard }[] = [];
  let answer: ReturnType<typeof setTimeout> | undefined;

  const isLeader = () => locks > 0;
  const isTold = () => current !== undefined && !current.isOwn;
  const say = (word: Word) => {
    if (!ended.signal.aborted) channel.postMessage(word);
  };
  const untell = () => {
    if (!current || current.isOwn) return;
    const told = current;
    current = undefined;
    told.emit('untold', new MessageEvent('untold'));
  };
  const keepRecent = (...added: Heard[]) => {
    const at = Date.now();
    recent = [...recent.filter((one) => at - one.at < RECENT_MS), ...added.map((heard) => ({ at, heard }))];
  };
  const hear = ({ name: heardAs, data, lastEventId }: Heard) => {
    if (isTold()) current?.emit(heardAs, new MessageEvent(heardAs, { data, lastEventId }));
  };

  function lead(): Promise<void> {
    return new Promise((resolve) => {
      if (ended.signal.aborted) return resolve();
      ended.signal.addEventListener('abort', () => resolve());
      locks += 1;
      if (isTold()) return untell();
      if (!isOpen) return;
      // Its own stream and that of the tab before may be at different places.
      say({ type: 'anew' });
      say({ type: 'reads' });
    });
  }

  /** `onLost`: told when it has held the lock and holds it no more. A refusal isn't repeated: it would come again at once. */
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

  /** In the queue for the lock as long as the tab lives, again after another has taken it. */
  const queue = () => hold({ signal: ended.signal }, queue);

  const take = () => hold({ steal: true });

  function onNoAnswer(): void {
    answer = undefined;
    if (isLeader()) return;
    if (isTold()) untell();
    else if (isOpen) take();
  }
  const ask = () => {
    answer ??= setTimeout(onNoAnswer, ANSWER_MS);
    say({ type: 'asked', by: tab });
  };
  const onTaken = (last: Heard[]) => {
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
        return say({ type: 'taken', tab: word.by, recent: recent.map(({ heard }) => heard) });
      case 'taken':
        return word.tab === tab ? onTaken(word.recent) : undefined;
      case 'reads':
        return isOpen && !isLeader() ? ask() : undefined;
      case 'anew':
        return untell();
    }
  };

  /** Whoever looks at it wants to know whether it is told still. */
  const onVisible = () => {
    if (document.visibilityState !== 'hidden' && isTold()) ask();
  };
  document.addEventListener('visibilitychange', onVisible, { signal: ended.signal });
  queue();

  function open(url: string): Source {
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
        // It waits until it is looked at, and others need not.
        if (event === 'full' && isLeader()) say({ type: 'anew' });
        return source.emit(event, message);
      }
      const isFirst = !isOpen;
      isOpen = true;
      const heard = { name: event, data: message.data, lastEventId: message.lastEventId };
      if (event === 'message') keepRecent(heard);
      // The others first: what it says may end the session here.
      if (isLeader()) say({ type: 'heard', heard });
      if (isLeader() && isFirst) say({ type: 'reads' });
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
