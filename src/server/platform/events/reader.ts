import { sql, type SQL } from 'drizzle-orm';
import { snapshotColumns, snapshotOf, type Snapshot } from './snapshot';

/** A row of the log. `payload` is JSON text, passed on without parsing. */
export interface LoggedEvent {
  position: string;
  transactionId: bigint;
  type: string;
  payload: string;
  userIds: string[] | null;
  channelId: string | null;
}

/**
 * The people in channels, as rows (channel_id, user_id). `condition` filters them, given expressions for the channel's
 * id and the person's id.
 */
export type ChannelPeople = (condition: (channelId: SQL, userId: SQL) => SQL) => SQL;

/** Whether a session is still valid at an instant. */
export type SessionIsAlive = (sessionId: SQL, now: Date) => SQL;

/** Queries that the areas provide to the log's readers. */
export interface ReaderQueries {
  channelPeople: ChannelPeople;
  sessionIsAlive: SessionIsAlive;
}

/** Runs one statement and returns its rows. */
export type RunQuery = (query: SQL) => Promise<Record<string, unknown>[]>;

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

/** The position where reading starts: every transaction committed so far counts as past. */
export async function readSnapshot(run: RunQuery): Promise<Snapshot> {
  const [row] = await run(sql`select ${snapshotColumns}`);
  return snapshotOf(row ?? {});
}

/** The result of one read of the log. */
export interface LogNews {
  events: LoggedEvent[];
  /** The people in the channels that the events name; empty if there are too many events. */
  people: Map<string, string[]>;
  /** The snapshot of the log that has been seen after this read. */
  now: Snapshot;
}

/** Events of transactions that began since, or that were still open and have committed since. */
const isNewSince = (seen: Snapshot): SQL =>
  sql`(transaction_id >= ${String(seen.xmax)}::xid8 or transaction_id = any(${`{${seen.open.join(',')}}`}::xid8[]))`;

/**
 * The events visible now but not in `seen`, in log order, up to one more than `limit`, with their recipients; one
 * statement, so that events and recipients are from the same moment. New transactions are those that began since, and
 * those that were open and have since committed. The index finds each, so a transaction open for long neither costs nor
 * delays anything.
 */
export async function readNews(
  run: RunQuery,
  channelPeople: ChannelPeople,
  seen: Snapshot,
  limit: number,
): Promise<LogNews> {
  // One array keeps a single query plan, however many channels there are; planning takes longer than reading.
  const named = sql`array(select distinct channel_id from news where (select count(*) from news) <= ${limit})`;
  const rows = await run(sql`
    with news as materialized (
      select * from events
      where ${isNewSince(seen)}
      order by position
      limit ${limit + 1}
    )
    select ${snapshotColumns}, ${eventColumns}, null as people, e.position as place
    from (select) as always left join news e on true
    union all
    select null, null, null, null, null, null, null, channel_id, string_agg(user_id::text, ','), null
    from (${channelPeople((channelId) => sql`${channelId} = any(${named})`)}) person
    group by channel_id
    order by place`);
  const people = rows.filter((row) => row.people !== null);
  return {
    events: rows.filter((row) => row.position !== null).map(loggedEvent),
    people: new Map(people.map((row) => [row.channel_id as string, (row.people as string).split(',')])),
    now: snapshotOf(rows[0] ?? {}),
  };
}

/**
 * The people affected by the events visible now but not in `seen`, however many events there are. Runs after
 * `readNews`; the event about the loss of a channel names a person who lost it in between.
 */
export async function readConcernedPeople(
  run: RunQuery,
  channelPeople: ChannelPeople,
  seen: Snapshot,
): Promise<string[]> {
  const named = sql`array(select distinct channel_id from news where channel_id is not null)`;
  const rows = await run(sql`
    with news as materialized (select distinct audience_user_ids, channel_id from events where ${isNewSince(seen)})
    select unnest(audience_user_ids) as user_id from news
    union
    select user_id from (${channelPeople((channelId) => sql`${channelId} = any(${named})`)}) person`);
  return rows.map((row) => row.user_id as string);
}

/** Which of these sessions are still valid. */
export async function readActiveSessions(
  run: RunQuery,
  sessionIsAlive: SessionIsAlive,
  sessionIds: string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await run(sql`
    select candidate.id from unnest(${`{${sessionIds.join(',')}}`}::uuid[]) as candidate(id)
    where ${sessionIsAlive(sql`candidate.id`, now)}`);
  return new Set(rows.map((row) => row.id as string));
}
