import { sql } from 'drizzle-orm';
import type { Mention } from '../../../contract/entities.gen';
import { neverToldOfMessages, notify, settleFor, settleGroupFor, settleGroups } from '../../notifications';
import type { Act } from '../../platform/act';
import { lockTurns, type LockedChannel } from './lockMessage';
import { chatNotifications, mentionGroup, mentionSubject } from '../notificationKinds';

/** Somebody who acts in a channel. */
export interface Person {
  userId: string;
  /** First and last name. */
  name: string;
}

interface MentionNotice {
  channel: LockedChannel;
  messageId: string;
  sender: Person;
}

/**
 * Tells people that a message mentions them, but not its sender, nor who never wants to be told of messages (rule
 * chat.mentions). Whoever writes below it in the very moment learns it from the channel's version (`writeMessage`).
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
  const silent = await neverToldOfMessages(act.tx, others);
  await notify(act, {
    kind: chatNotifications.mentioned,
    userIds: others.filter((userId) => !silent.has(userId)),
    data: { senderName: sender.name, channelName: channel.name, channelId: channel.id, messageId },
    membershipId: channel.membershipId,
    people: [sender],
  });
}

/** Takes back what people were told whom a message mentions no more. */
export async function settleMentions(act: Act, messageId: string, mentions: Mention[]): Promise<void> {
  if (mentions.length === 0) return;
  const userIds = mentions.map(({ userId }) => userId);
  await settleFor(act, mentionSubject(messageId), userIds);
}

/**
 * Takes back what somebody was told of the mentions that they have read: those up to a message (rule chat.mentions).
 */
export const settleReadMentions = (act: Act, channelId: string, userId: string, upToId: string): Promise<void> =>
  settleGroupFor(act, mentionGroup(channelId), userId, mentionSubject(upToId));

/**
 * Takes back, at the end of the act, what people were told of mentions in channels that they are in no more, or
 * everybody in channels that nobody is in. Who mentions somebody there meanwhile is waited for, or waits and finds them
 * gone: only then, since nobody can write there any more until the act is over, which may still wait for people and
 * their messages.
 */
export function settleLostMentions(act: Act, channelIds: string[], userIds?: string[]): void {
  act.beforeCommit(async () => {
    await lockTurns(act, channelIds);
    await settleGroups(act, channelIds.map(mentionGroup), userIds);
  });
}

/** Tells who wrote a message that the pod's leader has removed it. */
export const notifyRemoved = (act: Act, channel: LockedChannel, senderId: string, leader: Person): Promise<void> =>
  notify(act, {
    kind: chatNotifications['message-removed'],
    userIds: [senderId],
    data: { leaderName: leader.name, channelName: channel.name, channelId: channel.id },
    membershipId: channel.membershipId,
    people: [leader],
  });
