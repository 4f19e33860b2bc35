import type { Clock } from '../clock';
import type { Database } from '../database/client';
import type { Job, Queue } from './job';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HousekeepingDeps {
  database: Database;
  clock: Clock;
}

/** Removes what nobody needs any more. Repeating it is harmless. */
export type Housekeeping = (deps: HousekeepingDeps) => Promise<void>;

export const housekeepingQueue: Queue<Record<string, never>> = {
  name: 'housekeeping',
  options: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900, deadLetter: 'failed' },
};

/** The instant so many days ago. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Runs every housekeeping act, one after the other. One that fails keeps none from being done; then all of it fails. */
export async function runHousekeeping(deps: HousekeepingDeps, acts: Housekeeping[]): Promise<void> {
  const failures: unknown[] = [];
  for (const act of acts) await act(deps).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/** Housekeeping once an hour. */
export const housekeepingJob = (acts: Housekeeping[]): Job<Record<string, never>, HousekeepingDeps> => ({
  queue: housekeepingQueue,
  atOnce: 1,
  pollSeconds: 60,
  everySeconds: 3600,
  run: (_data, { clock, ...deps }) =>
    deps.database.forLongWork((database) => runHousekeeping({ database, clock }, acts)),
});
