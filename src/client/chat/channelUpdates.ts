import type { Channel, Message } from '../../contract/entities.gen';
import { presentState } from '../api/messageHistory';

/** The server does not count further. */
const MAX_UNREAD = 100;

/**
 * A channel once this message has been written in it or changed; undefined when its state can't be told from here. Ids are in
 * the order of writing. One's own message is read, and so is everything before it, where `movesMarker`; a change leaves that as it
 * is (rule chat.changes).
 */
export function channelWithMessage(
  channel: Channel,
  message: Message,
  { userId, movesMarker }: { userId: string; movesMarker: boolean },
): Channel | undefined {
  const { lastMessageId = '', lastMessageReadId = '', messages, unread } = channel;
  const isOwn = message.senderId === userId;
  const isWritten = message.version === undefined;
  const isRead = lastMessageReadId >= message.id;
  if (lastMessageId > message.id) {
    const isKnown = isWritten ? isRead && isOwn : isRead || !isOwn;
    return isKnown || !movesMarker ? channel : undefined;
  }
  if (lastMessageId === message.id) {
    const [held = message] = messages;
    const present = presentState(held, message);
    const isFirstRead = isOwn && !isRead && movesMarker;
    if (isFirstRead && !isWritten) return undefined;
    if (isFirstRead) return { ...channel, messages: [present], lastMessageReadId: message.id, unread: 0 };
    return present === held ? channel : { ...channel, messages: [present] };
  }
  const newest = { ...channel, lastMessageId: message.id, messages: [message] };
  if (isOwn) return movesMarker ? { ...newest, lastMessageReadId: message.id, unread: 0 } : newest;
  return isRead ? newest : { ...newest, unread: Math.min(unread + 1, MAX_UNREAD) };
}

/**
 * How many messages of others follow one; undefined when `messages`, a stretch of the conversation in order, doesn't reach from
 * there to the newest message of the channel.
 */
function unreadAfter(channel: Channel, readId: string, messages: readonly Message[], userId: string) {
  const { lastMessageId } = channel;
  if (lastMessageId === undefined || lastMessageId <= readId) return 0;
  const [oldest, newest] = [messages[0], messages.at(-1)];
  if (!oldest || !newest || oldest.id > readId || newest.id < lastMessageId) return undefined;
  // What the list doesn't know of yet is counted when it comes.
  const later = messages.filter(({ id, senderId }) => id > readId && id <= lastMessageId && senderId !== userId);
  return Math.min(later.length, MAX_UNREAD);
}

/** How far somebody has read, and what is held of the conversation. */
interface Reading {
  lastMessageReadId: string | undefined;
  messages: readonly Message[];
  userId: string;
}

/** A channel that is read up to there now, or is unread from there on; undefined when what is unread can't be told from here. */
export function channelReadTo(channel: Channel, { lastMessageReadId, messages, userId }: Reading): Channel | undefined {
  if (channel.lastMessageReadId === lastMessageReadId) return channel;
  const unread = lastMessageReadId && unreadAfter(channel, lastMessageReadId, messages, userId);
  return typeof unread === 'number' ? { ...channel, lastMessageReadId, unread } : undefined;
}
