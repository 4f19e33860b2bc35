import { sql, type SQL } from 'drizzle-orm';
import { snapshotColumns, snapshotOf, type Snapshot } from './snapshot';

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

/** Where reading starts: what is committed by now is the past. */
export async function readSnapshot(run: Run): Promise<Snapshot> {
  const [row] = await run(sql`select ${snapshotColumns}`);
  return snapshotOf(row ?? {});
}

/** What one reading of the log has found. */
export interface LogNews {
  events: LoggedEvent[];
  /** Who is in the channels that the events name; nobody when there are too many events. */
  people: Map<string, string[]>;
  /** What has been seen with them. */
  now: Snapshot;
}

/** Of the transactions that began since, and those that were open and have committed. */
const isNewSince = (seen: Snapshot): SQL =>
  sql`(transaction_id >= ${String(seen.xmax)}::xid8 or transaction_id = any(${`{${seen.open.join(',')}}`}::xid8[]))`;

/**
 * Every event that can be seen now and could not be in `seen`, in the order of the log, up to one more than `limit`, with
 * whom they are for: one statement, so that both are of the same moment. New are the transactions that began since, and
 * those that were open and have committed: each is found through the index, so one that stays open for long costs nothing
 * and holds nothing back.
 */
export async function readNews(
  run: Run,
  channelPeople: ChannelPeople,
  seen: Snapshot,
  limit: number,
): Promise<LogNews> {
  // As one array, so that the database keeps one plan however many they are: to plan anew takes longer than to read.
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
 * Whom the events concern that can be seen now and could not be in `seen`, however many they are. Asked after the news: who has
 * lost a channel by then is named by the event that says so.
 */
export async function readConcerned(run: Run, channelPeople: ChannelPeople, seen: Snapshot): Promise<string[]> {
  const named = sql`array(select distinct channel_id from news where channel_id is not null)`;
  const rows = await run(sql`
    with news as materialized (select distinct audience_user_ids, channel_id from events where ${isNewSince(seen)})
    select unnest(audience_user_ids) as user_id from news
    union
    select user_id from (${channelPeople((channelId) => sql`${channelId} = any(${named})`)}) person`);
  return rows.map((row) => row.user_id as string);
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
