import { sql, type SQL } from 'drizzle-orm';
import { parseSnapshot, type Snapshot } from './snapshot';

/** A row of the log. `payload` is JSON text: it is never looked into, only sent on. */
export interface LoggedEvent {
  position: string;
  transactionId: bigint;
  type: string;
  payload: string;
  userIds: string[] | null;
  channelId: string | null;
}

/**
 * Who is in channels: rows (channel_id, user_id). `condition` narrows them, by expressions for the channel's id and the
 * person's id.
 */
export type ChannelPeople = (condition: (channelId: SQL, userId: SQL) => SQL) => SQL;

/** Whether a session may go on at an instant. */
export type SessionIsAlive = (sessionId: SQL, now: Date) => SQL;

/** What the log's readers ask the areas. */
export interface Readership {
  channelPeople: ChannelPeople;
  sessionIsAlive: SessionIsAlive;
}

/** Runs one statement and gives its rows. */
export type Run = (query: SQL) => Promise<Record<string, unknown>[]>;

export const eventColumns = sql`e.position::text as position, e.transaction_id::text as transaction_id, e.type,
  e.payload::text as payload, e.audience_user_ids, e.channel_id`;

export function loggedEvent(row: Record<string, unknown>): LoggedEvent {
  return {
    position: row.position as string,
    transactionId: BigInt(row.transaction_id as string),
    type: row.type as string,
    payload: row.payload as string,
    userIds: row.audience_user_ids as string[] | null,
    channelId: row.channel_id as string | null,
  };
}

const eventsIn = (rows: Record<string, unknown>[]) => rows.filter((row) => row.position !== null).map(loggedEvent);

/** Where reading starts: what is committed by now is the past. */
export async function readSnapshot(run: Run): Promise<Snapshot> {
  const [row] = await run(sql`select pg_current_snapshot()::text as snapshot`);
  return parseSnapshot(row?.snapshot as string);
}

/**
 * Every event that can be seen now and could not be in `seen`, in the order of the log, at most `limit`, and what has
 * been seen with it. New are the transactions that began since, and those that were open and have committed: each is
 * found through the index, so one that stays open for long costs nothing and holds nothing back.
 */
export async function readNew(
  run: Run,
  seen: Snapshot,
  limit: number,
): Promise<{ events: LoggedEvent[]; now: Snapshot }> {
  const rows = await run(sql`
    select pg_current_snapshot()::text as snapshot, ${eventColumns}
    from (select) as always
    left join (
      select * from events
      where transaction_id >= ${String(seen.xmax)}::xid8 or transaction_id = any(${`{${seen.open.join(',')}}`}::xid8[])
      order by position
      limit ${limit}
    ) e on true
    order by e.position`);
  return { events: eventsIn(rows), now: parseSnapshot(rows[0]?.snapshot as string) };
}

/**
 * Who is in each of these channels now. The ids come as one text: the driver is slow at reading long arrays. They are
 * selected, so that the database keeps one plan, as it does where their number is not seen: to plan anew took far
 * longer than to read.
 */
export async function readPeople(
  run: Run,
  channelPeople: ChannelPeople,
  channelIds: string[],
): Promise<Map<string, string[]>> {
  const wanted = `{${channelIds.join(',')}}`;
  const people = channelPeople((channelId) => sql`${channelId} = any((select ${wanted}::uuid[])::uuid[])`);
  const rows = await run(sql`
    select channel_id, string_agg(user_id::text, ',') as user_ids from (${people}) people group by channel_id`);
  return new Map(rows.map((row) => [row.channel_id as string, (row.user_ids as string).split(',')]));
}

/** Which of these sessions may go on. */
export async function readAlive(
  run: Run,
  sessionIsAlive: SessionIsAlive,
  sessionIds: string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await run(sql`
    select candidate.id from unnest(${`{${sessionIds.join(',')}}`}::uuid[]) as candidate(id)
    where ${sessionIsAlive(sql`candidate.id`, now)}`);
  return new Set(rows.map((row) => row.id as string));
}
