import { eq, sql } from 'drizzle-orm';
import type { ChannelEvent } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { podMembers } from '../platform/database/schema';
import { isInChannel } from './channelPeople';
import { leaderChannelId, podChannelId } from './channels';

/** What was written before somebody came is not unread to them. */
async function readUpToNow(act: Act, channelId: string, userIds: string[]): Promise<void> {
  const people = `{${userIds.join(',')}}`;
  await act.tx.execute(sql`
    insert into channel_reads (channel_id, user_id, last_message_id)
    select newest.channel_id, person, newest.id
    from unnest(${people}::uuid[]) person
    cross join (select channel_id, id from messages where channel_id = ${channelId}::uuid order by id desc limit 1) newest
    on conflict (channel_id, user_id) do update set last_message_id = excluded.last_message_id
      where channel_reads.last_message_id < excluded.last_message_id`);
}

type Change = ChannelEvent['change'];

async function publishChange(
  act: Act,
  channel: { channelId: string; podId?: string },
  userIds: string[],
  change: Change,
): Promise<void> {
  if (userIds.length === 0) return;
  if (change === 'added') await readUpToNow(act, channel.channelId, userIds);
  act.publish({ userIds }, { type: 'channel', ...channel, change });
}

/**
 * To people who came into a pod's channel or lost it, or whose pod or its people changed. Call it in the
 * transaction that changes the pod, after the change, and before the pod is deleted.
 */
export async function publishChannelChange(
  act: Act,
  podId: string,
  userIds: string | string[],
  change: Change,
): Promise<void> {
  await publishChange(act, { channelId: await podChannelId(act, podId), podId }, [userIds].flat(), change);
}

/** To everybody in a pod: its name, meeting or people have changed. */
export async function publishPodChange(act: Act, podId: string): Promise<void> {
  const people = await act.tx.select({ userId: podMembers.userId }).from(podMembers).where(eq(podMembers.podId, podId));
  const userIds = people.map(({ userId }) => userId);
  await publishChannelChange(act, podId, userIds, 'changed');
}

/**
 * The same for a membership's leader channel: somebody began or ceased to lead or assist a pod, or to be staff. Call it
 * only when that changes whether they are in it: who leads as well as administers stays in when one of the two ends.
 */
export async function publishLeaderChannelChange(
  act: Act,
  membershipId: string,
  userIds: string | string[],
  change: Change,
): Promise<void> {
  await publishChange(act, { channelId: await leaderChannelId(act, membershipId) }, [userIds].flat(), change);
}

/** Whether somebody is in the leader channel of a membership as things stand. */
export async function isInLeaderChannel(act: Act, membershipId: string, userId: string): Promise<boolean> {
  return (await leaderChannelsWithout(act, { membershipId }, userId)).length === 0;
}

type LeaderScope = { membershipId: string } | { businessId: string };

/** The memberships in this scope whose leader channel somebody is not in as things stand. */
async function leaderChannelsWithout(act: Act, scope: LeaderScope, userId: string): Promise<string[]> {
  const within =
    'membershipId' in scope
      ? sql`membership.id = ${scope.membershipId}::uuid`
      : sql`membership.business_id = ${scope.businessId}::uuid`;
  const { rows } = await act.tx.execute<{ id: string }>(sql`
    select membership.id from memberships membership
    join channels channel on channel.membership_id = membership.id and channel.pod_id is null
    where ${within} and not ${isInChannel(sql`channel.id`, sql`${userId}::uuid`)}`);
  return rows.map(({ id }) => id);
}

/**
 * To somebody who comes into the leader channel of a membership, or of all of a business. Call it before what lets them
 * in is written: nothing is published about a channel that they are in already.
 */
export async function publishLeaderChannelEntry(act: Act, scope: LeaderScope, userId: string): Promise<void> {
  for (const membershipId of await leaderChannelsWithout(act, scope, userId)) {
    await publishLeaderChannelChange(act, membershipId, userId, 'added');
  }
}

/** To somebody who leaves them. Call it after what kept them in is gone: they may be in for another reason. */
export async function publishLeaderChannelExit(act: Act, scope: LeaderScope, userId: string): Promise<void> {
  for (const membershipId of await leaderChannelsWithout(act, scope, userId)) {
    await publishLeaderChannelChange(act, membershipId, userId, 'removed');
  }
}
