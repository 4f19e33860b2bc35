import type { StreamStatus } from './streamSlice';

/** Whose stream it is, and from where it is resumed. */
export interface Subject {
  userId: string;
  lastEventId: string | undefined;
}

/**
 * closed → authorizing (a ticket is asked for) → connected → waiting (lost, to be tried again) → authorizing … → closed.
 * `attempt` rises with every ticket that is asked for, so that a late one is known as such. Times are epoch milliseconds.
 */
export type ConnectionState = { attempt: number } & (
  | { phase: 'closed' }
  | ({ phase: 'authorizing' } & Subject)
  /** `openedAt`: when the server was first heard; undefined until then. */
  | ({ phase: 'connected'; heardAt: number; openedAt: number | undefined } & Subject)
  /** `isCrowdedOut`: too many streams are open elsewhere, and only a page in view may take the place of another. */
  | ({ phase: 'waiting'; isCrowdedOut: boolean } & Subject)
);

export type ConnectionEvent =
  | { type: 'opened'; userId: string }
  | { type: 'closed' }
  /** `ticket`: undefined when there is none to be had now. */
  | { type: 'ticketCame'; attempt: number; ticket: string | undefined }
  | { type: 'serverHeard'; lastEventId: string }
  | { type: 'serverFull' }
  | { type: 'connectionFailed' }
  /** The tab that read the stream has gone, or lost it (rule platform.oneStream). */
  | { type: 'toldNoMore' }
  | { type: 'retryDue' }
  /** Now and then: a connection may have died without a word. */
  | { type: 'checkDue' }
  /** The page comes online or into view. */
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

/** What is true when an event comes. `now`: epoch milliseconds; `random`: from 0 to 1. */
export interface Circumstances {
  now: number;
  random: number;
  isPageVisible: boolean;
}

export type Transition = [state: ConnectionState, effects: ConnectionEffect[]];
