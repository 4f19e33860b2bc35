import type { Channel, Message } from '../../contract/entities.gen';
import { MAX_UNREAD } from '../../domain/chat/unread';
import { presentState } from '../api/messageHistory';

/**
 * A channel once this message has been written in it or changed; undefined when its state can't be told from here. Ids are in
 * the order of writing. One's own message is read, and so is everything before it, where `movesMarker`; a change leaves that as it
 * is (rule chat.changes), except that a message removed before it was read no longer counts (rule chat.unread).
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
    // The list may have been fetched before or after it was removed.
    if (message.removed && isCounted) return undefined;
    const isKnown = isWritten ? isRead && isOwn : isRead || !isOwn;
    return isKnown || !movesMarker ? channel : undefined;
  }
  if (lastMessageId === message.id) {
    const [held = message] = messages;
    const present = presentState(held, message);
    const isFirstRead = isOwn && !isRead && movesMarker;
    if (isFirstRead && !isWritten) return undefined;
    if (isFirstRead) return { ...channel, messages: [present], lastMessageReadId: message.id, unread: 0 };
    if (present === held) return channel;
    const isLost = isCounted && present.removed === true && !held.removed;
    // At the cap there may be as many without it.
    if (isLost && unread >= MAX_UNREAD) return undefined;
    return { ...channel, messages: [present], ...(isLost && { unread: Math.max(0, unread - 1) }) };
  }
  const newest = { ...channel, lastMessageId: message.id, messages: [message] };
  if (isOwn) return movesMarker ? { ...newest, lastMessageReadId: message.id, unread: 0 } : newest;
  // A page that was away gets only the present state.
  return isRead || message.removed ? newest : { ...newest, unread: Math.min(unread + 1, MAX_UNREAD) };
}

/** How far somebody has read, and what is held of the conversation. */
interface Reading {
  lastMessageReadId: string | undefined;
  /** Each without a gap, in order. */
  stretches: readonly (readonly Message[])[];
  userId: string;
}

/** Whether a message is one to read: somebody else wrote it, and it isn't removed. */
export const needsReading = ({ senderId, removed }: Message, userId: string): boolean =>
  senderId !== userId && !removed;

/** How many messages to read come after one, up to another; undefined where no stretch reaches from the one to the other. */
function countBetween(afterId: string, toId: string, { stretches, userId }: Reading): number | undefined {
  const stretch = stretches.find((held) => (held[0]?.id ?? '~') <= afterId && (held.at(-1)?.id ?? '') >= toId);
  return stretch?.filter((message) => message.id > afterId && message.id <= toId && needsReading(message, userId))
    .length;
}

/** How many messages of others follow one; undefined when what is held doesn't tell. */
function unreadAfter(channel: Channel, readId: string, reading: Reading): number | undefined {
  // What the list doesn't know of yet is counted when it comes.
  const { lastMessageId, lastMessageReadId: before, unread } = channel;
  if (lastMessageId === undefined || lastMessageId <= readId) return 0;
  const later = countBetween(readId, lastMessageId, reading);
  if (later !== undefined) return Math.min(later, MAX_UNREAD);
  // About a message that was jumped to the newest may not be held; what was read on the way to there is counted off.
  const passed = before !== undefined && before < readId ? countBetween(before, readId, reading) : undefined;
  return passed === undefined || unread >= MAX_UNREAD ? undefined : Math.max(0, unread - passed);
}

/** A channel that is read up to there now, or is unread from there on; undefined when what is unread can't be told from here. */
export function channelReadTo(channel: Channel, reading: Reading): Channel | undefined {
  const { lastMessageReadId } = reading;
  if (channel.lastMessageReadId === lastMessageReadId) return channel;
  const unread = lastMessageReadId && unreadAfter(channel, lastMessageReadId, reading);
  return typeof unread === 'number' ? { ...channel, lastMessageReadId, unread } : undefined;
}
