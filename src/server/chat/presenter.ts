import type { Message } from '../../contract/entities.gen';

/** A message as a statement gives it: see `messageColumns`. */
export interface MessageRow {
  id: string;
  channel_id: string;
  sender_id: string | null;
  sender_name: string | null;
  content: string;
  client_id: string | null;
  /** Epoch milliseconds. */
  created: number;
  removed: boolean;
}

/** Stands for a sender whose account is gone: nobody has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export function presentMessage(row: MessageRow): Message {
  const removed = row.removed || row.sender_id === null;
  return {
    id: row.id,
    channelId: row.channel_id,
    senderId: row.sender_id ?? NOBODY,
    senderName: row.sender_name ?? 'Former member',
    content: removed ? 'Message removed' : row.content,
    createdEpochMillis: row.created,
    ...(removed && { removed }),
    ...(row.client_id && { clientId: row.client_id }),
  };
}
