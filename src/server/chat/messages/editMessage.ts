import { sql } from 'drizzle-orm';
import type { Mention, Message, MessageUpdate } from '../../../contract/entities.gen';
import { messageSchema } from '../../../domain/chat/forms';
import { contentProblem } from '../../../domain/chat/messageContent';
import { canEditMessage } from '../../../domain/chat/messageRights';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { checkForm } from '../../platform/http/form';
import { conflict } from '../../platform/http/problem';
import { limitMessageChanges } from './limitMessages';
import { lockChannel, type LockedMessage } from './lockMessage';
import { mentionsIn, mentionsOf, storeMentions } from './mentions';
import { notifyMentioned, settleMentions, type ChannelActor } from './messageNotices';
import { messageById } from './messageRows';
import { nextVersion, publishMessage, rewriteLog } from './publishMessage';
import { asSeenBy, lockSeenMessage } from './seenMessage';
import { refusals } from '../refusals';

export interface MessageRequest {
  channelId: string;
  messageId: string;
  caller: ChannelActor;
}

const mentionsWithout = (mentions: Mention[], others: Mention[]) =>
  mentions.filter(({ userId }) => !others.some((other) => other.userId === userId));

function requireEditable({ senderId, isRemoved }: LockedMessage, userId: string): void {
  const isSender = senderId === userId;
  if (canEditMessage({ isSender, isRemoved, isPodLeader: false })) return;
  if (!isSender) throw conflict('not_sender', refusals.notSender);
  throw conflict('message_removed', refusals.removedNotEditable);
}

async function requireContent({ tx }: Act, messageId: string, content: string): Promise<void> {
  if (contentProblem(content) === undefined) return;
  const { image } = await messageById(tx, messageId);
  if (!image) checkForm(messageSchema, { content });
}

/**
 * Edits one's own message and its mentions (rule chat.edited); the earlier text is deleted everywhere. Saving the same
 * text changes nothing. 400 without text or an image, 409 for someone else's message or a removed message, 404 for a message of another channel.
 */
export async function editMessage(
  context: AppContext,
  { channelId, messageId, caller }: MessageRequest,
  { content, mentions: userIds = [] }: MessageUpdate,
): Promise<Message> {
  limitMessageChanges(context, caller.userId);
  return context.act(async (act) => {
    const channel = await lockChannel(act, channelId);
    const message = await lockSeenMessage(act, channel, { messageId, userId: caller.userId }, userIds);
    requireEditable(message, caller.userId);
    await requireContent(act, messageId, content);
    const before = await mentionsOf(act, messageId);
    const mentions = await mentionsIn(act, channelId, { content, userIds, before });
    const [added, dropped] = [mentionsWithout(mentions, before), mentionsWithout(before, mentions)];
    if (content === message.content && added.length + dropped.length === 0) {
      return asSeenBy(act.tx, await messageById(act.tx, messageId), caller.userId);
    }
    await storeContent(act, messageId, content);
    await storeMentions(act, messageId, mentions);
    await settleMentions(act, messageId, dropped);
    await notifyMentioned(act, { channel, messageId, sender: caller }, added);
    const edited = await publishMessage(act, messageId);
    await rewriteLog(act, edited);
    return asSeenBy(act.tx, edited, caller.userId);
  });
}

/** Marks the message as edited only if its text differs, not if a mentioned person has left. */
const storeContent = ({ tx, now }: Act, messageId: string, content: string) =>
  tx.execute(sql`
    update messages set content = ${content}, ${nextVersion},
      edited_at = case when content = ${content} then edited_at else ${now.toISOString()}::timestamptz end
    where id = ${messageId}::uuid`);
