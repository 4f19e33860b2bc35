/** A message of one's own that the server has not confirmed: waiting → sending → gone, or failed → waiting again. */
export interface UnsentMessage {
  /** Made here; with it a repeat is the same message. */
  clientId: string;
  channelId: string;
  senderId: string;
  content: string;
  createdEpochMillis: number;
  status: 'waiting' | 'sending' | 'failed';
  /** What the server said when it refused it. */
  reason?: string;
}

export type NewMessage = Omit<UnsentMessage, 'status' | 'reason'>;

/** The part of the state that holds them, in the order in which they were written. */
export interface OutboxState {
  outbox: UnsentMessage[];
}
