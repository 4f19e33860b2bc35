import type { Mention } from '../../../contract/entities.gen';

/**
 * The user's message, not confirmed by the server yet: waiting → sending → gone, or failed → waiting on retry; held →
 * waiting automatically on reconnection (rule chat.outbox) or at the end of the minute (rule chat.limit).
 */
export interface UnsentMessage {
  /** Generated here; the server recognizes a repeat by it. */
  clientId: string;
  channelId: string;
  senderId: string;
  content: string;
  createdEpochMillis: number;
  /** The people it mentions. */
  mentions?: Mention[];
  status: 'waiting' | 'sending' | 'held' | 'failed';
  /** The server's reason for refusing it. */
  reason?: string;
  /** When the server accepts it, if held for exceeding the limit (epoch milliseconds). */
  notBefore?: number;
}

export type NewMessage = Omit<UnsentMessage, 'status' | 'reason' | 'notBefore'>;

/** The state of the outbox, in the order written. */
export interface OutboxState {
  outbox: UnsentMessage[];
}
