import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/client';

/** The only way server code learns the time; tests give a clock they can move (`testing/clock.ts`). */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** How often the database is asked what time it is, in milliseconds. */
const ASK_EVERY_MS = 60_000;

/** So far apart clocks are worth a word, in milliseconds. */
const APART_MS = 2_000;

/** What a clock is made of; tests give their own. All in milliseconds. */
interface Time {
  /** The machine's clock, which may be set while it runs. */
  system: () => number;
  /** What has passed since some instant: nothing sets it. */
  elapsed: () => number;
}

const machine: Time = { system: () => Date.now(), elapsed: () => performance.now() };

/** A clock that the database keeps right. */
export interface KeptClock extends Clock {
  /** Asks the database anew. What it doesn't answer leaves the clock as it is. */
  compare: (database: Pick<Database, 'pool'>) => Promise<void>;
  /** Asks it now and again; gives what stops that. */
  keep: (database: Pick<Database, 'pool'>) => () => void;
}

/**
 * The earlier of the machine's time and the database's (rule platform.clock), which is counted on between two answers: a
 * machine whose clock is ahead for a moment dates nothing in the future, which would hold up backups, limits, digests and
 * whatever comes after. Where they differ the log says so, once each way.
 */
export function makeKeptClock(log: Pick<FastifyBaseLogger, 'warn' | 'info'>, time: Time = machine): KeptClock {
  /** What the database's time is ahead of what has elapsed; undefined before it has answered. */
  let ahead: number | undefined;
  let isApart = false;
  /** What the machine's time was ahead of what had elapsed, when they were last compared. */
  let systemAhead = time.system() - time.elapsed();
  /** What has the database asked at once, while the clock is kept. */
  let askNow: (() => void) | undefined;

  const now = () => {
    const system = time.system();
    // Or the machine has slept, which some count as nothing that has elapsed.
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
    // It looked at some instant between: no later than it could be now by the first of them.
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
