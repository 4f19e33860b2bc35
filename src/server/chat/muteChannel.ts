import { sql, type SQL } from 'drizzle-orm';
import type { ChannelMute } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { channelMutes } from '../platform/database/schema';
import type { AppContext } from '../platform/context';
import { channelPeople } from './channelPeople';

export const isMuted = (channel: SQL, user: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ${channelMutes} mute where mute.channel_id = ${channel} and mute.user_id = ${user})`;

export async function muteChannel(
  context: AppContext,
  channelId: string,
  userId: string,
  { muted }: ChannelMute,
): Promise<ChannelMute> {
  return context.act(async (act) => {
    const isChanged = await (muted ? mute : unmute)(act, channelId, userId);
    if (isChanged) act.publish({ userIds: [userId] }, { type: 'channel', channelId, change: 'changed' });
    return { muted };
  });
}

async function mute({ tx }: Act, channelId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into channel_mutes (channel_id, user_id) values (${channelId}::uuid, ${userId}::uuid) on conflict do nothing`);
  return rowCount === 1;
}

/** Messages written until now appear in no digest. */
async function unmute({ tx }: Act, channelId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from channel_mutes where channel_id = ${channelId}::uuid and user_id = ${userId}::uuid`);
  if (rowCount !== 1) return false;
  await tx.execute(leaveOutOfDigests(sql`select ${channelId}::uuid as channel_id, ${userId}::uuid as user_id`));
  return true;
}

/** For places (channel_id, user_id): what is there until now is in no digest any more. */
const leaveOutOfDigests = (places: SQL): SQL => sql`
  insert into digest_markers as told (channel_id, user_id, last_message_id)
  select place.channel_id, place.user_id, newest.id from (${places}) place
  cross join lateral (
    select id from messages where channel_id = place.channel_id order by id desc limit 1) newest
  on conflict (channel_id, user_id) do update set last_message_id = excluded.last_message_id
    where told.last_message_id < excluded.last_message_id`;

/** What two people wrote while one blocked the other appears in no digest (rule blocks.notices). */
export async function leaveBlockedTimeOutOfDigests({ tx }: Act, [one, other]: [string, string]): Promise<void> {
  const places = (userId: string) => channelPeople((_channel, person) => sql`${person} = ${userId}::uuid`);
  await tx.execute(
    leaveOutOfDigests(sql`
      select channel_id, user_id from ((${places(one)}) union all (${places(other)})) places
      where channel_id in (select channel_id from (${places(one)}) mine)
        and channel_id in (select channel_id from (${places(other)}) theirs)
      order by channel_id, user_id`),
  );
}
