import { sql } from 'drizzle-orm';
import type { ChannelRead } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { notFound } from '../platform/http/problem';
import { readOf } from './reads';

/**
 * Moves a person's marker in a channel to a message of it, never backwards, and publishes it to their other pages
 * (rule chat.read). 404 for a message of another channel.
 */
export async function markRead(
  context: AppContext,
  channelId: string,
  userId: string,
  messageId: string,
): Promise<ChannelRead> {
  return context.act(async (act) => {
    const { rows } = await act.tx.execute(sql`
      insert into channel_reads as r (channel_id, user_id, last_message_id)
      select channel_id, ${userId}::uuid, id from messages
        where id = ${messageId}::uuid and channel_id = ${channelId}::uuid
      on conflict (channel_id, user_id) do update set last_message_id = excluded.last_message_id
        where r.last_message_id < excluded.last_message_id
      returning last_message_id`);
    const isMoved = rows.length > 0;
    if (!isMoved && !(await isMessageOf(act, channelId, messageId))) throw notFound();
    const read = await readOf(act.tx, channelId, userId);
    if (!read) throw notFound();
    const { lastMessageReadId } = read;
    if (isMoved) act.publish({ userIds: [userId] }, { type: 'read', channelId, lastMessageReadId, userId });
    return read;
  });
}

async function isMessageOf(act: Act, channelId: string, messageId: string): Promise<boolean> {
  const { rows } = await act.tx.execute(
    sql`select 1 from messages where id = ${messageId}::uuid and channel_id = ${channelId}::uuid`,
  );
  return rows.length > 0;
}
