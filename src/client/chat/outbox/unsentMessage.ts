import type { Mention, MessageImage, MessageQuote } from '../../../contract/entities.gen';

/**
 * waiting → sending → deleted, or failed → waiting on retry; held → waiting on reconnection (rule chat.outbox) or
 * when the minute ends (rule chat.limit).
 */
export interface UnsentMessage {
  /** Generated here; makes repeated sending idempotent. */
  clientId: string;
  channelId: string;
  senderId: string;
  content: string;
  createdEpochMillis: number;
  mentions?: Mention[];
  replyTo?: MessageQuote;
  image?: MessageImage;
  status: 'waiting' | 'sending' | 'held' | 'failed';
  reason?: string;
  /** Epoch milliseconds; set if the message is held for exceeding the limit. */
  notBefore?: number;
}

export type NewMessage = Omit<UnsentMessage, 'status' | 'reason' | 'notBefore'>;

export interface OutboxState {
  outbox: UnsentMessage[];
}
