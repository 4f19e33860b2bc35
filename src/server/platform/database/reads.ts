import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isPoolTimeout } from './hosts/hosts';
import type { Drizzle, Queryable } from './queryable';
import { hasSqlState, isTransientConflict, QUERY_CANCELED } from './sqlState';
import { causes, isUnavailable } from './unavailable';

/** Who served a read: the replica, or the primary because the replica is behind, away or no replica of it. */
export type ReadOutcome = 'replica' | 'behind' | 'away';

/** Runs a read on the replica if that has everything committed before, and otherwise on the primary. */
export type Reads = <T>(read: (db: Queryable) => Promise<T>) => Promise<T>;

/** The result of a read on the replica, or why there is none. */
type Served<T> = { result: T } | Exclude<ReadOutcome, 'replica'>;

/** How often the replica is asked whether it has caught up, and the pause in between, in milliseconds. */
const TRIES = 5;
const PAUSE_MS = 20;

/** How long a replica that is away isn't tried again, in milliseconds. */
const REST_MS = 10_000;

/** A position in the log of a primary: its cluster, its timeline and the place. */
interface Position extends Record<string, unknown> {
  system: string;
  timeline: number;
  place: string;
}

/** The position of the last commit. No clock is part of it, so processes with different clocks agree. */
async function readPosition(db: Queryable): Promise<Position> {
  const { rows } = await db.execute<Position>(sql`
    select system_identifier::text as system, pg_current_wal_lsn()::text as place,
      ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int as timeline
    from pg_control_system()`);
  const [position] = rows;
  if (!position) throw new Error('The database says nothing of its log.');
  return position;
}

/** Whether the replica of this connection follows the same primary, and gets to its position within a moment. */
async function reaches(db: Queryable, { system, timeline, place }: Position): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await db.execute<{ is_there: boolean | null }>(sql`
      select pg_is_in_recovery() and s.system_identifier::text = ${system}
        and greatest(c.timeline_id, r.min_recovery_end_timeline) = ${timeline}
        and pg_last_wal_replay_lsn() >= ${place}::pg_lsn as is_there
      from pg_control_system() s, pg_control_checkpoint() c, pg_control_recovery() r`);
    if (rows[0]?.is_there) return true;
    if (tries === TRIES) return false;
    await sleep(PAUSE_MS);
  }
}

/** The replica failed during the read, or replaying the log ended it. A read that takes too long would do so again. */
const mayServeElsewhere = (error: unknown): boolean => isUnavailable(error) && !hasSqlState(error, QUERY_CANCELED);

/** A caller waited too long for a connection, which says nothing about the replica. */
const isWaitOver = (error: unknown): boolean => causes(error).some(isPoolTimeout);

/**
 * Reads for what need not come from the primary. Nobody misses what anybody has written before, through whichever
 * process: the replica serves only once it has replayed the primary's log up to where that was when the read began
 * (rule platform.replica). `timeoutMs`: how long the replica may take to say where it is.
 */
export function makeReads(
  primary: Queryable,
  replica: Drizzle,
  { outcomes, timeoutMs }: { outcomes: Record<ReadOutcome, number>; timeoutMs: number },
): Reads {
  let restsUntil = -Infinity;

  const rest = () => (restsUntil = performance.now() + REST_MS);

  /**
   * On one connection, since an address may lead to several replicas. `begin` says whether the reader still waits for the
   * replica.
   */
  async function readThere<T>(read: (db: Queryable) => Promise<T>, begin: () => boolean): Promise<Served<T>> {
    let isReading = false;
    try {
      const position = await readPosition(primary);
      return await replica.transaction(
        async (tx) => {
          if (!(await reaches(tx, position))) return 'behind';
          if (!begin()) return 'away';
          isReading = true;
          return { result: await read(tx) };
        },
        { accessMode: 'read only' },
      );
    } catch (error) {
      if (isReading && !mayServeElsewhere(error)) throw error;
      if (!isTransientConflict(error) && !isWaitOver(error)) rest();
      return 'away';
    }
  }

  /** Gives a replica up that doesn't answer, such as one cut from the network. */
  async function onReplica<T>(read: (db: Queryable) => Promise<T>): Promise<Served<T>> {
    let isReading = false;
    let isGivenUp = false;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<'away'>((resolve) => {
      timer = setTimeout(() => {
        if (isReading) return;
        isGivenUp = true;
        rest();
        resolve('away');
      }, timeoutMs);
    });
    const begin = () => (isReading = !isGivenUp);
    return Promise.race([readThere(read, begin), silence]).finally(() => clearTimeout(timer));
  }

  return async (read) => {
    const served = performance.now() < restsUntil ? 'away' : await onReplica(read);
    outcomes[typeof served === 'string' ? served : 'replica'] += 1;
    return typeof served === 'string' ? read(primary) : served.result;
  };
}
