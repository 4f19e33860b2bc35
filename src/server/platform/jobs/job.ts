import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';

/** The schema of pg-boss, beside the product's own tables. */
export const JOBS_SCHEMA = 'pgboss';

/** A queue: how often a job of it is tried, and what a job carries: ids, never what is secret or large. */
export interface Queue<Data> {
  name: string;
  /** A failed job waits twice as long each time; `deadLetter` is the queue where it goes when it is given up. */
  options: Omit<PgBoss.Queue, 'name'>;
  /** Never set: it ties the queue to what its jobs carry. */
  readonly carries?: (data: Data) => void;
}

/** What was given up, kept for the operator to look at. */
export const failedQueue: Queue<never> = { name: 'failed', options: { retryLimit: 0 } };

/** Thrown by work that isn't begun yet: it is tried again as what failed is, and is no failure. */
export class PutOff extends Error {}

/** What one job is done with, and what it is done for. */
export interface JobRun {
  /** Names the job, and the request that it follows from, in each line. */
  log: FastifyBaseLogger;
  requestId: string | undefined;
}

/** How a job ended: done, failed, or put off without having been begun. */
export type JobOutcome = 'done' | 'failed' | 'put_off';

/** Told how each job of a queue ended, and how long it took. */
export type OnJobEnd = (queue: string, outcome: JobOutcome, seconds: number) => void;

/** How the jobs of one queue are done. `Context` is what the work is done with. */
export interface Job<Data, Context> {
  queue: Queue<Data>;
  /** Done side by side. */
  atOnce: number;
  /** How long to wait for the next job when nothing wakes the worker. Seconds. */
  pollSeconds: number;
  /** For work that is due by the clock: one job in this many seconds, whatever the number of servers. */
  everySeconds?: number;
  run: (data: Data, context: Context) => Promise<void>;
}
