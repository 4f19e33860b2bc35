import { sql, type SQL } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Message } from '../../../contract/entities.gen';
import { isOpenInGroup } from '../../notifications';
import type { Queryable } from '../../platform/database/client';
import { compiled } from '../../platform/database/compiled';
import { insertChannelEvent, type PayloadOf } from '../../platform/events/log';
import { notFound } from '../../platform/http/problem';
import { sessionIsAlive } from '../../session';
import { isInChannel } from '../channelPeople';
import { mentionGroup } from '../notificationKinds';
import { presentMessage, type MessageRow } from '../presenter';
import { messageColumns } from './messageRows';
import { asSeenBy } from './seenMessage';

/**
 * The number in the last twelve digits of an id, plus one; this gives the id that sorts right after it. The digits are
 * random, so they don't overflow.
 */
const idAfter = (previous: SQL): SQL => sql`(left(${previous}::text, 24)
  || lpad(to_hex(('x' || right(${previous}::text, 12))::bit(48)::bigint + 1), 12, '0'))::uuid`;

/** When an id was created: a UUIDv7 begins with epoch milliseconds. */
const millisecondsOf = (messageId: SQL): SQL =>
  sql`('x' || left(${messageId}::text, 8) || substr(${messageId}::text, 10, 4))::bit(48)::bigint`;

interface WrittenRow {
  id: string;
  /** Epoch milliseconds. */
  created: number;
  mentioned: boolean;
}

/**
 * A written message, and whether the sender may have notices of earlier mentions. Mentions made while it waited for its
 * turn are detected only by a `mentions_version` that differs from the one read before.
 */
export interface WrittenMessage {
  message: Message;
  isMentioned: boolean;
}

const value = sql.placeholder;
const id = sql`${value('id')}::uuid`;
const channelId = sql`${value('channelId')}::uuid`;
const senderId = sql`${value('senderId')}::uuid`;

const insertMessage = compiled<
  WrittenRow,
  Record<'id' | 'channelId' | 'senderId' | 'content' | 'sessionId' | 'now' | 'payload' | 'mentionGroup', string> &
    Record<'clientId' | 'replyToId', string | null>
>(sql`
    with turn as (
      update channels c set last_message_id = case
        when c.last_message_id >= ${id} then ${idAfter(sql`c.last_message_id`)} else ${id} end
      where c.id = ${channelId} and ${isInChannel(channelId, senderId)}
        and ${sessionIsAlive(sql`${value('sessionId')}::uuid`, value('now'))}
      returning c.id as channel_id, c.last_message_id as id, ${millisecondsOf(sql`c.last_message_id`)} as created,
        c.mentions_version <> (select seen.mentions_version from channels seen where seen.id = c.id) as crossed
    ), t as (
      insert into messages (id, channel_id, sender_id, content, client_id, reply_to_id, created_at)
      select id, channel_id, ${senderId}, ${value('content')}, ${value('clientId')}::uuid, ${value('replyToId')}::uuid,
        to_timestamp(created / 1000.0) from turn
      on conflict on constraint messages_client do nothing
      returning id, channel_id, sender_id, created_at
    ), marked as (
      insert into channel_reads as r (channel_id, user_id, last_message_id)
      select channel_id, sender_id, id from t
      on conflict (channel_id, user_id) do update set last_message_id = excluded.last_message_id
        where r.last_message_id < excluded.last_message_id
    ), published as (${insertChannelEvent('message', {
      payload: value('payload'),
      from: sql`t join turn using (id)`,
      channelId: sql`t.channel_id`,
      createdAt: sql`t.created_at`,
      part: { of: 'message', by: sql`jsonb_build_object('id', t.id, 'createdEpochMillis', turn.created)` },
    })})
    select t.id, turn.created::float8 as created,
      turn.crossed or ${isOpenInGroup(value('mentionGroup'), value('senderId'))} as mentioned
    from t join turn using (id)`);

/**
 * Writes a message, moves the sender's own marker to it, and publishes it to the channel: a single statement, and
 * without mentions also a single transaction, since no write is more frequent. Messages of a channel take turns on its
 * row, and each gets an id after the previous one, so that no message appears before a read marker that has already
 * passed it (rule chat.order). Undefined if the sender has already sent a message with the same `clientId`, if the
 * channel is gone, or if the sender may no longer write there (rule platform.rightsInTime). Wake the hub afterwards.
 */
export async function writeMessage(
  connection: Pick<ClientBase, 'query'>,
  message: Message,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<WrittenMessage | undefined> {
  const { clientId = null, replyTo, ...sent } = message;
  const payload: PayloadOf<'message'> = { message };
  const [row] = await insertMessage(connection, {
    ...sent,
    clientId,
    replyToId: replyTo?.id ?? null,
    sessionId,
    now: now.toISOString(),
    payload: JSON.stringify(payload),
    mentionGroup: mentionGroup(message.channelId),
  });
  return row && { message: { ...message, id: row.id, createdEpochMillis: row.created }, isMentioned: row.mentioned };
}

export async function isSent(db: Queryable, { channelId, senderId, clientId }: Message): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from messages where channel_id = ${channelId}::uuid and sender_id = ${senderId}::uuid
      and client_id = ${clientId ?? null}::uuid`);
  return rows.length > 0;
}

/**
 * The current state of the message already sent with this `clientId`. 404 if there is none because the channel is gone.
 */
export async function findSentMessage(db: Queryable, { channelId, senderId, clientId }: Message): Promise<Message> {
  const { rows } = await db.execute<MessageRow & Record<string, unknown>>(sql`
    select ${messageColumns} from messages t join users sender on sender.id = t.sender_id
    where t.channel_id = ${channelId}::uuid and t.sender_id = ${senderId}::uuid
      and t.client_id = ${clientId ?? null}::uuid`);
  if (!rows[0]) throw notFound();
  return asSeenBy(db, presentMessage(rows[0]), senderId);
}
