import { sql } from 'drizzle-orm';
import type { ChannelEvent } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { channelPeople } from './channelPeople';
import { leaderChannelId, podChannelId } from './channels';
import { settleLostMentions } from './messages/messageNotices';

/** Messages written before a person joined don't count as unread for them. */
async function markReadUpToNow(act: Act, channelId: string, userIds: string[]): Promise<void> {
  await act.tx.execute(sql`
    insert into channel_reads (channel_id, user_id, last_message_id)
    select newest.channel_id, person, newest.id
    from unnest(${sql.param(userIds)}::uuid[]) person
    cross join (select channel_id, id from messages where channel_id = ${channelId}::uuid order by id desc limit 1) newest
    on conflict (channel_id, user_id) do update set last_message_id = excluded.last_message_id
      where channel_reads.last_message_id < excluded.last_message_id`);
}

/**
 * `back`: the person regains the channel, for example when enabled again, and their read marker is where they left
 * it.
 */
export type ChannelChange = ChannelEvent['change'] | 'back';

async function publishChange(
  act: Act,
  channel: { channelId: string; podId?: string },
  userIds: string[],
  change: ChannelChange,
): Promise<void> {
  if (userIds.length === 0) return;
  if (change === 'added') await markReadUpToNow(act, channel.channelId, userIds);
  if (change === 'removed') settleLostMentions(act, [channel.channelId], userIds);
  act.publish({ userIds }, { type: 'channel', ...channel, change: change === 'back' ? 'added' : change });
}

/**
 * Publishes to people who entered or lost a pod's channel, or whose channel changed. Called by pods, which publish
 * their own event as well.
 */
export async function publishChannelChange(
  act: Act,
  podId: string,
  userIds: string | string[],
  change: ChannelChange,
): Promise<void> {
  await publishChange(act, { channelId: await podChannelId(act, podId), podId }, [userIds].flat(), change);
}

/**
 * Publishes a change of a membership's leader channel: a person entered or lost it, as determined by `trackLeadership`,
 * or a leader meeting was added, changed or removed.
 */
export async function publishLeaderChannelChange(
  act: Act,
  membershipId: string,
  userIds: string | string[],
  change: ChannelChange,
): Promise<void> {
  const people = [userIds].flat();
  if (people.length === 0) return;
  act.publish({ userIds: people }, { type: 'leadership', membershipId });
  await publishChange(act, { channelId: await leaderChannelId(act, membershipId) }, people, change);
}

export async function leaderChannelPeople(
  act: Act,
  membershipIds: string[],
  userIds: string[],
): Promise<{ membershipId: string; userId: string }[]> {
  const [memberships, people] = [sql.param(membershipIds), sql.param(userIds)];
  const ofThese = channelPeople(
    (_channel, user) =>
      sql`c.pod_id is null and c.membership_id = any(${memberships}::uuid[]) and ${user} = any(${people}::uuid[])`,
  );
  const { rows } = await act.tx.execute<{ membershipId: string; userId: string }>(sql`
    select channel.membership_id as "membershipId", place.user_id as "userId"
    from (${ofThese}) place join channels channel on channel.id = place.channel_id`);
  return rows;
}
