import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/client';

/** The only source of time for server code; tests use a clock they can move (`testing/clock.ts`). */
export interface Clock {
  now: () => Date;
}

export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export const systemClock: Clock = { now: () => new Date() };

const COMPARE_INTERVAL_MS = 60_000;

const LOGGED_DIFFERENCE_MS = 2_000;

/**
 * How far ahead of the machine's clock the database's may be and still be trusted, in milliseconds. Within this limit
 * all processes agree, even one on a slow machine; a database further ahead would date everything in the future.
 */
const MAX_BELIEVED_MS = 300_000;

interface Time {
  system: () => number;
  elapsed: () => number;
}

const machine: Time = { system: () => Date.now(), elapsed: () => performance.now() };

export interface CorrectedClock extends Clock {
  /** Reads the database's time again. Without a response the clock stays unchanged. */
  compare: (database: Pick<Database, 'pool'>) => Promise<void>;
  startComparing: (database: Pick<Database, 'pool'>) => () => void;
}

/**
 * The machine's time, corrected where it differs from the database's (rule platform.clock). Between responses, the
 * database's time is advanced by the time elapsed. A machine whose clock is briefly ahead therefore dates nothing in
 * the future, which would delay backups, limits and digests. Logs when the two clocks start to differ, and when they
 * agree again.
 */
export function makeCorrectedClock(
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  given: Partial<Time> = {},
): CorrectedClock {
  const time = { ...machine, ...given };
  /** Bounds of the database's time, minus the time elapsed. */
  let database = { earliest: -Infinity, latest: Infinity };
  let isApart = false;
  let systemAhead = time.system() - time.elapsed();
  let askNow: (() => void) | undefined;

  const now = () => {
    const system = time.system();
    // The clock was set, or the machine was asleep: on some systems, elapsed time stops during sleep.
    const isSet = Math.abs(system - time.elapsed() - systemAhead) > LOGGED_DIFFERENCE_MS;
    if (isSet) {
      systemAhead = system - time.elapsed();
      askNow?.();
    }
    const [earliest, latest] = [database.earliest + time.elapsed(), database.latest + time.elapsed()];
    const isBehind = earliest > system && earliest - system <= MAX_BELIEVED_MS;
    return new Date(isBehind ? earliest : Math.min(system, latest));
  };

  const compare: CorrectedClock['compare'] = async ({ pool }) => {
    const asked = time.elapsed();
    const { rows } = await pool.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    const answered = time.elapsed();
    const told = rows[0]?.ms;
    if (told === undefined) return;
    // The database reads its clock between the two instants.
    database = { earliest: Math.floor(told - answered), latest: Math.floor(told - asked) };
    systemAhead = time.system() - time.elapsed();
    const difference = time.system() - (told + (answered - asked) / 2);
    const wasApart = isApart;
    isApart = Math.abs(difference) - (answered - asked) / 2 > LOGGED_DIFFERENCE_MS;
    if (isApart && !wasApart)
      log.warn({ seconds: difference / 1000 }, 'clocks of this machine and the database differ');
    if (!isApart && wasApart) log.info('clocks of this machine and the database agree again');
  };

  return {
    now,
    compare,
    startComparing: (database) => {
      askNow = () => void compare(database).catch(() => {});
      const timer = setInterval(askNow, COMPARE_INTERVAL_MS);
      timer.unref();
      return () => {
        askNow = undefined;
        clearInterval(timer);
      };
    },
  };
}
