import { sql, type SQL } from 'drizzle-orm';
import { eventColumns, loggedEvent, type LoggedEvent, type Readership, type Run } from './reader';
import type { Snapshot } from './snapshot';

/**
 * From where a stream that opens is to be filled up: a transaction that a client has not seen, as it was told at a time
 * (epoch seconds), or an instant.
 */
export type Since = { transactionId: bigint; sentAt: number } | { instant: Date };

/** An event that is still to be read, and how many bytes its payload has. */
export interface UnreadEvent {
  position: string;
  transactionId: bigint;
  size: number;
}

export interface Missed {
  /** False when the session is over by now. */
  alive: boolean;
  /** The first transaction that has not begun: no client can have seen as far. */
  next: bigint;
  /** When the newest backup was restored into this database, epoch seconds; undefined: none ever was. */
  restoredAt: number | undefined;
  /** More than the limit: nothing is read. */
  isTooMuch: boolean;
  /** In the order of the log: the first, and what is left when they come to `pieceBytes`. */
  events: LoggedEvent[];
  rest: UnreadEvent[];
}

interface MissedOptions {
  /** What the stream has up to now: the rest comes live. */
  seen: Snapshot;
  now: Date;
  limit: number;
  /** Of the payloads that are read at once. */
  pieceBytes: number;
}

interface News {
  /** The first transaction that may be news. */
  first: SQL;
  /** Which of the events `e` from there on are. */
  isNews: SQL;
}

/**
 * What is news since an instant is found as that since a transaction: the first one with an event of that time. By way
 * of a list, or the planner looks for the least by reading the whole log.
 */
function newsSince(since: Since): News {
  if ('transactionId' in since) return { first: sql`${String(since.transactionId)}::xid8`, isNews: sql`true` };
  const instant = sql`${since.instant.toISOString()}::timestamptz`;
  return {
    first: sql`(with recent as materialized (select transaction_id from events where created_at >= ${instant})
      select min(transaction_id) from recent)`,
    isNews: sql`e.created_at >= ${instant}`,
  };
}

/**
 * What a person has missed since, up to what `seen` has seen, at most `limit`. Channels are those the person is in now. A
 * logout is left out: it is told by `alive`. Each part is found by an index that begins with the person or the channel
 * and goes on with the transaction, and looking ends with the one that is too many, so that neither the length of the
 * log nor what others were told matters.
 */
export async function readMissed(
  run: Run,
  { channelPeople, sessionIsAlive }: Readership,
  caller: { userId: string; sessionId: string },
  since: Since,
  { seen, now, limit, pieceBytes }: MissedOptions,
): Promise<Missed> {
  const user = sql`${caller.userId}::uuid`;
  const channels = channelPeople((_channelId, userId) => sql`${userId} = ${user}`);
  const news = newsSince(since);
  const isNews = sql`e.transaction_id >= (select first from since) and ${news.isNews}
    and pg_visible_in_snapshot(e.transaction_id, ${seen.text}::pg_snapshot)`;
  const rows = await run(sql`
    with since as materialized (select ${news.first} as first),
    found as materialized (
      select e.position from events e
      where e.channel_id = any(array(select channel_id from (${channels}) mine)) and ${isNews}
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
      position, transaction_id, type, audience_user_ids, channel_id, size,
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
    events: found.filter(({ payload }) => payload !== null).map(loggedEvent),
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
 * Of these events of a person's past what is theirs still, in the order of the log: some may be gone by now, and so may
 * the person from a channel.
 */
export async function readEvents(
  run: Run,
  { channelPeople }: Readership,
  userId: string,
  positions: string[],
): Promise<LoggedEvent[]> {
  const channels = channelPeople((_channelId, person) => sql`${person} = ${userId}::uuid`);
  const rows = await run(sql`
    select ${eventColumns} from events e
    where e.position = any(${`{${positions.join(',')}}`}::bigint[])
      and (e.channel_id is null or e.channel_id = any(array(select channel_id from (${channels}) mine)))
    order by e.position`);
  return rows.map(loggedEvent);
}
