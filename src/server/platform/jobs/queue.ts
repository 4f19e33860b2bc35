import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { executeOn, makeBoss } from './boss';
import { CHECK_SECONDS, makeJobHolds } from './holds';
import type { Job, JobRun, OnJobEnd, Queue } from './job';
import { makeWorker } from './worker';

/** How long stopping waits for running jobs. The next process repeats unfinished jobs. Milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

/** Work that runs after its transaction, at least once, on any server of this database. */
export interface JobQueue {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  wake: (queue: Queue<never>) => void;
  drain: () => Promise<number>;
}

interface JobQueueDeps<Context> {
  pool: Pool;
  log: FastifyBaseLogger;
  jobs: Job<never, Context>[];
  /**
   * A function, because acts wake this queue and therefore need the queue before the context is complete. Called only
   * once the workers run.
   */
  contextOf: (run: JobRun) => Context;
  onStopped: () => void;
  onEnd?: OnJobEnd;
}

export function makeJobQueue<Context>(deps: JobQueueDeps<Context>): JobQueue {
  const { pool, log, jobs, onStopped } = deps;
  const boss = makeBoss(executeOn(pool));
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  const workers = jobs.map((job) => makeWorker(boss, job, deps));
  const holds = makeJobHolds(pool.options, log);
  const stopping = new AbortController();
  let watching: Promise<void> | undefined;

  const wake = (name: string) => workers.find((worker) => worker.name === name)?.wake();

  async function watch(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await sleep(CHECK_SECONDS * 1000, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        new Set(await holds.checkHolders()).forEach(wake);
      } catch (error) {
        log.warn({ err: error }, 'could not check for jobs of ended processes');
      }
    }
  }

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
      for (const worker of workers) worker.start(holds);
      watching = watch();
    },
    stop: async () => {
      stopping.abort();
      const stopped = Promise.all(workers.map((worker) => worker.stop()));
      await Promise.race([stopped, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      await watching;
      await holds.close();
      onStopped();
    },
    wake: ({ name }) => void wake(name),
    drain,
  };
}
