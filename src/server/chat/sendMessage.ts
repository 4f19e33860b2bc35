import { sql } from 'drizzle-orm';
import type { Message, MessageInput } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { FOREIGN_KEY_VIOLATION, hasSqlState } from '../platform/database/sqlState';
import { insertChannelEvent } from '../platform/events/log';
import { notFound } from '../platform/http/problem';
import { nextMessageId } from './messageIds';
import { presentMessage, type MessageRow } from './presenter';
import { messageColumns } from './reads';

/** Without halves of surrogate pairs: PostgreSQL keeps none in JSON, where the event of the message goes. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

/**
 * Writes a message, moves the sender's own marker to it, and publishes it to the channel: one statement, which is a
 * transaction of its own, since no other write is as frequent. False when this sender has already sent one with the
 * same `clientId`.
 */
async function write({ database, hub }: AppContext, message: Message, now: Date): Promise<boolean> {
  const { rows } = await database.db.execute(sql`
    with t as (
      insert into messages (id, channel_id, sender_id, content, client_id, created_at)
      values (${message.id}::uuid, ${message.channelId}::uuid, ${message.senderId}::uuid, ${message.content},
        ${message.clientId ?? null}::uuid, ${now.toISOString()}::timestamptz)
      on conflict on constraint messages_client do nothing
      returning id, channel_id, sender_id, created_at
    ), marked as (
      insert into channel_reads as r (channel_id, user_id, last_message_id)
      select channel_id, sender_id, id from t
      on conflict (channel_id, user_id) do update set last_message_id = excluded.last_message_id
        where r.last_message_id < excluded.last_message_id
    ), published as (${insertChannelEvent(
      { type: 'message', message },
      { from: sql`t`, channelId: sql`channel_id`, createdAt: sql`created_at` },
    )})
    select id from t`);
  if (rows.length > 0) hub.wake();
  return rows.length > 0;
}

/** The channel, or the sender's account, was deleted after access to it was checked. */
function asNotFound(error: unknown): never {
  throw hasSqlState(error, FOREIGN_KEY_VIOLATION) ? notFound() : error;
}

async function alreadySent(db: Queryable, channelId: string, senderId: string, clientId: string): Promise<MessageRow> {
  const { rows } = await db.execute<MessageRow & Record<string, unknown>>(sql`
    select ${messageColumns} from messages t join users sender on sender.id = t.sender_id
    where t.channel_id = ${channelId}::uuid and t.sender_id = ${senderId}::uuid and t.client_id = ${clientId}::uuid`);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/**
 * Sends a message to whoever is in the channel. With a `clientId` it can be sent again without a second message
 * (rule chat.sentOnce).
 */
export async function sendMessage(
  context: AppContext,
  channelId: string,
  sender: { userId: string; name: string },
  input: MessageInput,
): Promise<Message> {
  const content = wellFormed(input.content);
  const now = context.clock.now();
  const message: Message = {
    id: nextMessageId(context.clock, now),
    channelId,
    senderId: sender.userId,
    senderName: sender.name,
    content,
    createdEpochMillis: now.getTime(),
    ...(input.clientId && { clientId: input.clientId }),
  };
  if (await write(context, message, now).catch(asNotFound)) return message;
  return presentMessage(await alreadySent(context.database.db, channelId, sender.userId, input.clientId ?? ''));
}
