import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client';
import { snapshotColumns, snapshotOf, type Snapshot } from './snapshot';

export interface ChannelNews {
  channelId: string;
  newestId: string;
  firstWritten: number;
}

export interface News {
  channels: ChannelNews[];
  people: string[];
  now: Snapshot;
}

/**
 * Summarises the message and channel events visible now but not in `seen`, however late they were committed (see
 * `readNews`). The database aggregates them in one statement.
 */
export async function readChannelNews(db: Queryable, seen: Snapshot): Promise<News> {
  const { rows } = await db.execute<{
    snapshot: string;
    newest: string | null;
    channels: ChannelNews[] | null;
    people: string[] | null;
  }>(sql`
    with news as (
      select type, channel_id, audience_user_ids, payload, created_at from events
      where (transaction_id >= ${String(seen.xmax)}::xid8 or transaction_id = any(${`{${seen.open.join(',')}}`}::xid8[]))
        and (type = 'message' or (type = 'channel' and payload ->> 'change' = 'added'))
    ), channels as (
      select channel_id as "channelId", max(payload -> 'message' ->> 'id') as "newestId",
        round(extract(epoch from min(created_at)) * 1000)::float8 as "firstWritten"
      from news where type = 'message' and channel_id is not null group by channel_id
    )
    select ${snapshotColumns},
      (select jsonb_agg(to_jsonb(channels)) from channels) as channels,
      (select jsonb_agg(distinct person) from news, unnest(audience_user_ids) person where type = 'channel') as people`);
  const [row] = rows;
  return { channels: row?.channels ?? [], people: row?.people ?? [], now: snapshotOf(row ?? {}) };
}
