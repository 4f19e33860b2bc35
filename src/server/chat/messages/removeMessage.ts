import { sql } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import { canRemoveMessage } from '../../../domain/chat/messageRights';
import { recordAct } from '../../audit';
import { withdrawSubjects } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { conflict } from '../../platform/http/problem';
import { mentionSubject } from '../notificationKinds';
import type { MessageRequest } from './editMessage';
import { limitMessageChanges } from './limitMessages';
import { lockChannel, lockMessage, type LockedChannel } from './lockMessage';
import { notifyMessageRemoved } from './messageNotices';
import { messageById } from './messageRows';
import { nextVersion, publishMessage, rewriteLog } from './publishMessage';
import { lockSeenMessage } from './seenMessage';
import { refusals } from '../refusals';

const refusal = ({ podId }: LockedChannel) => (podId === null ? refusals.ownMessagesOnly : refusals.notYoursToRemove);

/**
 * Removes a message, leaving 'Message removed' in its position (rule chat.removed). A repeat changes nothing. 409 for a
 * person who neither wrote it nor leads the pod, 404 for a message of another channel.
 */
export async function removeMessage(
  context: AppContext,
  { channelId, messageId, caller }: MessageRequest,
): Promise<Message> {
  limitMessageChanges(context, caller.userId);
  return context.act(async (act) => {
    const channel = await lockChannel(act, channelId);
    const isPodLeader = channel.podLeaderId === caller.userId;
    const { senderId, isRemoved } = isPodLeader
      ? await lockMessage(act, channel, messageId, [caller.userId])
      : await lockSeenMessage(act, channel, { messageId, userId: caller.userId });
    const isSender = senderId === caller.userId;
    if (!canRemoveMessage({ isSender, isPodLeader, isRemoved })) throw conflict('not_sender', refusal(channel));
    if (isRemoved) return messageById(act.tx, messageId);
    await clearContent(act, messageId, caller.userId);
    await withdrawSubjects(act, [mentionSubject(messageId)]);
    if (senderId !== null && !isSender) await notifyMessageRemoved(act, channel, senderId, caller);
    if (!isSender && channel.podId)
      await recordAct(act, 'MESSAGE_REMOVED', { podId: channel.podId, personId: senderId });
    const removed = await publishMessage(act, messageId);
    await rewriteLog(act, removed);
    return removed;
  });
}

/**
 * Removes a reported message for those who look after the business, whoever wrote it; false if it is gone already.
 * Tells nobody, since the decision on the report does (rule reports.decision).
 */
export async function removeReportedMessage(act: Act, messageId: string, by: string | null): Promise<boolean> {
  const { rows } = await act.tx.execute<{ channelId: string }>(
    sql`select channel_id as "channelId" from messages where id = ${messageId}::uuid`,
  );
  const [found] = rows;
  if (!found) return false;
  const { isRemoved } = await lockMessage(act, await lockChannel(act, found.channelId), messageId, by ? [by] : []);
  if (isRemoved) return false;
  await clearContent(act, messageId, by);
  await withdrawSubjects(act, [mentionSubject(messageId)]);
  await rewriteLog(act, await publishMessage(act, messageId));
  return true;
}

async function clearContent({ tx, now }: Act, messageId: string, userId: string | null): Promise<void> {
  await tx.execute(sql`
    update messages set content = '', edited_at = null, reply_to_id = null, removed_at = ${now.toISOString()}::timestamptz,
      removed_by = ${userId}::uuid, ${nextVersion}
    where id = ${messageId}::uuid`);
  await tx.execute(sql`delete from message_reactions where message_id = ${messageId}::uuid`);
  await tx.execute(sql`delete from message_mentions where message_id = ${messageId}::uuid`);
  await tx.execute(sql`delete from message_images where message_id = ${messageId}::uuid`);
  await tx.execute(sql`delete from channel_pins where message_id = ${messageId}::uuid`);
}
