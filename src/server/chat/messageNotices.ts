import { sql } from 'drizzle-orm';
import type { Mention, Message } from '../../contract/entities.gen';
import { neverToldOfMessages, notify, settleFor, settleGroupFor, settleGroups } from '../notifications';
import type { Act } from '../platform/act';
import { lockTurns, type LockedChannel } from './lockMessage';
import { chatNotifications, mentionGroup, mentionSubject } from './notificationKinds';

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

/** Tells people that a message mentions them, but not its sender, nor who never wants to be told of messages (rule chat.mentions). */
export async function notifyMentioned(
  act: Act,
  { channel, messageId, sender }: MentionNotice,
  mentions: Mention[],
): Promise<void> {
  const others = mentions.map(({ userId }) => userId).filter((userId) => userId !== sender.userId);
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
  for (const { userId } of mentions) await settleFor(act, mentionSubject(messageId), userId);
}

/** Takes back what somebody was told of the mentions that they have read: those up to a message (rule chat.mentions). */
export const settleReadMentions = (act: Act, channelId: string, userId: string, upToId: string): Promise<void> =>
  settleGroupFor(act, mentionGroup(channelId), userId, mentionSubject(upToId));

/**
 * Takes back what a message has just told those whom it mentions who wrote below it in the very moment: they waited for
 * their turn until it was sent, and saw nothing of it before. Whoever waits now has the turn first.
 */
export async function settleCrossedMentions(act: Act, { id, channelId, mentions = [] }: Message): Promise<void> {
  await lockTurns(act, [channelId]);
  const userIds = mentions.map(({ userId }) => userId);
  const { rows } = await act.tx.execute<{ user_id: string }>(sql`
    select user_id from channel_reads
    where channel_id = ${channelId}::uuid and user_id = any(${sql.param(userIds)}::uuid[]) and last_message_id >= ${id}::uuid`);
  for (const { user_id } of rows) await settleFor(act, mentionSubject(id), user_id);
}

/**
 * Takes back, at the end of the act, what people were told of mentions in channels that they are in no more, or everybody
 * in channels that nobody is in. Who mentions somebody there meanwhile is waited for, or waits and finds them gone: only
 * then, since nobody can write there any more until the act is over, which may still wait for people and their messages.
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
