import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/client';

/** The only way server code learns the time; tests give a clock they can move (`testing/clock.ts`). */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** How often the database is asked for the time, in milliseconds. */
const ASK_EVERY_MS = 60_000;

/** From this difference between the clocks on, the log says so. Milliseconds. */
const APART_MS = 2_000;

/** What a clock is made of; tests give their own. All in milliseconds. */
interface Time {
  /** The machine's clock, which may be set while it runs. */
  system: () => number;
  /** Time since some fixed instant, which nothing can set. */
  elapsed: () => number;
}

const machine: Time = { system: () => Date.now(), elapsed: () => performance.now() };

/** A clock that the database keeps right. */
export interface KeptClock extends Clock {
  /** Asks the database again. Without an answer the clock stays as it is. */
  compare: (database: Pick<Database, 'pool'>) => Promise<void>;
  /** Asks it regularly; returns what stops that. */
  keep: (database: Pick<Database, 'pool'>) => () => void;
}

/**
 * The earlier of the machine's time and the database's (rule platform.clock), which advances by elapsed time between two
 * answers. So a machine whose clock is briefly ahead dates nothing in the future, which would hold up backups, limits and
 * digests. The log says when the two start to differ, and when they agree again.
 */
export function makeKeptClock(log: Pick<FastifyBaseLogger, 'warn' | 'info'>, time: Time = machine): KeptClock {
  /** The database's time minus what had elapsed; undefined before its first answer. */
  let ahead: number | undefined;
  let isApart = false;
  /** The machine's time minus what had elapsed, at the last comparison. */
  let systemAhead = time.system() - time.elapsed();
  /** Asks the database at once, while the clock is kept. */
  let askNow: (() => void) | undefined;

  const now = () => {
    const system = time.system();
    // Or the machine was asleep: on some systems that time doesn't elapse.
    const isSet = Math.abs(system - time.elapsed() - systemAhead) > APART_MS;
    if (isSet) {
      systemAhead = system - time.elapsed();
      askNow?.();
    }
    return new Date(Math.min(system, ahead === undefined ? Infinity : ahead + time.elapsed()));
  };

  const compare: KeptClock['compare'] = async ({ pool }) => {
    const asked = time.elapsed();
    const { rows } = await pool.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    const answered = time.elapsed();
    const database = rows[0]?.ms;
    if (database === undefined) return;
    // It was read between the two instants: from the earlier one on, the clock is never behind it.
    ahead = Math.floor(database - asked);
    systemAhead = time.system() - time.elapsed();
    const difference = time.system() - (database + (answered - asked) / 2);
    const wasApart = isApart;
    isApart = Math.abs(difference) - (answered - asked) / 2 > APART_MS;
    if (isApart && !wasApart)
      log.warn({ seconds: difference / 1000 }, 'clocks of this machine and the database differ');
    if (!isApart && wasApart) log.info('clocks of this machine and the database agree again');
  };

  return {
    now,
    compare,
    keep: (database) => {
      askNow = () => void compare(database).catch(() => {});
      const timer = setInterval(askNow, ASK_EVERY_MS);
      timer.unref();
      return () => {
        askNow = undefined;
        clearInterval(timer);
      };
    },
  };
}
