import type { StreamStatus } from './streamSlice';

export interface StreamPosition {
  userId: string;
  lastEventId: string | undefined;
}

/**
 * closed → authorizing (requesting a ticket) → connected → waiting (lost, to be retried) → authorizing … → closed.
 * `attempt` increases with every ticket request, to recognize late tickets. Times are epoch milliseconds.
 */
export type ConnectionState = { attempt: number } & (
  | { phase: 'closed' }
  | ({ phase: 'authorizing' } & StreamPosition)
  /** `openedAt`: when the server first sent something. */
  | ({ phase: 'connected'; heardAt: number; openedAt: number | undefined } & StreamPosition)
  /** `isCrowdedOut`: too many streams are open elsewhere, and only a visible page may displace another. */
  | ({ phase: 'waiting'; isCrowdedOut: boolean } & StreamPosition)
);

export type ConnectionEvent =
  | { type: 'opened'; userId: string }
  | { type: 'closed' }
  /** `ticket`: undefined if none is available now. */
  | { type: 'ticketCame'; attempt: number; ticket: string | undefined }
  | { type: 'serverHeard'; lastEventId: string }
  | { type: 'serverFull' }
  | { type: 'connectionFailed' }
  /** The tab that read the stream has closed, or has lost it (rule platform.oneStream). */
  | { type: 'toldNoMore' }
  | { type: 'retryDue' }
  /** Sent periodically, since a connection may have ended silently. */
  | { type: 'checkDue' }
  | { type: 'pageWoke' };

export type ConnectionEffect =
  | { type: 'begin' }
  | { type: 'end' }
  | { type: 'requestTicket'; attempt: number }
  | { type: 'connect'; userId: string; ticket: string; lastEventId: string | undefined }
  | { type: 'disconnect' }
  | { type: 'scheduleRetry'; delayMs: number }
  | { type: 'cancelRetry' }
  | { type: 'reportStatus'; status: StreamStatus }
  | { type: 'reportProgress'; lastEventId: string };

/** `now`: epoch milliseconds; `random`: from 0 to 1. */
export interface EventContext {
  now: number;
  random: number;
  isPageVisible: boolean;
}

export type Transition = [state: ConnectionState, effects: ConnectionEffect[]];
