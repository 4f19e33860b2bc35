import type { Channel, Message } from '../../contract/entities.gen';
import { quoteOf } from '../../domain/chat/excerpt';
import { MAX_UNREAD } from '../../domain/chat/unread';
import { currentVersion, withQuote } from './history/messageHistory';

/**
 * Undefined if the unread count can't be computed locally. A change leaves the read position alone (rule
 * chat.changes); a message removed unread no longer counts (rule chat.unread). With `movesMarker`, the user's own
 * message marks everything before it as read. Ids are in the order of writing.
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
  const isCounted = !isOwn && !isRead;
  if (lastMessageId > message.id) {
    // The list may have been fetched before or after the removal.
    if (message.removed && isCounted) return undefined;
    const isKnown = isWritten ? isRead && isOwn : isRead || !isOwn;
    return isKnown || !movesMarker ? channel : undefined;
  }
  if (lastMessageId === message.id) {
    const [held = message] = messages;
    const present = currentVersion(held, message);
    const isFirstRead = isOwn && !isRead && movesMarker;
    if (isFirstRead && !isWritten) return undefined;
    if (isFirstRead) return { ...channel, messages: [present], lastMessageReadId: message.id, unread: 0 };
    if (present === held) return channel;
    const isLost = isCounted && present.removed === true && !held.removed;
    // At the cap, the count may be the same without the removed message.
    if (isLost && unread >= MAX_UNREAD) return undefined;
    return { ...channel, messages: [present], ...(isLost && { unread: Math.max(0, unread - 1) }) };
  }
  const newest = { ...channel, lastMessageId: message.id, messages: [message] };
  if (isOwn) return movesMarker ? { ...newest, lastMessageReadId: message.id, unread: 0 } : newest;
  // A page that was disconnected receives only the current state of a message, perhaps removed.
  return isRead || message.removed ? newest : { ...newest, unread: Math.min(unread + 1, MAX_UNREAD) };
}

export function withQuotes(channel: Channel, message: Message): Channel {
  if (message.version === undefined) return channel;
  const { pinned, ...rest } = channel;
  const messages = channel.messages.map((newest) => withQuote(newest, message));
  if (pinned?.id !== message.id || (pinned.version ?? 0) > message.version) return { ...channel, messages };
  return { ...rest, messages, ...(!message.removed && { pinned: quoteOf(message) }) };
}

interface Reading {
  lastMessageReadId: string | undefined;
  /** Sections of the conversation, each in order and without gaps. */
  stretches: readonly (readonly Message[])[];
  userId: string;
}

export const countsAsUnread = ({ senderId, removed }: Message, userId: string): boolean =>
  senderId !== userId && !removed;

function countBetween(afterId: string, toId: string, { stretches, userId }: Reading): number | undefined {
  const stretch = stretches.find((held) => (held[0]?.id ?? '~') <= afterId && (held.at(-1)?.id ?? '') >= toId);
  return stretch?.filter((message) => message.id > afterId && message.id <= toId && countsAsUnread(message, userId))
    .length;
}

function unreadAfter(channel: Channel, readId: string, reading: Reading): number | undefined {
  // Messages that the list doesn't include yet are counted when they arrive.
  const { lastMessageId, lastMessageReadId: before, unread } = channel;
  if (lastMessageId === undefined || lastMessageId <= readId) return 0;
  const later = countBetween(readId, lastMessageId, reading);
  if (later !== undefined) return Math.min(later, MAX_UNREAD);
  // The newest messages may not be loaded around a linked one, so those read since are subtracted.
  const passed = before !== undefined && before < readId ? countBetween(before, readId, reading) : undefined;
  return passed === undefined || unread >= MAX_UNREAD ? undefined : Math.max(0, unread - passed);
}

export function withReadPosition(channel: Channel, reading: Reading): Channel | undefined {
  const { lastMessageReadId } = reading;
  if (channel.lastMessageReadId === lastMessageReadId) return channel;
  const unread = lastMessageReadId && unreadAfter(channel, lastMessageReadId, reading);
  return typeof unread === 'number' ? { ...channel, lastMessageReadId, unread } : undefined;
}
