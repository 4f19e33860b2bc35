import { sql, type SQL } from 'drizzle-orm';
import type { Act } from '../platform/act';

/**
 * Takes the text out of everything a person wrote, in the log of events too; it then reads 'Message removed'
 * (rule chat.removed). For the deletion of their account.
 */
export async function removeMessagesOf(act: Act, userId: string): Promise<void> {
  await act.tx.execute(sql`
    update messages set content = '', removed_at = ${act.now.toISOString()}::timestamptz
    where sender_id = ${userId}::uuid and removed_at is null`);
  await act.tx.execute(removeFromLog(userId));
}

/**
 * Found by the channels that the person wrote in: the log holds a week of what everybody was told, but of each channel no
 * more than was said there. What was said in a channel that is gone has gone with it (trigger channels_take_events).
 */
export const removeFromLog = (userId: string): SQL => sql`
    update events set payload = jsonb_set(payload, '{message}', (payload -> 'message')
      || '{"content": "Message removed", "senderName": "Former member", "removed": true}'::jsonb)
    where type = 'message' and payload -> 'message' ->> 'senderId' = ${userId}
      and channel_id = any(array(select distinct channel_id from messages where sender_id = ${userId}::uuid))`;
