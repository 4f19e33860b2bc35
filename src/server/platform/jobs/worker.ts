import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { JobData, JobName } from './queues';

/** How the jobs of one queue are done. */
export interface Job<Name extends JobName = JobName> {
  name: Name;
  /** Done side by side. */
  atOnce: number;
  /** How long to wait for the next job when nothing wakes the worker. Seconds. */
  pollSeconds: number;
  /** For work that is due by the clock: one job in this many seconds, whatever the number of servers. */
  everySeconds?: number;
  run: (data: JobData[Name]) => Promise<void>;
}

export interface Worker {
  readonly name: JobName;
  /** Does what is due now, as many as are done side by side; answers how many that were. */
  runDue: () => Promise<number>;
  start: () => void;
  /** Looks at once. */
  wake: () => void;
  /** Takes nothing more and waits for what is under way. */
  stop: () => Promise<void>;
}

/** Fails when the work takes longer than pg-boss waits for it. */
async function within(seconds: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const limit = sleep(seconds * 1000, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`The job took longer than ${seconds} seconds.`);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    over.abort();
    limit.catch(() => {});
  }
}

export function makeWorker<Name extends JobName>(boss: PgBoss, job: Job<Name>, log: FastifyBaseLogger): Worker {
  let rest: AbortController | undefined;
  let isAwake = false;
  let isStopping = false;
  let loop: Promise<void> | undefined;

  async function runOne({ id, data, expireInSeconds }: PgBoss.Job<JobData[Name]>): Promise<void> {
    try {
      await within(Number(expireInSeconds), job.run(data));
      await boss.complete(job.name, id);
    } catch (error) {
      log.warn({ err: error, job: job.name, jobId: id }, 'job failed');
      await boss.fail(job.name, id, { message: error instanceof Error ? error.message : String(error) });
    }
  }

  async function runDue(): Promise<number> {
    const due = await boss.fetch<JobData[Name]>(job.name, { batchSize: job.atOnce });
    // A job that can be neither completed nor failed stays taken; pg-boss hands it out again when its time is over.
    for (const { reason } of (await Promise.allSettled(due.map(runOne))).filter(
      ({ status }) => status === 'rejected',
    ) as PromiseRejectedResult[]) {
      log.error({ err: reason as unknown, job: job.name }, 'job left to expire');
    }
    return due.length;
  }

  async function turn(): Promise<number> {
    try {
      if (job.everySeconds)
        await boss.send(job.name, {}, { singletonSeconds: job.everySeconds, singletonKey: job.name });
      return await runDue();
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'jobs could not be fetched');
      return 0;
    }
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      isAwake = false;
      const done = await turn();
      if (done === job.atOnce || isAwake || isStopping) continue;
      rest = new AbortController();
      await sleep(job.pollSeconds * 1000, undefined, { signal: rest.signal }).catch(() => {});
    }
  }

  return {
    name: job.name,
    runDue,
    start: () => void (loop ??= work()),
    wake: () => {
      isAwake = true;
      rest?.abort();
    },
    stop: async () => {
      isStopping = true;
      rest?.abort();
      await loop;
    },
  };
}
