import { sql } from 'drizzle-orm';
import { MESSAGES_BEFORE } from '../../../domain/reports/reports';
import type { Act } from '../../platform/act';
import { lockChannel } from './lockMessage';
import { lockSeenMessage } from './seenMessage';

export interface MessageAsReported {
  id: string;
  authorName: string;
  /** Epoch milliseconds. */
  sent: number;
  text: string;
  image: Buffer | null;
  alt: string | null;
}

export interface ReportedMessage {
  membershipId: string;
  podId: string | null;
  /** Null once the account is deleted. */
  senderId: string | null;
  isRemoved: boolean;
  /** The messages before it that still have their text, and the message itself at the end. */
  messages: MessageAsReported[];
}

/** Locks a message that somebody reports, and reads it with the messages before it. 404 for one outside the channel, or hidden from them. */
export async function messagesAsReported(
  act: Act,
  { channelId, messageId, reporterId }: { channelId: string; messageId: string; reporterId: string },
): Promise<ReportedMessage> {
  const channel = await lockChannel(act, channelId);
  const { senderId, isRemoved } = await lockSeenMessage(act, channel, { messageId, userId: reporterId });
  const { rows } = await act.tx.execute<MessageAsReported & Record<string, unknown>>(sql`
    select t.id, sender.first_name || ' ' || sender.last_name as "authorName",
      round(extract(epoch from t.created_at) * 1000)::float8 as sent, t.content as text, image.image, image.alt
    from messages t join users sender on sender.id = t.sender_id
    left join message_images image on image.message_id = t.id and t.id = ${messageId}::uuid
    where t.channel_id = ${channelId}::uuid and t.id <= ${messageId}::uuid and t.removed_at is null
    order by t.id desc limit ${MESSAGES_BEFORE + 1}`);
  const { membershipId, podId } = channel;
  return { membershipId, podId, senderId, isRemoved, messages: rows.reverse() };
}
