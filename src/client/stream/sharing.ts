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
  /** A tab with a stream of its own asks to be told instead. */
  | { type: 'asked'; by: string }
  /** It is told from now on; with what was heard of late, which its own stream may not have had yet. */
  | { type: 'taken'; tab: string; recent: Heard[] }
  /** The stream is lost, or its tab goes: whoever was told needs one again. */
  | { type: 'lost' };

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

/** A tab's own stream is this far behind at most when it goes over to what it is told. */
const RECENT_MS = 2 * 60 * 1000;

/** With more of late no tab is taken: it keeps its own stream. */
const MAX_RECENT = 500;

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
 * with a stream of its own, so that it misses nothing, and closes it once it is told; one that is told no more reads its own again.
 */
export function shareStream(userId: string, openSource: (url: string) => Source, tabs: TabDeps): Sharing {
  const name = `stepwell.stream.${userId}`;
  const tab = crypto.randomUUID();
  const channel = tabs.openChannel(name);
  const ended = new AbortController();
  let isLeader = false;
  let current: SharedSource | undefined;
  let isOpen = false;
  let recent: { at: number; heard: Heard }[] = [];

  const say = (word: Word) => {
    if (!ended.signal.aborted) channel.postMessage(word);
  };
  const lose = () => {
    isOpen = false;
    recent = [];
    if (isLeader) say({ type: 'lost' });
  };
  const fail = () => {
    if (!current || current.isOwn) return;
    const told = current;
    current = undefined;
    told.emit('untold', new MessageEvent('untold'));
  };
  const keep = (heard: Heard) => {
    const at = Date.now();
    recent = [...recent.filter((one) => at - one.at < RECENT_MS), { at, heard }];
  };
  const take = (by: string) => {
    if (!isLeader || !isOpen || recent.length > MAX_RECENT) return;
    say({ type: 'taken', tab: by, recent: recent.map(({ heard }) => heard) });
  };
  const hear = ({ name: heardAs, data, lastEventId }: Heard) => {
    if (current && !current.isOwn) current.emit(heardAs, new MessageEvent(heardAs, { data, lastEventId }));
  };

  channel.onmessage = ({ data: word }) => {
    if (word.type === 'heard') hear(word.heard);
    else if (word.type === 'asked') take(word.by);
    else if (word.type === 'lost') fail();
    else if (word.tab === tab && current?.isOwn && !isLeader) {
      isOpen = false;
      current.isOwn = false;
      current.closeOwn();
      word.recent.forEach(hear);
    }
  };

  const lead = () =>
    new Promise<void>((resolve) => {
      isLeader = true;
      ended.signal.addEventListener('abort', () => resolve());
      // Nobody tells it any more.
      fail();
    });
  // Rejected where the tab ends before it leads.
  tabs.locks.request(name, { signal: ended.signal }, lead).catch(() => undefined);
  window.addEventListener('pagehide', lose, { signal: ended.signal });

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
    for (const event of NAMES) {
      own.addEventListener(event, (message) => {
        if (current !== source || !source.isOwn) return;
        if (event === 'full' || event === 'error') {
          lose();
          return source.emit(event, message);
        }
        isOpen = true;
        const heard = { name: event, data: message.data, lastEventId: message.lastEventId };
        if (event === 'message') keep(heard);
        // The others first: what it says may end the session here.
        if (isLeader) say({ type: 'heard', heard });
        source.emit(event, message);
        if (event === 'mark' && !isLeader) say({ type: 'asked', by: tab });
      });
    }
    return {
      addEventListener: (to, listener) => void listeners.push([to, listener]),
      close: () => {
        own.close();
        if (current !== source) return;
        if (source.isOwn) lose();
        current = undefined;
      },
    };
  }

  return {
    open,
    end: () => {
      lose();
      ended.abort();
      channel.close();
    },
  };
}
