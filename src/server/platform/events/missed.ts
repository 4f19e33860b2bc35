import { sql, type SQL } from 'drizzle-orm';
import { hiddenIds } from '../database/blocks';
import { isShownTo } from '../database/signedOn';
import {
  eventColumns,
  eventWithout,
  loggedEvent,
  type ChannelPeople,
  type LoggedEvent,
  type ReaderQueries,
  type RunQuery,
} from './reader';
import type { Snapshot } from './snapshot';

/**
 * The position from which a new stream catches up: either an instant, or a transaction that the client has not seen,
 * with the time (epoch seconds) at which the position was sent.
 */
export type ResumePoint = { transactionId: bigint; sentAt: number } | { instant: Date };

export interface UnreadEvent {
  position: string;
  transactionId: bigint;
  size: number;
}

export interface MissedEvents {
  alive: boolean;
  /** The first transaction that has not begun; no client can have seen it. */
  next: bigint;
  /** When a backup was last restored into this database, epoch seconds; undefined if there was no restore. */
  restoredAt: number | undefined;
  isTooMuch: boolean;
  /** The events in log order: the first ones in full, up to `pieceBytes`; the rest by position only. */
  events: LoggedEvent[];
  rest: UnreadEvent[];
}

interface MissedOptions {
  seen: Snapshot;
  now: Date;
  limit: number;
  pieceBytes: number;
}

export interface StreamOwner {
  userId: string;
  sessionId: string;
}

const channelsOf = (channelPeople: ChannelPeople, { userId, sessionId }: StreamOwner): SQL =>
  sql`select channel_id from (${channelPeople((_channelId, person) => sql`${person} = ${userId}::uuid`)}) mine
    where ${isShownTo(sql`channel_id`, sql`${sessionId}::uuid`)}`;

interface News {
  first: SQL;
  isNews: SQL;
}

/**
 * Turns an instant into a transaction: the first one with an event from then on. The list is materialised, because
 * the planner would otherwise find the minimum by reading the whole log.
 */
function newsSince(since: ResumePoint): News {
  if ('transactionId' in since) return { first: sql`${String(since.transactionId)}::xid8`, isNews: sql`true` };
  const instant = sql`${since.instant.toISOString()}::timestamptz`;
  return {
    first: sql`(with recent as materialized (select transaction_id from events where created_at >= ${instant})
      select min(transaction_id) from recent)`,
    isNews: sql`e.created_at >= ${instant}`,
  };
}

/**
 * The events that a person has missed since a position, up to `seen`, at most `limit`. Includes the person's current
 * channels. Omits logouts, which `alive` covers. Each part uses an index on the person or the channel and then the
 * transaction, and stops at the first event over the limit, so neither the length of the log nor other people's
 * events affect its cost.
 */
export async function readMissed(
  run: RunQuery,
  { channelPeople, sessionIsAlive, withoutPeople }: ReaderQueries,
  caller: StreamOwner,
  since: ResumePoint,
  { seen, now, limit, pieceBytes }: MissedOptions,
): Promise<MissedEvents> {
  const user = sql`${caller.userId}::uuid`;
  const channels = channelsOf(channelPeople, caller);
  const news = newsSince(since);
  const isNews = sql`e.transaction_id >= (select first from since) and ${news.isNews}
    and pg_visible_in_snapshot(e.transaction_id, ${seen.text}::pg_snapshot)`;
  const rows = await run(sql`
    with since as materialized (select ${news.first} as first),
    found as materialized (
      select e.position from events e
      where e.channel_id = any(array(${channels})) and ${isNews}
      union all
      select e.position from events e
      where cardinality(e.audience_user_ids) = 1 and e.audience_user_ids[1] = ${user} and e.type <> 'logout' and ${isNews}
      union all
      select e.position from events e
      where cardinality(e.audience_user_ids) > 1 and e.audience_user_ids @> array[${user}] and e.type <> 'logout'
        and ${isNews}
      limit ${limit + 1}
    ),
    missed as materialized (
      select ${eventColumns}, e.position as place from (
        select position from found where (select count(*) from found) <= ${limit} offset 0
      ) f join events e on e.position = f.position
    ),
    measured as (
      select *, octet_length(payload) as size, sum(octet_length(payload)) over (order by place) as total from missed
    )
    select ${sessionIsAlive(sql`${caller.sessionId}::uuid`, now)} as alive,
      pg_snapshot_xmax(pg_current_snapshot())::text as next,
      (select extract(epoch from max(restored_at))::float8 from restores) as restored_at,
      (select count(*) from found) > ${limit} as is_too_much,
      case when row_number() over (order by place) = 1 then ${hiddenIds(user)} end as hidden,
      position, transaction_id, type, size,
      case when total <= ${pieceBytes} then payload end as payload
    from (select) as always left join measured on true
    order by place`);
  const [head] = rows;
  const found = rows.filter(({ position }) => position !== null);
  return {
    alive: head?.alive === true,
    next: BigInt(head?.next as string),
    restoredAt: (head?.restored_at as number | null) ?? undefined,
    isTooMuch: head?.is_too_much === true,
    events: found
      .filter(({ payload }) => payload !== null)
      .map(loggedEvent)
      .flatMap((event) => eventWithout(event, (head?.hidden as string[] | undefined) ?? [], withoutPeople) ?? []),
    rest: found
      .filter(({ payload }) => payload === null)
      .map((row) => ({
        position: row.position as string,
        transactionId: BigInt(row.transaction_id as string),
        size: row.size as number,
      })),
  };
}

/**
 * Those of these past events that a person may still see, in log order: some may have been removed, and the person
 * may have left a channel.
 */
export async function readEvents(
  run: RunQuery,
  { channelPeople, withoutPeople }: ReaderQueries,
  caller: StreamOwner,
  positions: string[],
): Promise<LoggedEvent[]> {
  const channels = channelsOf(channelPeople, caller);
  const rows = await run(sql`
    select ${eventColumns},
      case when row_number() over (order by e.position) = 1 then ${hiddenIds(sql`${caller.userId}::uuid`)} end as hidden
    from events e
    where e.position = any(${`{${positions.join(',')}}`}::bigint[])
      and (e.channel_id is null or e.channel_id = any(array(${channels})))
    order by e.position`);
  const hidden = (rows[0]?.hidden as string[] | undefined) ?? [];
  return rows.flatMap((row) => eventWithout(loggedEvent(row), hidden, withoutPeople) ?? []);
}
