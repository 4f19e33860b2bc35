import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client';
import { isHiddenFrom } from '../../platform/database/blocks';
import { isBeingRemoved } from '../../platform/database/isBeingRemoved';
import { channelPeople } from '../channelPeople';
import { isMuted } from '../muteChannel';
import { BEFORE_ALL_MESSAGES } from '../reads';
import type { MissedRange } from './missedRanges';
import { MAX_COUNTED_MESSAGES } from './missedWords';

export interface Missed extends MissedRange {
  userId: string;
  /** At most one more than `MAX_COUNTED_MESSAGES`. */
  count: number;
  firstWritten: Date;
}

/**
 * Other people's messages after a given message, except removed and hidden ones, to find the first of them and count them: at
 * most one more than the cap.
 */
export const messagesOfOthers = (channelId: SQL, userId: SQL, afterId: SQL, upToId: SQL): SQL => sql`
  select t.id, t.sender_id, t.content, t.created_at from messages t
  where t.channel_id = ${channelId} and t.id > coalesce(${afterId}, ${BEFORE_ALL_MESSAGES}) and t.id <= ${upToId}
    and t.sender_id <> ${userId} and t.removed_at is null and not ${isBeingRemoved(sql`t.sender_id`)}
    and not ${isHiddenFrom(sql`t.sender_id`, userId)}
  order by t.id limit ${MAX_COUNTED_MESSAGES + 1}`;

export const channelsOfPeople = (userIds: string[]): SQL =>
  channelPeople((_channel, person) => sql`${person} = any(${`{${userIds.join(',')}}`}::uuid[])`);

interface MissedRow extends Record<string, unknown> {
  user_id: string;
  channel_id: string;
  after_id: string | null;
  up_to_id: string;
  count: number;
  /** Epoch milliseconds. */
  first_written: number;
}

/**
 * Messages that these people have neither read nor had in a digest, in each of their current channels, except muted ones (rule
 * chat.muted). One statement,
 * which reads each channel's newest message and the messages after the markers.
 */
export async function findMissedBy(db: Queryable, userIds: string[]): Promise<Missed[]> {
  const { rows } = await db.execute<MissedRow>(sql`
    select place.*, unread.count, unread.first_written
    from (
      select p.user_id, p.channel_id, newest.id as up_to_id,
        greatest(r.last_message_id, told.last_message_id, search.begun_after) as after_id
      from (${channelsOfPeople(userIds)}) p
      cross join digest_search search
      cross join lateral (
        select id from messages t where t.channel_id = p.channel_id order by id desc limit 1) newest
      left join channel_reads r on r.channel_id = p.channel_id and r.user_id = p.user_id
      left join digest_markers told on told.channel_id = p.channel_id and told.user_id = p.user_id
      where not ${isMuted(sql`p.channel_id`, sql`p.user_id`)}
    ) place
    cross join lateral (
      select count(*)::int as count, round(extract(epoch from min(created_at)) * 1000)::float8 as first_written
      from (${messagesOfOthers(sql`place.channel_id`, sql`place.user_id`, sql`place.after_id`, sql`place.up_to_id`)}) t
    ) unread
    where unread.count > 0`);
  return rows.map((row) => ({
    userId: row.user_id,
    channelId: row.channel_id,
    afterId: row.after_id,
    upToId: row.up_to_id,
    count: row.count,
    firstWritten: new Date(row.first_written),
  }));
}
