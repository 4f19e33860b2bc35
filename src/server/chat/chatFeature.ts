import { sql } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { channelPeople } from './channelPeople';
import { settleLostMentions } from './messages/messageNotices';

export interface ChannelWithPeople {
  channelId: string;
  podId?: string;
  userIds: string[];
}

export async function channelsWithPeople(act: Act, membershipId: string): Promise<ChannelWithPeople[]> {
  const ofMembership = sql`c.membership_id = ${membershipId}::uuid`;
  const { rows } = await act.tx.execute<{ id: string; pod_id: string | null; user_ids: string[] }>(sql`
    select channels.id, channels.pod_id, array_agg(people.user_id) as user_ids
    from (${channelPeople(() => ofMembership)}) people
    join channels on channels.id = people.channel_id
    group by channels.id`);
  return rows.map((row) => ({
    channelId: row.id,
    ...(row.pod_id && { podId: row.pod_id }),
    userIds: row.user_ids,
  }));
}

/** Publishes to the channels' people that the channels have gone or returned. Read markers stay. */
export function publishChatSwitch(act: Act, channels: ChannelWithPeople[], change: 'added' | 'removed'): void {
  const channelIds = channels.map(({ channelId }) => channelId);
  if (change === 'removed') settleLostMentions(act, channelIds);
  for (const { userIds, ...channel } of channels) act.publish({ userIds }, { type: 'channel', ...channel, change });
}
