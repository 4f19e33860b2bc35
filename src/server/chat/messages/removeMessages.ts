import { sql, type SQL } from 'drizzle-orm';
import { settleAll } from '../../notifications';
import type { Act } from '../../platform/act';
import { mentionSubject } from '../notificationKinds';
import { nextVersion } from './publishMessage';

/**
 * Takes the text out of up to `limit` messages that a person wrote, the newest first, in the log of events too; each then reads
 * 'Message removed' and is nobody's (rule chat.removed). What they reacted to and where they are mentioned has another state
 * without them. For the deletion of their account. Returns how many messages it changed.
 */
export async function removeMessagesOf(act: Act, userId: string, limit: number): Promise<number> {
  const { tx, now } = act;
  // Locked in one order, since two accounts may be deleted at once. Of each kind no more is read than is removed.
  const { rows } = await tx.execute<{ id: string; is_own: boolean }>(sql`
    update messages set ${nextVersion} where id in (
      select id from messages where id in (
        (select id from messages where sender_id = ${userId}::uuid order by id desc limit ${limit})
        union (select message_id from message_reactions where user_id = ${userId}::uuid order by message_id desc limit ${limit})
        union (select message_id from message_mentions where user_id = ${userId}::uuid order by message_id desc limit ${limit}))
      order by id desc limit ${limit} for no key update)
    returning id, sender_id is not distinct from ${userId}::uuid as is_own`);
  const all = sql.param(rows.map(({ id }) => id));
  const own = rows.filter(({ is_own }) => is_own).map(({ id }) => id);
  const isOwn = sql`message_id = any(${sql.param(own)}::uuid[])`;
  const isTheirs = sql`user_id = ${userId}::uuid and message_id = any(${all}::uuid[])`;
  await tx.execute(removeFromLog(userId, own));
  await tx.execute(sql`
    update messages set content = '', edited_at = null, sender_id = null,
      removed_at = coalesce(removed_at, ${now.toISOString()}::timestamptz), removed_by = nullif(removed_by, ${userId}::uuid)
    where id = any(${sql.param(own)}::uuid[])`);
  await tx.execute(sql`delete from message_reactions where ${isOwn} or (${isTheirs})`);
  const { rows: mentions } = await tx.execute<{ message_id: string; is_own: boolean }>(
    sql`delete from message_mentions where ${isOwn} or (${isTheirs}) returning message_id, ${isOwn} as is_own`,
  );
  const mentioning = mentions.filter(({ is_own }) => is_own).map(({ message_id }) => message_id);
  await settleAll(act, [...new Set(mentioning)].map(mentionSubject));
  return rows.length;
}

/** By the index of messages in the log. What was said in a channel that is gone is gone from it (trigger channels_take_events). */
export const removeFromLog = (userId: string, messageIds: string[]): SQL => sql`
    update events set payload = jsonb_set(payload, '{message}',
      (payload -> 'message') - '{mentions,reactions,editedEpochMillis}'::text[]
      || '{"content": "Message removed", "senderName": "Former member", "removed": true}'::jsonb
      || coalesce((select jsonb_build_object('version', version) from messages
        where id = (payload -> 'message' ->> 'id')::uuid), '{}'))
    where type = 'message' and (payload -> 'message' ->> 'id')::uuid = any(${sql.param(messageIds)}::uuid[])
      and payload -> 'message' ->> 'senderId' = ${userId}`;
