import { sql, type SQL } from 'drizzle-orm';
import { settleAll } from '../notifications';
import type { Act } from '../platform/act';
import { mentionSubject } from './notificationKinds';
import { nextVersion } from './publishMessage';

/**
 * Takes the text out of everything a person wrote, in the log of events too; it then reads 'Message removed'
 * (rule chat.removed). What they reacted to and where they are mentioned has another state without them. For the deletion
 * of their account.
 */
export async function removeMessagesOf(act: Act, userId: string): Promise<void> {
  const { tx, now } = act;
  // In the order of their ids: two accounts may be deleted at once.
  await tx.execute(sql`
    update messages set ${nextVersion} where id in (
      select id from messages where id in (
        select id from messages where sender_id = ${userId}::uuid
        union select message_id from message_reactions where user_id = ${userId}::uuid
        union select message_id from message_mentions where user_id = ${userId}::uuid)
      order by id for no key update)`);
  await tx.execute(sql`
    update messages set content = '', edited_at = null, removed_at = ${now.toISOString()}::timestamptz
    where sender_id = ${userId}::uuid and removed_at is null`);
  const ofTheirs = sql`message_id in (select id from messages where sender_id = ${userId}::uuid)`;
  await tx.execute(sql`delete from message_reactions where ${ofTheirs}`);
  const { rows: mentions } = await tx.execute<{ message_id: string }>(
    sql`delete from message_mentions where ${ofTheirs} returning message_id`,
  );
  const mentioning = new Set(mentions.map(({ message_id }) => message_id));
  await settleAll(act, [...mentioning].map(mentionSubject));
  await tx.execute(removeFromLog(userId));
}

/**
 * Found by the channels that the person wrote in: the log holds a week of what everybody was told, but of each channel no
 * more than was said there. What was said in a channel that is gone has gone with it (trigger channels_take_events).
 */
export const removeFromLog = (userId: string): SQL => sql`
    update events set payload = jsonb_set(payload, '{message}',
      (payload -> 'message') - '{mentions,reactions,editedEpochMillis}'::text[]
      || '{"content": "Message removed", "senderName": "Former member", "removed": true}'::jsonb
      || coalesce((select jsonb_build_object('version', version) from messages
        where id = (payload -> 'message' ->> 'id')::uuid), '{}'))
    where type = 'message' and payload -> 'message' ->> 'senderId' = ${userId}
      and channel_id = any(array(select distinct channel_id from messages where sender_id = ${userId}::uuid))`;
