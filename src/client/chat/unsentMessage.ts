import type { Mention } from '../../contract/entities.gen';

/**
 * A message of one's own that the server has not confirmed: waiting → sending → gone, or failed → waiting again; held → waiting
 * by itself once there is a connection (rule chat.outbox).
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
  /** What the server said when it refused it, or why it waits, if not for a connection. */
  reason?: string;
}

export type NewMessage = Omit<UnsentMessage, 'status' | 'reason'>;

/** The part of the state that holds them, in the order in which they were written. */
export interface OutboxState {
  outbox: UnsentMessage[];
}
