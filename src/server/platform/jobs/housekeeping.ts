import type { Clock } from '../clock';
import type { Database } from '../database/client';
import { forEachSettled } from './batches';
import type { Job, Queue } from './job';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HousekeepingDeps {
  database: Database;
  clock: Clock;
}

export type Housekeeping = (deps: HousekeepingDeps) => Promise<void>;

export const housekeepingQueue: Queue<Record<string, never>> = {
  name: 'housekeeping',
  options: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900, deadLetter: 'failed' },
};

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export const runHousekeeping = (deps: HousekeepingDeps, acts: Housekeeping[]): Promise<void> =>
  forEachSettled(acts, (act) => act(deps));

export const housekeepingJob = (acts: Housekeeping[]): Job<Record<string, never>, HousekeepingDeps> => ({
  queue: housekeepingQueue,
  concurrency: 1,
  pollSeconds: 60,
  everySeconds: 3600,
  run: (_data, { clock, ...deps }) =>
    deps.database.forLongWork((database) => runHousekeeping({ database, clock }, acts)),
});
