import { sql, type SQL } from 'drizzle-orm';
import { hiddenPairs } from '../database/blocks';
import { withheldMemberships } from '../database/signedOn';
import { snapshotColumns, snapshotOf, type Snapshot } from './snapshot';

/** A row of the log. `payload` is JSON text, passed on without parsing. */
export interface LoggedEvent {
  position: string;
  transactionId: bigint;
  type: string;
  payload: string;
}

/**
 * The people in channels, as rows (channel_id, user_id). `condition` filters them, given expressions for the channel's
 * id and the person's id.
 */
export type ChannelPeople = (condition: (channelId: SQL, userId: SQL) => SQL) => SQL;

export type SessionIsAlive = (sessionId: SQL, now: Date) => SQL;

/**
 * The payload of an event as somebody sees it from whom these people's words are hidden (rule blocks.hidden); undefined
 * if nothing of it is left.
 */
export type WithoutPeople = (
  event: Pick<LoggedEvent, 'type' | 'payload'>,
  hidden: readonly string[],
) => string | undefined;

export interface ReaderQueries {
  channelPeople: ChannelPeople;
  sessionIsAlive: SessionIsAlive;
  withoutPeople: WithoutPeople;
}

export function eventWithout<Event extends LoggedEvent>(
  event: Event,
  hidden: readonly string[],
  withoutPeople: WithoutPeople,
): Event | undefined {
  if (hidden.length === 0) return event;
  const payload = withoutPeople(event, hidden);
  return payload === undefined ? undefined : { ...event, payload };
}

export type RunQuery = (query: SQL) => Promise<Record<string, unknown>[]>;

export const eventColumns = sql`e.position::text as position, e.transaction_id::text as transaction_id, e.type,
  e.payload::text as payload`;

export function loggedEvent(row: Record<string, unknown>): LoggedEvent {
  return {
    position: row.position as string,
    transactionId: BigInt(row.transaction_id as string),
    type: row.type as string,
    payload: row.payload as string,
  };
}

/** Events of transactions that began after the snapshot, or that were open then and have since committed. */
const isNewSince = (seen: Snapshot): SQL =>
  sql`(transaction_id >= ${String(seen.xmax)}::xid8 or transaction_id = any(${`{${seen.open.join(',')}}`}::xid8[]))`;

export async function readSnapshot(run: RunQuery): Promise<Snapshot> {
  const [row] = await run(sql`select ${snapshotColumns}`);
  return snapshotOf(row ?? {});
}

export interface News extends LoggedEvent {
  /** Of the channel that it is about; undefined for an event that names its people. */
  membershipId: string | undefined;
  recipients: string[];
  /** The people whose words are hidden from a recipient, by recipient. */
  hidden: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface LogNews {
  events: News[];
  isFlood: boolean;
  now: Snapshot;
}

export interface Search {
  seen: Snapshot;
  readers: readonly string[];
}

const UUID_OID = 2950;

function encodeIds(ids: readonly string[]): Buffer {
  const header = Buffer.from(Int32Array.of(1, 0, UUID_OID, ids.length, 1).buffer).swap32();
  const size = Buffer.from(Int32Array.of(16).buffer).swap32();
  return Buffer.concat([header, ...ids.flatMap((id) => [size, Buffer.from(id.replaceAll('-', ''), 'hex')])]);
}

const encoded = new WeakMap<readonly string[], Buffer>();

/**
 * Ids as an array in PostgreSQL's binary format: each poll sends the ids of all readers, and text would cost the
 * database five times as much. Encoded once per array.
 */
function binaryIds(ids: readonly string[]): Buffer {
  const bytes = encoded.get(ids) ?? encodeIds(ids);
  encoded.set(ids, bytes);
  return bytes;
}

/** `is true` keeps the planner from reversing the order and looking up the channels of every reader. */
const isReader = (userId: SQL): SQL => sql`(${userId} in (select user_id from reader)) is true`;

/**
 * New events, without their contents: those of transactions that began after the snapshot, and those of transactions
 * that were open then and have since committed; up to `limit` of each. Both parts take their order from the index, so
 * that no plan reads the whole log, and a transaction that is open for long neither costs nor delays anything.
 */
export function newEvents({ xmax, open }: Snapshot, limit: number): SQL {
  const until = sql`order by transaction_id limit ${limit}`;
  const columns = sql`position, transaction_id, channel_id, audience_user_ids, created_at`;
  return sql`(select ${columns} from events where transaction_id >= ${String(xmax)}::xid8 ${until}) union all
    (select ${columns} from events where transaction_id = any(${`{${open.join(',')}}`}::xid8[]) ${until})`;
}

/** One statement, so that events and their recipients are from the same moment. */
export async function readNews(
  run: RunQuery,
  channelPeople: ChannelPeople,
  { seen, readers }: Search,
  limit: number,
): Promise<LogNews> {
  // One array keeps a single query plan, however many channels there are; planning takes longer than reading.
  const named = sql`array(select distinct channel_id from news where (select count(*) from news) <= ${limit})`;
  const rows = await run(sql`
    with reader (user_id) as materialized (select unnest(${binaryIds(readers)}::uuid[])),
    news as materialized (${newEvents(seen, limit + 1)}),
    place as materialized (
      ${channelPeople((channelId, userId) => sql`${channelId} = any(${named}) and ${isReader(userId)}`)}
    ),
    person as materialized (
      select channel_id, string_agg(user_id::text, ',') as recipients from place group by channel_id
    ),
    hiding as materialized (
      select channel_id, jsonb_object_agg(user_id, person_ids) as hidden from (
        select place.channel_id, place.user_id, jsonb_agg(pair.person_id) as person_ids
        from place join (${hiddenPairs}) pair on pair.reader_id = place.user_id group by 1, 2) each_reader
      group by channel_id
    ),
    mine as (
      select n.position, n.channel_id, p.recipients from news n join person p on p.channel_id = n.channel_id
      union all
      select n.position, null, named.recipients from news n cross join lateral (
        select string_agg(user_id::text, ',') as recipients from unnest(n.audience_user_ids) user_id
        where ${isReader(sql`user_id`)}
      ) named
      where named.recipients is not null
    )
    select ${snapshotColumns}, (select count(*) from news) > ${limit} as is_flood, ${eventColumns}, m.recipients,
      (select channel.membership_id from channels channel where channel.id = m.channel_id) as membership_id,
      (select hiding.hidden from hiding where hiding.channel_id = m.channel_id) as hidden
    from (select) as always left join (
      mine m cross join lateral (select * from events where position = m.position offset 0) e
    ) on true
    order by e.position`);
  const isFlood = rows[0]?.is_flood === true;
  const found = isFlood ? [] : rows.filter((row) => row.position !== null);
  return {
    events: found.map((row) => ({
      ...loggedEvent(row),
      membershipId: (row.membership_id as string | null) ?? undefined,
      recipients: (row.recipients as string).split(','),
      hidden: (row.hidden as News['hidden'] | null) ?? undefined,
    })),
    isFlood,
    now: snapshotOf(rows[0] ?? {}),
  };
}

/**
 * The readers whom new events are for, however many events there are. Runs after `readNews`; a person who lost a
 * channel in between is included, since the event about the loss names them.
 */
export async function readConcernedPeople(
  run: RunQuery,
  channelPeople: ChannelPeople,
  { seen, readers }: Search,
): Promise<string[]> {
  const named = sql`array(select distinct channel_id from news where channel_id is not null)`;
  const rows = await run(sql`
    with reader (user_id) as materialized (select unnest(${binaryIds(readers)}::uuid[])),
    news as materialized (select distinct audience_user_ids, channel_id from events where ${isNewSince(seen)})
    select user_id from news cross join unnest(audience_user_ids) user_id where ${isReader(sql`user_id`)}
    union
    select user_id from (
      ${channelPeople((channelId, userId) => sql`${channelId} = any(${named}) and ${isReader(userId)}`)}
    ) person`);
  return rows.map((row) => row.user_id as string);
}

/** The memberships of whose channels these sessions get no events, by session; without an entry, a session gets all. */
export async function readWithheldMemberships(
  run: RunQuery,
  sessionIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const rows = await run(sql`
    select session_id, array_agg(distinct membership_id::text) as membership_ids
    from (${withheldMemberships(sql`${`{${sessionIds.join(',')}}`}::uuid[]`)}) withheld group by session_id`);
  return new Map(rows.map((row) => [row.session_id as string, new Set(row.membership_ids as string[])]));
}

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
