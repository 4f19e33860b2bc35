import type { Channel, Message } from '../../contract/entities.gen';

/** The server does not count further. */
const MAX_UNREAD = 100;

/**
 * A channel once this message has been written in it; undefined when that can't be told from here. Ids are in the order of
 * writing. One's own message is read, and so is everything before it.
 */
export function channelWithMessage(channel: Channel, message: Message, userId: string): Channel | undefined {
  const { lastMessageId, lastMessageReadId, unread } = channel;
  if (lastMessageId === message.id) return channel;
  if (lastMessageId !== undefined && lastMessageId > message.id) return undefined;
  const newest = { ...channel, lastMessageId: message.id, messages: [message] };
  if (message.senderId === userId) return { ...newest, lastMessageReadId: message.id, unread: 0 };
  const isRead = lastMessageReadId !== undefined && lastMessageReadId >= message.id;
  return isRead ? newest : { ...newest, unread: Math.min(unread + 1, MAX_UNREAD) };
}

/** A channel once it has been read up to a message; undefined when what is left unread can't be told from here. */
export function channelReadUpTo(channel: Channel, messageId: string): Channel | undefined {
  const { lastMessageId, lastMessageReadId } = channel;
  if (lastMessageReadId !== undefined && lastMessageReadId >= messageId) return channel;
  if (lastMessageId === undefined || lastMessageId > messageId) return undefined;
  return { ...channel, lastMessageReadId: messageId, unread: 0 };
}
