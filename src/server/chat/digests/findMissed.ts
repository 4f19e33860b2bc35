import { eq, sql } from 'drizzle-orm';
import {
  scheduleAllDigestChecks,
  scheduleDigestChecks,
  scheduleDigests,
  type PossibleReader,
} from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/database/client';
import { digestSearch } from '../../platform/database/schema';
import { readChannelNews, type ChannelNews } from '../../platform/events/channelNews';
import { EVENT_RETENTION_DAYS } from '../../platform/events/log';
import { readSnapshot } from '../../platform/events/reader';
import { parseSnapshot, type Snapshot } from '../../platform/events/snapshot';
import { daysBefore } from '../../platform/jobs/housekeeping';
import { channelPeople } from '../channelPeople';
import { isMuted } from '../muteChannel';

const CHANNELS_AT_ONCE = 200;

interface PersonRow extends Record<string, unknown> {
  user_id: string;
  /** Epoch milliseconds. */
  first_written: number;
}

async function peopleOf(tx: Tx, news: ChannelNews[]): Promise<PossibleReader[]> {
  const channelIds = `{${news.map(({ channelId }) => channelId).join(',')}}`;
  const people = channelPeople((channelId) => sql`${channelId} = any(${channelIds}::uuid[])`);
  const { rows } = await tx.execute<PersonRow>(sql`
    select p.user_id, min(news."firstWritten") as first_written
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
      as news("channelId" uuid, "newestId" uuid, "firstWritten" float8)
    join (${people}) p on p.channel_id = news."channelId"
    left join channel_reads r on r.channel_id = p.channel_id and r.user_id = p.user_id
    where (r.last_message_id is null or r.last_message_id < news."newestId")
      and not ${isMuted(sql`p.channel_id`, sql`p.user_id`)}
    group by p.user_id`);
  return rows.map((row) => ({ userId: row.user_id, firstUnread: new Date(row.first_written) }));
}

async function searchForMissed({ tx, now }: Act): Promise<void> {
  // If another process is searching, there is nothing left to find.
  const [last] = await tx.select().from(digestSearch).for('update', { skipLocked: true });
  if (!last) return;
  const seen = parseSnapshot(last.seen);
  const present = await readSnapshot(async (query) => (await tx.execute(query)).rows);
  // A database restored on another server starts numbering transactions from the beginning, and old events are gone.
  const isLost = present.next < seen.xmax || last.searchedAt < daysBefore(now, EVENT_RETENTION_DAYS);
  if (isLost) await scheduleAllDigestChecks(tx, now);
  const upTo = isLost ? present : await searchLog(tx, seen, now);
  await tx.update(digestSearch).set({ seen: upTo.text, searchedAt: now }).where(eq(digestSearch.isOnly, true));
}

async function searchLog(tx: Tx, seen: Snapshot, now: Date): Promise<Snapshot> {
  const { channels, people, now: upTo } = await readChannelNews(tx, seen);
  for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE) {
    await scheduleDigests(tx, await peopleOf(tx, channels.slice(from, from + CHANNELS_AT_ONCE)));
  }
  // People who regain a channel may find unread messages in it.
  await scheduleDigestChecks(tx, people, now);
  return upTo;
}

/**
 * Finds people who may have missed a message since the last search, from new events in the log, and schedules checks
 * for them in time (rule notifications.missedMessages). Costs nothing when a message is sent. Safe to repeat.
 */
export const findMissed = (context: AppContext): Promise<void> => context.act(searchForMissed);
