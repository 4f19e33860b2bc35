import { sql, type SQL } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import { hiddenIds, peopleHiddenFrom } from '../../platform/database/blocks';
import type { Queryable } from '../../platform/database/client';
import type { WithoutPeople } from '../../platform/events/reader';
import { notFound } from '../../platform/http/problem';
import type { Act } from '../../platform/act';
import { presentMessage, type MessageRow } from '../presenter';
import { lockMessage, type LockedChannel, type LockedMessage } from './lockMessage';
import { messageColumns } from './messageRows';

/**
 * A message as somebody sees it from whom these people's words are hidden: without their quote and their reactions;
 * undefined if it is theirs (rule blocks.hidden).
 */
export function messageWithout(message: Message, hidden: readonly string[]): Message | undefined {
  if (hidden.length === 0) return message;
  if (hidden.includes(message.senderId)) return undefined;
  const { replyTo, reactions, ...rest } = message;
  const seen = (reactions ?? [])
    .map(({ emoji, userIds }) => ({ emoji, userIds: userIds.filter((userId) => !hidden.includes(userId)) }))
    .filter(({ userIds }) => userIds.length > 0);
  return {
    ...rest,
    ...(replyTo && !hidden.includes(replyTo.senderId) && { replyTo }),
    ...(seen.length > 0 && { reactions: seen }),
  };
}

/** For the streams: only messages carry people's words. */
export const eventWithoutPeople: WithoutPeople = ({ type, payload }, hidden) => {
  if (type !== 'message') return payload;
  const event = JSON.parse(payload) as { message: Message };
  const message = messageWithout(event.message, hidden);
  return message && JSON.stringify({ ...event, message });
};

export interface SeenMessageRow extends MessageRow {
  hidden: string[] | null;
}

/**
 * Columns of a message for `presentSeen`, which leaves out what is hidden from the reader. Only quotes and reactions
 * need the ids, since rows of hidden people are left out by their statement.
 */
export const seenMessageColumns = (reader: SQL): SQL => sql`${messageColumns},
  case when t.version > 0 or t.reply_to_id is not null then ${hiddenIds(reader)} end as hidden`;

export const presentSeen = ({ hidden, ...row }: SeenMessageRow): Message[] => {
  const message = messageWithout(presentMessage(row), hidden ?? []);
  return message ? [message] : [];
};

/** What an act answers its caller with. */
export async function asSeenBy(db: Queryable, message: Message, userId: string): Promise<Message> {
  if (!message.reactions && !message.replyTo) return message;
  return messageWithout(message, await peopleHiddenFrom(db, userId)) ?? message;
}

/** Like `lockMessage`, and 404 for a message that is hidden from the reader. */
export async function lockSeenMessage(
  act: Act,
  channel: LockedChannel,
  { messageId, userId }: { messageId: string; userId: string },
  people: string[] = [],
): Promise<LockedMessage> {
  const message = await lockMessage(act, channel, messageId, [userId, ...people]);
  const hidden = await peopleHiddenFrom(act.tx, userId);
  if (message.senderId !== null && hidden.includes(message.senderId)) throw notFound();
  return message;
}
