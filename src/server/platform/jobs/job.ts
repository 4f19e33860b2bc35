import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';

export const JOBS_SCHEMA = 'pgboss';

/** A queue with its retries and the type of its jobs' data, which contains ids but nothing secret or large. */
export interface Queue<Data> {
  name: string;
  /** The delay doubles with each failure; `deadLetter` is the queue for jobs that are abandoned. */
  options: Omit<PgBoss.Queue, 'name'>;
  /** Never set: it ties the queue to the type of its jobs' data. */
  readonly carries?: (data: Data) => void;
}

export const failedQueue: Queue<never> = { name: 'failed', options: { retryLimit: 0 } };

/** Thrown by work that has not begun: the job is retried as after a failure, but doesn't count as failed. */
export class NotStarted extends Error {}

export interface JobRun {
  log: FastifyBaseLogger;
  requestId: string | undefined;
}

export type JobOutcome = 'done' | 'failed' | 'put_off';

export type OnJobEnd = (queue: string, outcome: JobOutcome, seconds: number) => void;

export interface Job<Data, Context> {
  queue: Queue<Data>;
  concurrency: number;
  /** How long to wait before looking for jobs again if nothing wakes the worker. Seconds. */
  pollSeconds: number;
  /** Used for scheduled work: one job per this many seconds, whatever the number of servers. */
  everySeconds?: number;
  run: (data: Data, context: Context) => Promise<void>;
}
