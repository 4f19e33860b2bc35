import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { executeOn, makeBoss } from './boss';
import type { Job, JobRun, OnJobEnd, Queue } from './job';
import { makeWorker } from './worker';

/** How long stopping waits for jobs under way. What is not done by then is done again by the next process. */
const STOP_TIMEOUT_MS = 10_000;

/** Work that is done after its transaction, at least once: by any server on this database. */
export interface JobQueue {
  /** Starts the workers of this process. Until then nothing runs and no timer is set. */
  start: () => Promise<void>;
  /** Takes no more jobs and waits for those under way. What is not done is done by the next process. */
  stop: () => Promise<void>;
  /** Tells a worker of this process that there is something to do; others find it when they next look. */
  wake: (queue: Queue<never>) => void;
  /** Does every job that is due now, and those that come of them; answers how many. For tests and for shutting down. */
  drain: () => Promise<number>;
}

interface JobQueueDeps<Context> {
  pool: Pool;
  log: FastifyBaseLogger;
  jobs: Job<never, Context>[];
  /** Acts wake this queue, so it is there before the context is whole; nothing asks for it until the workers run. */
  contextOf: (run: JobRun) => Context;
  onStopped: () => void;
  onEnd?: OnJobEnd;
}

export function makeJobQueue<Context>(deps: JobQueueDeps<Context>): JobQueue {
  const { pool, log, jobs, onStopped } = deps;
  const boss = makeBoss(executeOn(pool));
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  const workers = jobs.map((job) => makeWorker(boss, job, deps));

  async function drain(): Promise<number> {
    let total = 0;
    for (let done = -1; done !== 0; total += done) {
      done = 0;
      for (const worker of workers) done += await worker.runDue();
    }
    return total;
  }

  return {
    start: async () => {
      await boss.start();
      for (const worker of workers) worker.start();
    },
    stop: async () => {
      const stopped = Promise.all(workers.map((worker) => worker.stop()));
      await Promise.race([stopped, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      onStopped();
    },
    wake: ({ name }) => workers.find((worker) => worker.name === name)?.wake(),
    drain,
  };
}
