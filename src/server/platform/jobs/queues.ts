import type PgBoss from 'pg-boss';

/** The schema of pg-boss, beside the product's own tables. */
export const JOBS_SCHEMA = 'pgboss';

/**
 * Every queue and how often a job of it is tried. A failed one waits twice as long each time: with 12 tries from 30
 * seconds on, a mail is given up after one and a half to three days. `deadLetter` is where it goes then.
 */
export const queues = {
  /** Mails that were given up: their rows are marked. */
  'mail-failed': { retryLimit: 10, retryDelay: 10, retryBackoff: true, expireInSeconds: 60 },
  /** What else was given up, kept for the operator to look at. */
  failed: { retryLimit: 0 },
  mail: { retryLimit: 12, retryDelay: 30, retryBackoff: true, expireInSeconds: 300, deadLetter: 'mail-failed' },
  push: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 60, deadLetter: 'failed' },
  /** Not tried again: the next one is due in a minute. */
  pauses: { retryLimit: 0, expireInSeconds: 300 },
  housekeeping: { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900, deadLetter: 'failed' },
} as const satisfies Record<string, Omit<PgBoss.Queue, 'name'>>;

export type QueueName = keyof typeof queues;

/** What a job of each queue carries: ids, never what is secret or large. */
export interface JobData {
  'mail-failed': { mailId: string };
  mail: { mailId: string };
  push: { notificationId: string; subscriptionId: string };
  pauses: Record<string, never>;
  housekeeping: Record<string, never>;
}

/** The queues that are worked on. */
export type JobName = keyof JobData;
