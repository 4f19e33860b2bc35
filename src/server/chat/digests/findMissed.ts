import { eq, sql } from 'drizzle-orm';
import { lookForEverybody, lookForMissedMessages, scheduleDigests, type MayHaveMissed } from '../../notifications';
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

/** Channels whose people are looked up with one statement. */
const CHANNELS_AT_ONCE = 200;

interface PersonRow extends Record<string, unknown> {
  user_id: string;
  /** Epoch milliseconds. */
  first_written: number;
}

/** Who is in these channels and has not read all of what is new. */
async function peopleOf(tx: Tx, news: ChannelNews[]): Promise<MayHaveMissed[]> {
  const channelIds = `{${news.map(({ channelId }) => channelId).join(',')}}`;
  const people = channelPeople((channelId) => sql`${channelId} = any(${channelIds}::uuid[])`);
  const { rows } = await tx.execute<PersonRow>(sql`
    select p.user_id, min(news."firstWritten") as first_written
    from jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
      as news("channelId" uuid, "newestId" uuid, "firstWritten" float8)
    join (${people}) p on p.channel_id = news."channelId"
    left join channel_reads r on r.channel_id = p.channel_id and r.user_id = p.user_id
    where r.last_message_id is null or r.last_message_id < news."newestId"
    group by p.user_id`);
  return rows.map((row) => ({ userId: row.user_id, firstUnread: new Date(row.first_written) }));
}

async function search({ tx, now }: Act): Promise<void> {
  // While another process searches there is nothing left to find.
  const [last] = await tx.select().from(digestSearch).for('update', { skipLocked: true });
  if (!last) return;
  const seen = parseSnapshot(last.seen);
  const present = await readSnapshot(async (query) => (await tx.execute(query)).rows);
  // In a database that was restored elsewhere transactions are counted anew, and old events are gone.
  const isLost = present.next < seen.xmax || last.searchedAt < daysBefore(now, EVENT_RETENTION_DAYS);
  if (isLost) await lookForEverybody(tx, now);
  const upTo = isLost ? present : await searchLog(tx, seen, now);
  await tx.update(digestSearch).set({ seen: upTo.text, searchedAt: now }).where(eq(digestSearch.isOnly, true));
}

/** Sees to it that those are looked at who may have missed what is new in the log; what has been seen with it. */
async function searchLog(tx: Tx, seen: Snapshot, now: Date): Promise<Snapshot> {
  const { channels, people, now: upTo } = await readChannelNews(tx, seen);
  for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE) {
    await scheduleDigests(tx, await peopleOf(tx, channels.slice(from, from + CHANNELS_AT_ONCE)));
  }
  // Who gets a channel back finds in it what they had left unread.
  await lookForMissedMessages(tx, people, now);
  return upTo;
}

/**
 * Finds who may have missed a message since the last search, by what the event log has of new, and sees to it that they
 * are looked at in time (rule notifications.missedMessages). Sending a message costs nothing for it. Repeating it is
 * harmless.
 */
export const findMissed = (context: AppContext): Promise<void> => context.act(search);
