import { leaderChannelName } from '../../domain/chat/leaderChannelName';
import { quoteOf, REMOVED_TEXT } from '../../domain/chat/excerpt';
import type { Mention, Message, MessageImage, MessageQuote, Reaction } from '../../contract/entities.gen';

/** A message row: see `messageColumns`. Instants are in epoch milliseconds. */
export interface MessageRow {
  id: string;
  channel_id: string;
  sender_id: string | null;
  sender_name: string | null;
  sender_photo_id: string | null;
  content: string;
  client_id: string | null;
  created: number;
  version: number;
  edited: number | null;
  removed: boolean;
  mentions: Mention[] | null;
  reactions: Reaction[] | null;
  reply_to: QuoteRow | null;
  image: MessageImage | null;
}

export interface QuoteRow {
  id: string;
  senderId: string | null;
  senderName: string | null;
  content: string;
  image: boolean;
  removed: boolean;
  version: number;
}

/** The sender id of messages from deleted accounts; it belongs to nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const FORMER_MEMBER = 'Former member';

export function presentQuote({ id, senderId, senderName, content, image, removed, version }: QuoteRow): MessageQuote {
  const isRemoved = removed || senderId === null;
  return quoteOf({
    id,
    senderId: senderId ?? NOBODY,
    senderName: (senderId !== null && senderName) || FORMER_MEMBER,
    content: isRemoved ? REMOVED_TEXT : content,
    ...(image && !isRemoved && { image: {} }),
    ...(isRemoved && { removed: true }),
    ...(version > 0 && { version }),
  });
}

const textOf = ({ content, edited, mentions, reactions, reply_to: replyTo, image }: MessageRow) => ({
  content,
  ...(edited !== null && { editedEpochMillis: edited }),
  ...(mentions && { mentions }),
  ...(reactions && { reactions }),
  ...(replyTo && { replyTo: presentQuote(replyTo) }),
  ...(image && { image }),
});

export function presentMessage(row: MessageRow): Message {
  const removed = row.removed || row.sender_id === null;
  return {
    id: row.id,
    channelId: row.channel_id,
    senderId: row.sender_id ?? NOBODY,
    senderName: row.sender_name ?? FORMER_MEMBER,
    ...(row.sender_id !== null && row.sender_photo_id !== null && { senderPhotoId: row.sender_photo_id }),
    ...(removed ? { content: REMOVED_TEXT, removed } : textOf(row)),
    createdEpochMillis: row.created,
    ...(row.client_id && { clientId: row.client_id }),
    ...(row.version > 0 && { version: row.version }),
  };
}

/** A conversation's name; `podName` is null for a leader channel. */
export const channelName = (podName: string | null, membershipName: string): string =>
  podName ?? leaderChannelName(membershipName);
