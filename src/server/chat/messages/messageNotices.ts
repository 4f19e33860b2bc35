import { sql } from 'drizzle-orm';
import type { Mention } from '../../../contract/entities.gen';
import { findMissedMessageOptOuts, notify, settleSubjectFor, settleGroupFor, settleGroups } from '../../notifications';
import type { Act } from '../../platform/act';
import { chatNotifications, mentionGroup, mentionSubject } from '../notificationKinds';
import { lockTurns, type LockedChannel } from './lockMessage';

export interface ChannelActor {
  userId: string;
  name: string;
}

interface MentionNotice {
  channel: LockedChannel;
  messageId: string;
  sender: ChannelActor;
}

const channelData = ({ id: channelId, podName, membershipName }: LockedChannel) => ({
  channelId,
  podName,
  membershipName,
});

/**
 * Notifies mentioned people, except the sender and people who turned message notifications off (rule chat.mentions). A
 * person who concurrently writes a later message detects the notice by the channel's version (`writeMessage`).
 */
export async function notifyMentioned(
  act: Act,
  { channel, messageId, sender }: MentionNotice,
  mentions: Mention[],
): Promise<void> {
  const others = mentions.map(({ userId }) => userId).filter((userId) => userId !== sender.userId);
  if (others.length === 0) return;
  await act.tx.execute(sql`
    update channels set mentions_version = mentions_version + 1 where id = ${channel.id}::uuid`);
  const silent = await findMissedMessageOptOuts(act.tx, others);
  await notify(act, {
    kind: chatNotifications.mentioned,
    userIds: others.filter((userId) => !silent.has(userId)),
    data: { ...channelData(channel), sender, messageId },
    membershipId: channel.membershipId,
  });
}

export async function settleMentions(act: Act, messageId: string, mentions: Mention[]): Promise<void> {
  if (mentions.length === 0) return;
  const userIds = mentions.map(({ userId }) => userId);
  await settleSubjectFor(act, mentionSubject(messageId), userIds);
}

export const settleReadMentions = (act: Act, channelId: string, userId: string, upToId: string): Promise<void> =>
  settleGroupFor(act, mentionGroup(channelId), userId, mentionSubject(upToId));

/**
 * At the end of the act, withdraws mention notices from people no longer in the channels, or from everyone if the
 * channels have no people. Waits for concurrent mentions that come first; later mentions wait for this act and find the
 * people gone. Runs last because nobody can write in the channels until the act ends, and the act may first have to
 * wait for people and their messages.
 */
export function settleLostMentions(act: Act, channelIds: string[], userIds?: string[]): void {
  act.beforeCommit(async () => {
    await lockTurns(act, channelIds);
    await settleGroups(act, channelIds.map(mentionGroup), userIds);
  });
}

export const notifyMessageRemoved = (
  act: Act,
  channel: LockedChannel,
  senderId: string,
  leader: ChannelActor,
): Promise<void> =>
  notify(act, {
    kind: chatNotifications['message-removed'],
    userIds: [senderId],
    data: { ...channelData(channel), leader },
    membershipId: channel.membershipId,
  });
