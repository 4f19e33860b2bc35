import type { Mention } from '../../../contract/entities.gen';

/**
 * A message of one's own that the server has not confirmed: waiting → sending → gone, or failed → waiting again; held → waiting
 * by itself once there is a connection (rule chat.outbox), or the minute is over (rule chat.limit).
 */
export interface UnsentMessage {
  /** Made here; with it a repeat is the same message. */
  clientId: string;
  channelId: string;
  senderId: string;
  content: string;
  createdEpochMillis: number;
  /** Whom it names. */
  mentions?: Mention[];
  status: 'waiting' | 'sending' | 'held' | 'failed';
  /** What the server said when it refused it. */
  reason?: string;
  /** When the server takes it, if it is held for having sent too much (epoch milliseconds). */
  notBefore?: number;
}

export type NewMessage = Omit<UnsentMessage, 'status' | 'reason' | 'notBefore'>;

/** The part of the state that holds them, in the order in which they were written. */
export interface OutboxState {
  outbox: UnsentMessage[];
}
