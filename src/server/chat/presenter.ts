import { leaderChannelName } from '../../domain/chat/leaderChannelName';
import type { Mention, Message, Reaction } from '../../contract/entities.gen';

/** A message row: see `messageColumns`. Instants are in epoch milliseconds. */
export interface MessageRow {
  id: string;
  channel_id: string;
  sender_id: string | null;
  sender_name: string | null;
  content: string;
  client_id: string | null;
  created: number;
  version: number;
  edited: number | null;
  removed: boolean;
  mentions: Mention[] | null;
  reactions: Reaction[] | null;
}

/** The sender id of messages from deleted accounts; nobody has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The fields that a removed message loses. */
const textOf = ({ content, edited, mentions, reactions }: MessageRow) => ({
  content,
  ...(edited !== null && { editedEpochMillis: edited }),
  ...(mentions && { mentions }),
  ...(reactions && { reactions }),
});

export function presentMessage(row: MessageRow): Message {
  const removed = row.removed || row.sender_id === null;
  return {
    id: row.id,
    channelId: row.channel_id,
    senderId: row.sender_id ?? NOBODY,
    senderName: row.sender_name ?? 'Former member',
    ...(removed ? { content: 'Message removed', removed } : textOf(row)),
    createdEpochMillis: row.created,
    ...(row.client_id && { clientId: row.client_id }),
    ...(row.version > 0 && { version: row.version }),
  };
}

/** A conversation's name; `podName` is null for a leader channel. */
export const channelName = (podName: string | null, membershipName: string): string =>
  podName ?? leaderChannelName(membershipName);
