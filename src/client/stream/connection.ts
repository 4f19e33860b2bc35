import type { StreamEvent } from '../../contract/entities.gen';
import { closedConnection, transition } from './connectionMachine';
import type { ConnectionEffect, ConnectionEvent } from './connectionState';
import { CHECK_INTERVAL_MS, firstEventId } from './schedule';
import { makeDuplicateFilter } from './duplicateFilter';
import { shareStream } from './sharedStream';
import type { SharedStream, EventSourceLike, TabDeps } from './sharedStream';
import type { StreamStatus } from './streamSlice';

export interface ConnectionDeps {
  /** For one connection; undefined if none is available now. */
  ticket: () => Promise<string | undefined>;
  openSource: (url: string) => EventSourceLike;
  /** Undefined if the browser doesn't support sharing. */
  tabs?: TabDeps | undefined;
  apiBase: () => string;
  random: () => number;
}

export interface ConnectionListener {
  statusChanged: (status: StreamStatus) => void;
  moved: (lastEventId: string) => void;
  /** Once per event, even if the server sends it again. */
  received: (event: StreamEvent) => void;
}

export interface Connection {
  /** Replaces any other stream. `since`: when the page's data was current, in epoch milliseconds; defaults to now. */
  open: (userId: string, since?: number) => void;
  close: () => void;
  wake: () => void;
}

/** `connectionMachine` decides when to connect, wait and retry; its effects run here. */
export function makeConnection(deps: ConnectionDeps, listener: ConnectionListener): Connection {
  let state = closedConnection;
  let seen = makeDuplicateFilter();
  let source: EventSourceLike | undefined;
  let sharing: SharedStream | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let check: ReturnType<typeof setInterval> | undefined;
  let shownSince = 0;

  function send(event: ConnectionEvent): void {
    const isPageVisible = document.visibilityState !== 'hidden';
    const [next, effects] = transition(state, event, { now: Date.now(), random: deps.random(), isPageVisible });
    state = next;
    effects.forEach(run);
  }

  const wake = () => send({ type: 'pageWoke' });

  function begin(): void {
    end();
    seen = makeDuplicateFilter();
    check = setInterval(() => send({ type: 'checkDue' }), CHECK_INTERVAL_MS);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
  }

  function end(): void {
    clearInterval(check);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  }

  async function requestTicket(attempt: number): Promise<void> {
    const ticket = await deps.ticket().catch(() => undefined);
    send({ type: 'ticketCame', attempt, ticket });
  }

  function connect({ userId, ticket, lastEventId }: Extract<ConnectionEffect, { type: 'connect' }>): void {
    const from = lastEventId ?? firstEventId(Date.now() - shownSince);
    const query = new URLSearchParams({ userId, authToken: ticket, lastEventId: from });
    const openSource = sharing?.open ?? deps.openSource;
    const opened = openSource(`${deps.apiBase()}/v1/messages/stream?${query}`);
    source = opened;
    const on = (name: string, then: (message: MessageEvent<string>) => void) =>
      opened.addEventListener(name, (message) => {
        if (source === opened) then(message);
      });
    const onData = ({ lastEventId: id }: MessageEvent<string>) => send({ type: 'serverHeard', lastEventId: id });
    on('mark', onData);
    on('message', (message) => {
      const event = JSON.parse(message.data) as StreamEvent;
      if (seen.isNew(event.id)) listener.received(event);
      // Marked as received only after emitting it: an event whose handling throws is sent again.
      if (source === opened) onData(message);
    });
    on('full', () => send({ type: 'serverFull' }));
    on('untold', () => send({ type: 'toldNoMore' }));
    // The browser's own retry would reuse the ticket, which is single-use.
    on('error', () => send({ type: 'connectionFailed' }));
  }

  function run(effect: ConnectionEffect): void {
    switch (effect.type) {
      case 'begin':
        return begin();
      case 'end':
        return end();
      case 'requestTicket':
        return void requestTicket(effect.attempt);
      case 'connect':
        return connect(effect);
      case 'disconnect':
        source?.close();
        source = undefined;
        return;
      case 'scheduleRetry':
        retry = setTimeout(() => send({ type: 'retryDue' }), effect.delayMs);
        return;
      case 'cancelRetry':
        return clearTimeout(retry);
      case 'reportStatus':
        return listener.statusChanged(effect.status);
      case 'reportProgress':
        return listener.moved(effect.lastEventId);
    }
  }

  return {
    open: (userId, since = Date.now()) => {
      shownSince = since;
      const before = sharing;
      sharing = deps.tabs && shareStream(userId, deps.openSource, deps.tabs);
      send({ type: 'opened', userId });
      before?.end();
    },
    close: () => {
      send({ type: 'closed' });
      sharing?.end();
      sharing = undefined;
    },
    wake,
  };
}
