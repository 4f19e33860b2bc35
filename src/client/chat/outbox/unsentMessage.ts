import type { Mention, MessageImage, MessageQuote } from '../../../contract/entities.gen';

/**
 * The user's message that the server has not confirmed: waiting → sending → deleted, or failed → waiting on retry; held
 * → waiting automatically on reconnection (rule chat.outbox) or at the end of the minute (rule chat.limit).
 */
export interface UnsentMessage {
  /** Generated here; the server recognizes a repeated message by it. */
  clientId: string;
  channelId: string;
  senderId: string;
  content: string;
  createdEpochMillis: number;
  /** The people it mentions. */
  mentions?: Mention[];
  /** The message it replies to, as it was then. */
  replyTo?: MessageQuote;
  /** Its image, already uploaded. */
  image?: MessageImage;
  status: 'waiting' | 'sending' | 'held' | 'failed';
  /** The server's reason for refusing the message. */
  reason?: string;
  /** When the server will accept the message, if it is held for exceeding the limit (epoch milliseconds). */
  notBefore?: number;
}

export type NewMessage = Omit<UnsentMessage, 'status' | 'reason' | 'notBefore'>;

/** The state of the outbox, in the order written. */
export interface OutboxState {
  outbox: UnsentMessage[];
}
