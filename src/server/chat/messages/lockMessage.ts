import { sql } from 'drizzle-orm';
import type { Act } from '../../platform/act';
import { notFound } from '../../platform/http/problem';

export interface LockedChannel {
  id: string;
  podName: string | null;
  membershipName: string;
  membershipId: string;
  podId: string | null;
  podLeaderId: string | null;
}

export interface LockedMessage {
  id: string;
  senderId: string | null;
  content: string;
  isRemoved: boolean;
}

/**
 * Prevents the deletion of a channel's membership. To prevent deadlocks, an act locks the membership first, then the
 * people, then the message. 404 if the channel is gone.
 */
export async function lockChannel(act: Act, channelId: string): Promise<LockedChannel> {
  const { rows } = await act.tx.execute<{
    membership_id: string;
    pod_id: string | null;
    pod_name: string | null;
    membership_name: string;
    leader_id: string | null;
  }>(sql`
    select c.membership_id, c.pod_id, pod.name as pod_name, ms.name as membership_name, leader.user_id as leader_id
    from channels c join memberships ms on ms.id = c.membership_id
    left join pods pod on pod.id = c.pod_id
    left join pod_members leader on leader.pod_id = c.pod_id and leader.role = 'leader'
    where c.id = ${channelId}::uuid
    for key share of ms`);
  const [row] = rows;
  if (!row) throw notFound();
  return {
    id: channelId,
    podName: row.pod_name,
    membershipName: row.membership_name,
    membershipId: row.membership_id,
    podId: row.pod_id,
    podLeaderId: row.leader_id,
  };
}

/**
 * Locks channels in id order, after the people and the message, so that an act that mentions a person and an act that
 * removes them from the channel see each other's effects.
 */
export async function lockTurns({ tx }: Act, channelIds: string[]): Promise<void> {
  await tx.execute(sql`
    select from channels where id = any(${sql.param(channelIds)}::uuid[]) order by id for no key update`);
}

export async function lockPeople({ tx }: Act, userIds: string[]): Promise<void> {
  await tx.execute(sql`
    select id from users where id = any(${sql.param(userIds)}::uuid[]) order by id for key share`);
}

/**
 * Locks a message of a locked channel, so that its changes run one after the other. Locks the accounts of its sender
 * and these people first. 404 for a message outside the channel.
 */
export async function lockMessage(
  act: Act,
  channel: LockedChannel,
  messageId: string,
  userIds: string[],
): Promise<LockedMessage> {
  const isThis = sql`id = ${messageId}::uuid and channel_id = ${channel.id}::uuid`;
  const { rows: senders } = await act.tx.execute<{ sender_id: string | null }>(
    sql`select sender_id from messages where ${isThis}`,
  );
  await lockPeople(act, [...userIds, ...senders.flatMap(({ sender_id }) => sender_id ?? [])]);
  const { rows } = await act.tx.execute<{ sender_id: string | null; content: string; removed: boolean }>(sql`
    select sender_id, content, removed_at is not null as removed from messages where ${isThis} for no key update`);
  const [row] = rows;
  if (!row) throw notFound();
  await act.confirm();
  return { id: messageId, senderId: row.sender_id, content: row.content, isRemoved: row.removed };
}
