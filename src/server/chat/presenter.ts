import { quoteOf } from '../../domain/chat/excerpt';
import { FORMER_SENDER_ID } from '../../domain/chat/messageTexts';
import { wordsIn as removedWordsIn } from '../../domain/chat/removedWords.gen';
import type { Mention, Message, MessageImage, MessageQuote, Reaction } from '../../contract/entities.gen';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/text/languages';
import { wordsIn } from './nameWords.gen';

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

/** Messages are the same for all readers; screens say these words in the reader's language. */
const { formerMember: FORMER_MEMBER, removed: REMOVED_TEXT } = removedWordsIn(DEFAULT_LANGUAGE);

/** What is left of a message whose author's account is gone. */
export const FORMER_SENDER = { senderId: FORMER_SENDER_ID, senderName: FORMER_MEMBER };

export const REMOVED_MESSAGE = { content: REMOVED_TEXT, removed: true };

export const REMOVED_QUOTE = { excerpt: REMOVED_TEXT, removed: true };

export function presentQuote({ id, senderId, senderName, content, image, removed, version }: QuoteRow): MessageQuote {
  const isRemoved = removed || senderId === null;
  return quoteOf({
    id,
    senderId: senderId ?? FORMER_SENDER_ID,
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
    senderId: row.sender_id ?? FORMER_SENDER_ID,
    senderName: row.sender_name ?? FORMER_MEMBER,
    ...(row.sender_id !== null && row.sender_photo_id !== null && { senderPhotoId: row.sender_photo_id }),
    ...(removed ? REMOVED_MESSAGE : textOf(row)),
    createdEpochMillis: row.created,
    ...(row.client_id && { clientId: row.client_id }),
    ...(row.version > 0 && { version: row.version }),
  };
}

/** A conversation's name, which for a leader channel doesn't repeat the word 'Leaders' (rule chat.channels). */
export function channelName(
  { podName, membershipName }: { podName: string | null; membershipName: string },
  language: Language,
): string {
  if (podName !== null) return podName;
  return /\bleaders$/i.test(membershipName) ? membershipName : wordsIn(language).leaders({ membershipName });
}
