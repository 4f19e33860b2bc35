import type { StreamEvent } from '../../contract/entities.gen';
import { makeSeen } from './seen';
import { retryDelay, SILENCE } from './schedule';
import type { StreamStatus } from './streamSlice';

/** What the connection needs of the world. */
export interface ConnectionDeps {
  /** A ticket for one connection; undefined when there is none to be had now. */
  ticket: () => Promise<string | undefined>;
  openSource: (url: string) => EventSource;
  apiBase: () => string;
  random: () => number;
}

/** Told of what happens to it. */
export interface ConnectionListener {
  statusChanged: (status: StreamStatus) => void;
  moved: (lastEventId: string) => void;
  /** Each event once, however often it is sent. */
  received: (event: StreamEvent) => void;
}

export interface Connection {
  /** Keeps a stream open for this person from now on, in place of any other. */
  open: (userId: string) => void;
  close: () => void;
}

/**
 * One stream that is kept open: a fresh ticket for every connection, resumed from the last id, tried again as `retryDelay` says
 * and whenever the page comes online or into view.
 */
export function makeConnection(deps: ConnectionDeps, listener: ConnectionListener): Connection {
  let userId: string | undefined;
  let lastEventId: string | undefined;
  let seen = makeSeen();
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  let attempts = 0;
  let openedAt: number | undefined;
  let heardAt = 0;
  /** Too many streams are open elsewhere: only a page that is looked at may take the place of another. */
  let wasFull = false;

  async function attempt(): Promise<void> {
    if (userId === undefined || source) return;
    clearTimeout(retry);
    retry = undefined;
    const number = ++attempts;
    listener.statusChanged('connecting');
    const ticket = await deps.ticket().catch(() => undefined);
    if (number !== attempts) return;
    if (ticket === undefined) lost();
    else connect(userId, ticket);
  }

  function connect(user: string, ticket: string): void {
    const query = new URLSearchParams({ userId: user, authToken: ticket, lastEventId: lastEventId ?? 'recent' });
    const opened = deps.openSource(`${deps.apiBase()}/v1/messages/stream?${query}`);
    source = opened;
    heardAt = Date.now();
    const ifCurrent =
      <Argument>(then: (argument: Argument) => void) =>
      (argument: Argument) => {
        if (source === opened) then(argument);
      };
    opened.addEventListener('mark', ifCurrent(heard));
    opened.addEventListener('message', ifCurrent(receive));
    opened.addEventListener('full', ifCurrent(full));
    // The browser's own attempt would come with the same ticket, which is used up.
    opened.addEventListener('error', ifCurrent(lost));
  }

  function heard(event: MessageEvent<string>): void {
    heardAt = Date.now();
    if (openedAt === undefined) {
      openedAt = heardAt;
      listener.statusChanged('open');
    }
    if (event.lastEventId && event.lastEventId !== lastEventId) {
      lastEventId = event.lastEventId;
      listener.moved(lastEventId);
    }
  }

  function receive(message: MessageEvent<string>): void {
    const event = JSON.parse(message.data) as StreamEvent;
    if (seen.isNew(event.id)) listener.received(event);
    // Only now: an event that could not be taken in is sent again.
    if (source) heard(message);
  }

  function full(): void {
    wasFull = true;
    openedAt = undefined;
    lost();
  }

  function lost(): void {
    source?.close();
    source = undefined;
    listener.statusChanged('waiting');
    clearTimeout(retry);
    const lasted = openedAt === undefined ? undefined : Date.now() - openedAt;
    openedAt = undefined;
    retry = setTimeout(retryNow, retryDelay(lasted, deps.random()));
  }

  function retryNow(): void {
    if (wasFull && document.visibilityState === 'hidden') return;
    wasFull = false;
    void attempt();
  }

  /** Called now and then, and when the page wakes up: a connection may have died without a word. */
  function look(): void {
    if (source && Date.now() - heardAt > SILENCE) lost();
  }

  function wakeUp(): void {
    if (document.visibilityState === 'hidden') return;
    look();
    if (!source && retry !== undefined) retryNow();
  }

  function stop(): void {
    userId = undefined;
    attempts += 1;
    clearTimeout(retry);
    clearInterval(watch);
    retry = undefined;
    source?.close();
    source = undefined;
    openedAt = undefined;
    wasFull = false;
    window.removeEventListener('online', wakeUp);
    document.removeEventListener('visibilitychange', wakeUp);
  }

  return {
    open: (user) => {
      stop();
      userId = user;
      lastEventId = undefined;
      seen = makeSeen();
      watch = setInterval(look, SILENCE / 4);
      window.addEventListener('online', wakeUp);
      document.addEventListener('visibilitychange', wakeUp);
      void attempt();
    },
    close: () => {
      if (userId === undefined) return;
      stop();
      listener.statusChanged('closed');
    },
  };
}
