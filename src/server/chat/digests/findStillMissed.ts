import { sql, type SQL } from 'drizzle-orm';
import { messageSummary } from '../../../domain/chat/messageTexts';
import { compareNames } from '../../../domain/text/compareNames';
import type { Queryable } from '../../platform/database/client';
import type { MissedChannel } from '../mails';
import { isMuted } from '../muteChannel';
import { channelName } from '../presenter';
import type { MissedRange } from './missedRanges';
import { messagesOfOthers, channelsOfPeople } from './missedReads';
import { DEFAULT_LANGUAGE, type Language } from '../../../domain/text/languages';

const MAX_AUTHORS = 3;
const MAX_LINES = 3;

const MAX_PREVIEW_CHARACTERS = 400;

/** Uses an index whatever the planner's estimate; a join would read all users. */
const firstNameOf = (userId: SQL): SQL => sql`(select first_name from users where id = ${userId})`;

export interface DigestChannel extends Omit<MissedChannel, 'lines'> {
  userId: string;
  channelId: string;
  supportEmail: string;
  lines: { from: string; text: string }[];
}

/** `alt`: the description of the message's image; null without an image. */
interface MissedLine {
  from: string;
  text: string;
  alt: string | null;
}

const lineOf = ({ from, text, alt }: MissedLine, language: Language) => ({
  from,
  text: messageSummary({ content: text, ...(alt !== null && { image: { alt } }) }, language),
});

interface DigestRow extends Record<string, unknown> {
  user_id: string;
  channel_id: string;
  pod_name: string | null;
  membership_name: string;
  support_email: string;
  count: number;
  first_written: number;
  authors: string[];
  lines: MissedLine[] | null;
}

export type ReaderRange = MissedRange & { userId: string; showPreviews: boolean; language: Language };

/**
 * The messages of the given ranges that are still unread, sorted by channel name: senders, count and first messages.
 * Excludes channels a person has left or muted. One statement.
 */
export async function findStillMissed(db: Queryable, tellings: ReaderRange[]): Promise<DigestChannel[]> {
  const userIds = [...new Set(tellings.map(({ userId }) => userId))];
  const { rows } = await db.execute<DigestRow>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(tellings)}::jsonb)
        as w("userId" uuid, "channelId" uuid, "afterId" uuid, "upToId" uuid, "showPreviews" boolean)
    ), place as (
      select w."userId" as user_id, w."channelId" as channel_id, w."upToId" as up_to_id, w."showPreviews" as shows,
        greatest(w."afterId", r.last_message_id) as after_id
      from wanted w
      join (${channelsOfPeople(userIds)}) p on p.user_id = w."userId" and p.channel_id = w."channelId"
      left join channel_reads r on r.channel_id = w."channelId" and r.user_id = w."userId"
      where not ${isMuted(sql`w."channelId"`, sql`w."userId"`)}
    ), written as (
      select place.user_id, place.channel_id, place.shows, t.*
      from place
      cross join lateral (
        ${messagesOfOthers(sql`place.channel_id`, sql`place.user_id`, sql`place.after_id`, sql`place.up_to_id`)}) t
    ), authors as (
      select user_id, channel_id, array_agg(${firstNameOf(sql`sender_id`)} order by first_id) as names
      from (select user_id, channel_id, sender_id, min(id::text) as first_id
        from written group by user_id, channel_id, sender_id) author
      group by user_id, channel_id
    ), counted as (
      select user_id, channel_id, count(*)::int as count,
        round(extract(epoch from min(created_at)) * 1000)::float8 as first_written
      from written group by user_id, channel_id
    ), lines as (
      select user_id, channel_id,
        jsonb_agg(jsonb_build_object('from', ${firstNameOf(sql`sender_id`)}, 'text', left(content, ${MAX_PREVIEW_CHARACTERS}),
          'alt', (select alt from message_images image where image.message_id = w.id)) order by id) as lines
      from (select *, row_number() over (partition by user_id, channel_id order by id) as number from written where shows) w
      where number <= ${MAX_LINES} group by user_id, channel_id
    )
    select counted.*, pod.name as pod_name, ms.name as membership_name, ms.support_email,
      to_jsonb(authors.names) as authors, lines.lines
    from counted
    join authors using (user_id, channel_id)
    left join lines using (user_id, channel_id)
    join channels c on c.id = counted.channel_id
    join memberships ms on ms.id = c.membership_id
    left join pods pod on pod.id = c.pod_id`);
  const languages = new Map(tellings.map(({ userId, language }) => [userId, language]));
  return rows
    .map((row) => toDigestChannel(row, languages.get(row.user_id) ?? DEFAULT_LANGUAGE))
    .sort((a, b) => compareNames(a.name, b.name) || (a.channelId < b.channelId ? -1 : 1));
}

function toDigestChannel(row: DigestRow, language: Language): DigestChannel {
  const from = row.authors.slice(0, MAX_AUTHORS);
  return {
    userId: row.user_id,
    channelId: row.channel_id,
    name: channelName({ podName: row.pod_name, membershipName: row.membership_name }, language),
    membershipName: row.membership_name,
    supportEmail: row.support_email,
    count: row.count,
    from,
    others: row.authors.length - from.length,
    since: row.first_written / 1000,
    lines: (row.lines ?? []).map((line) => lineOf(line, language)),
  };
}
