import { sql, type SQL } from 'drizzle-orm';
import { withdrawSubjects } from '../../notifications';
import type { Act } from '../../platform/act';
import { mentionSubject } from '../notificationKinds';
import { FORMER_SENDER, REMOVED_MESSAGE, REMOVED_QUOTE } from '../presenter';
import { nextVersion, replaceQuotesInLog } from './publishMessage';

/**
 * Used by account deletion: removes the text of up to `limit` messages a person wrote, newest first, also in the event
 * log; each then reads 'Message removed' and has no sender (rule chat.removed). Also removes their reactions and
 * mentions from other messages. Returns the number of changed messages.
 */
export async function removeMessagesOf(act: Act, userId: string, limit: number): Promise<number> {
  const { tx, now } = act;
  // Locked in a fixed order, since two accounts may be deleted at the same time. Reads no more rows of each kind than
  // it removes.
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
  await tx.execute(replaceQuotesInLog(own, { ...REMOVED_QUOTE, ...FORMER_SENDER }));
  await tx.execute(sql`
    update messages set content = '', edited_at = null, sender_id = null, reply_to_id = null,
      removed_at = coalesce(removed_at, ${now.toISOString()}::timestamptz), removed_by = nullif(removed_by, ${userId}::uuid)
    where id = any(${sql.param(own)}::uuid[])`);
  await tx.execute(sql`delete from message_images where ${isOwn}`);
  await tx.execute(sql`delete from channel_pins where ${isOwn}`);
  await tx.execute(sql`delete from message_reactions where ${isOwn} or (${isTheirs})`);
  const { rows: mentions } = await tx.execute<{ message_id: string; is_own: boolean }>(
    sql`delete from message_mentions where ${isOwn} or (${isTheirs}) returning message_id, ${isOwn} as is_own`,
  );
  const mentioning = mentions.filter(({ is_own }) => is_own).map(({ message_id }) => message_id);
  await withdrawSubjects(act, [...new Set(mentioning)].map(mentionSubject));
  return rows.length;
}

/** Uses the log's index of messages. A deleted channel's events are already gone (trigger channels_take_events). */
export const removeFromLog = (userId: string, messageIds: string[]): SQL => sql`
    update events set payload = jsonb_set(payload, '{message}',
      (payload -> 'message') - '{mentions,reactions,editedEpochMillis,replyTo,image,senderPhotoId}'::text[]
      || ${JSON.stringify({ ...REMOVED_MESSAGE, ...FORMER_SENDER })}::jsonb
      || coalesce((select jsonb_build_object('version', version) from messages
        where id = (payload -> 'message' ->> 'id')::uuid), '{}'))
    where type = 'message' and (payload -> 'message' ->> 'id')::uuid = any(${sql.param(messageIds)}::uuid[])
      and payload -> 'message' ->> 'senderId' = ${userId}`;
