import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isPoolTimeout, type Hosts } from './hosts/hosts';
import type { Drizzle, Queryable } from './queryable';
import { hasSqlState, isTransientConflict, QUERY_CANCELED, READ_ONLY_TRANSACTION } from './sqlState';
import { causes, isUnavailable } from './unavailable';

/**
 * Where a read ran: on the replica, or on the primary because the replica was behind (or isn't a replica of it) or
 * away.
 */
export type ReadOutcome = 'replica' | 'behind' | 'away';

export type Reads = <T>(read: (db: Queryable) => Promise<T>) => Promise<T>;

type Served<T> = { result: T } | Exclude<ReadOutcome, 'replica'>;

const TRIES = 5;
const PAUSE_MS = 20;

/** How long a replica that was unreachable or behind isn't tried again. */
const REPLICA_PAUSE_MS = { away: 10_000, behind: 1_000 };

interface Position extends Record<string, unknown> {
  system: string;
  database: string;
  timeline: number;
  place: string;
}

/**
 * The position of the last commit. It doesn't involve a clock, so processes with different clocks agree. Without
 * synchronous commits, the end of the inserted log counts, since committed data may not be written yet.
 */
const committed = sql`case current_setting('synchronous_commit')
  when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_lsn() end`;

async function readPosition(db: Queryable): Promise<Position> {
  const { rows } = await db.execute<Position>(sql`
    select system_identifier::text as system,
      (select oid::text from pg_database where datname = current_database()) as database, (${committed})::text as place,
      ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int as timeline
    from pg_control_system()`);
  const [position] = rows;
  if (!position) throw new Error('The database says nothing of its log.');
  return position;
}

async function follows(
  db: Queryable,
  { system, database, timeline, place }: Position,
): Promise<'there' | 'behind' | 'unrelated'> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await db.execute<{ is_related: boolean; is_there: boolean | null }>(sql`
      select pg_is_in_recovery() and s.system_identifier::text = ${system}
          and (select oid::text from pg_database where datname = current_database()) = ${database} as is_related,
        greatest(c.timeline_id, r.min_recovery_end_timeline) = ${timeline}
          and pg_last_wal_replay_lsn() >= ${place}::pg_lsn as is_there
      from pg_control_system() s, pg_control_checkpoint() c, pg_control_recovery() r`);
    if (!rows[0]?.is_related) return 'unrelated';
    if (rows[0].is_there) return 'there';
    if (tries === TRIES) return 'behind';
    await sleep(PAUSE_MS);
  }
}

/**
 * Whether the primary may serve the read instead: the replica failed, or replaying the log cancelled the read. A read
 * that takes too long, or that writes, would fail there too.
 */
const mayServeElsewhere = (error: unknown): boolean =>
  isUnavailable(error) && !hasSqlState(error, QUERY_CANCELED) && !hasSqlState(error, READ_ONLY_TRANSACTION);

const isWaitOver = (error: unknown): boolean => causes(error).some(isPoolTimeout);

/**
 * Serves reads that needn't come from the primary. Everybody sees everything written before their read, through
 * whichever process: the replica serves only once it has replayed the primary's log up to where it was when the read
 * began (rule platform.replica). `timeoutMs`: how long a read may wait for a connection to the replica, and then for
 * its response.
 */
export function makeReads(
  primary: Queryable,
  replica: Drizzle,
  { hosts, outcomes, timeoutMs }: { hosts: Hosts; outcomes: Record<ReadOutcome, number>; timeoutMs: number },
): Reads {
  let paused: { until: number; as: 'behind' | 'away' } | undefined;
  let unrelated = 0;

  function pauseReplica(as: 'behind' | 'away', milliseconds = REPLICA_PAUSE_MS[as]): typeof as {
    const until = performance.now() + milliseconds;
    if (!paused || until > paused.until) paused = { until, as };
    return as;
  }

  /** The next host may be a replica; after one round without any, the replica is not retried for a while. */
  function leaveHost(): 'behind' {
    hosts.skip();
    unrelated += 1;
    if (unrelated % hosts.count === 0) pauseReplica('behind', REPLICA_PAUSE_MS.away);
    return 'behind';
  }

  /**
   * Uses one connection, since an address may lead to several replicas. `begin` returns whether the reader is still
   * waiting.
   */
  async function readThere<T>(
    read: (db: Queryable) => Promise<T>,
    position: Position,
    begin: () => boolean,
  ): Promise<Served<T>> {
    let isReading = false;
    try {
      return await replica.transaction(
        async (tx) => {
          const where = await follows(tx, position);
          if (where === 'unrelated') return leaveHost();
          if (where === 'behind') return pauseReplica('behind');
          if (!begin()) return 'away';
          isReading = true;
          return { result: await read(tx) };
        },
        { accessMode: 'read only' },
      );
    } catch (error) {
      if (isReading && !mayServeElsewhere(error)) throw error;
      if (!isTransientConflict(error) && !isWaitOver(error)) pauseReplica('away');
      return 'away';
    }
  }

  async function onReplica<T>(read: (db: Queryable) => Promise<T>): Promise<Served<T>> {
    const position = await readPosition(primary);
    let isReading = false;
    let isGivenUp = false;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<'away'>((resolve) => {
      // Waiting for a connection has its own, shorter limit, with an error that means too many readers.
      timer = setTimeout(() => {
        if (isReading) return;
        isGivenUp = true;
        resolve(pauseReplica('away') as 'away');
      }, 2 * timeoutMs);
    });
    const begin = () => (isReading = !isGivenUp);
    return Promise.race([readThere(read, position, begin), silence]).finally(() => clearTimeout(timer));
  }

  return async (read) => {
    const served = paused && performance.now() < paused.until ? paused.as : await onReplica(read);
    outcomes[typeof served === 'string' ? served : 'replica'] += 1;
    return typeof served === 'string' ? read(primary) : served.result;
  };
}
