import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { JobHolds } from './holds';
import { NotStarted, type Job, type JobOutcome, type JobRun, type OnJobEnd } from './job';

/**
 * Runs the jobs of one queue, each as soon as another is done. pg-boss's own `work` marks a job as done without
 * awaiting the statement: while the database is down, this causes an unhandled rejection, which ends the process.
 */
export interface Worker {
  readonly name: string;
  runDue: () => Promise<number>;
  start: (holds: Holds) => void;
  wake: () => void;
  stop: () => Promise<void>;
}

type Holds = Pick<JobHolds, 'hold' | 'release'>;

type Stored<Data> = PgBoss.Job<Data & { requestId?: string }>;

async function withTimeLimit(seconds: number, work: Promise<void>): Promise<void> {
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

interface WorkerDeps<Context> {
  contextOf: (run: JobRun) => Context;
  log: FastifyBaseLogger;
  onEnd?: OnJobEnd;
}

export function makeWorker<Data extends object, Context>(
  boss: PgBoss,
  job: Job<Data, Context>,
  { contextOf, log, onEnd }: WorkerDeps<Context>,
): Worker {
  const { name } = job.queue;
  const underWay = new Set<Promise<void>>();
  let rest: AbortController | undefined;
  let isAwake = false;
  let isStopping = false;
  let loop: Promise<void> | undefined;
  let holds: Holds | undefined;
  /**
   * Never negative: more jobs than allowed may be running, since `runDue` and the loop may fetch jobs at the same
   * time.
   */
  const room = () => Math.max(job.concurrency - underWay.size, 0);

  async function runOne({ id, data: stored, expireInSeconds }: Stored<Data>): Promise<void> {
    const { requestId, ...data } = stored;
    // Uses the same names as Fastify does in the request's log lines.
    const own = log.child({ job: name, jobId: id, ...(requestId !== undefined && { reqId: requestId }) });
    const begun = performance.now();
    const end = (outcome: JobOutcome): number => {
      const seconds = (performance.now() - begun) / 1000;
      onEnd?.(name, outcome, seconds);
      return Math.round(seconds * 1000);
    };
    try {
      await withTimeLimit(
        Number(expireInSeconds),
        job.run(data as unknown as Data, contextOf({ log: own, requestId })),
      );
      await boss.complete(name, id);
      const about = { durationMs: end('done') };
      // Scheduled jobs run all day, so their success is not logged.
      if (job.everySeconds === undefined) own.info(about, 'job done');
      else own.debug(about, 'job done');
    } catch (error) {
      const isPutOff = error instanceof NotStarted;
      const about = { err: error, durationMs: end(isPutOff ? 'put_off' : 'failed') };
      if (isPutOff) own.debug(about, 'job put off');
      else own.warn(about, 'job failed');
      await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) });
    }
  }

  async function take(): Promise<number> {
    if (room() === 0) return 0;
    const due = await boss.fetch<Stored<Data>['data']>(name, { batchSize: room() });
    if (due.length > 0) await holds?.hold(due.map(({ id }) => id));
    for (const one of due) {
      // A job that can be neither completed nor failed stays active, and is run again as if its process had ended.
      const run = runOne(one)
        .catch((error: unknown) => log.error({ err: error, job: name }, 'could not record how a job ended'))
        .then(() => holds?.release(one.id))
        .finally(() => underWay.delete(run));
      underWay.add(run);
    }
    return due.length;
  }

  async function turn(): Promise<number> {
    try {
      if (job.everySeconds) await boss.send(name, {}, { singletonSeconds: job.everySeconds, singletonKey: name });
      return await take();
    } catch (error) {
      log.warn({ err: error, job: name }, 'could not fetch jobs');
      return 0;
    }
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      isAwake = false;
      const asked = room();
      const hasMore = (await turn()) === asked;
      if (hasMore && room() === 0) await Promise.race(underWay);
      if (hasMore || isAwake || isStopping) continue;
      rest = new AbortController();
      await sleep(job.pollSeconds * 1000, undefined, { signal: rest.signal }).catch(() => {});
    }
    await Promise.all(underWay);
  }

  return {
    name,
    runDue: async () => {
      while (room() === 0) await Promise.race(underWay);
      const count = await take();
      await Promise.all(underWay);
      return count;
    },
    start: (given) => {
      holds = given;
      loop ??= work();
    },
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
