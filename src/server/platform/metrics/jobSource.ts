import { sql, type SQL } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { failedQueue, JOBS_SCHEMA } from '../jobs/job';
import type { Source } from './source';

interface WaitingJobs extends Record<string, unknown> {
  name: string;
  due: number;
  scheduled: number;
  seconds: number | null;
  /** Epoch seconds of the newest job. */
  newest: number;
}

export const waitingJobs: SQL = sql`
  select name, (count(*) filter (where start_after <= now()))::int as due,
    (count(*) filter (where start_after > now()))::int as scheduled,
    extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as seconds,
    extract(epoch from max(created_on))::float8 as newest
  from ${sql.raw(`${JOBS_SCHEMA}.job`)} where state < 'active' group by name`;

/** Waiting and abandoned jobs, by the database's clock, like the jobs themselves. */
export function jobSource(registers: Registry[], queues: readonly string[]): Source {
  const waiting = new Gauge({
    name: 'stepwell_jobs_waiting',
    help: 'Jobs that are due, and those that are scheduled for later, retries among them.',
    labelNames: ['queue', 'state'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'stepwell_jobs_oldest_due_seconds',
    help: 'For how long the oldest job of a queue has been due.',
    labelNames: ['queue'] as const,
    registers,
  });
  const deadLetters = new Gauge({
    name: 'stepwell_jobs_dead_letters',
    help: 'Jobs that were given up and are kept to be looked at.',
    registers,
  });
  const lastGivenUp = new Gauge({
    name: 'stepwell_jobs_last_given_up_timestamp_seconds',
    help: 'When the newest of those was given up, in epoch seconds; 0 without one.',
    registers,
  });
  return {
    name: 'jobs',
    gauges: [waiting, oldest, deadLetters, lastGivenUp],
    read: async (db) => {
      const { rows } = await db.execute<WaitingJobs>(waitingJobs);
      const byName = new Map(rows.map((row) => [row.name, row]));
      for (const queue of queues) {
        const { due = 0, scheduled = 0, seconds } = byName.get(queue) ?? {};
        waiting.set({ queue, state: 'due' }, due);
        waiting.set({ queue, state: 'scheduled' }, scheduled);
        oldest.set({ queue }, seconds ?? 0);
      }
      const givenUp = byName.get(failedQueue.name);
      deadLetters.set(givenUp?.due ?? 0);
      lastGivenUp.set(givenUp?.newest ?? 0);
    },
  };
}
