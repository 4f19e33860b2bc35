import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../context';
import { makeMailDelivery } from '../mail/delivery';
import { deliverPush } from '../../notifications/pushDelivery';
import { fillAfterPauses } from '../../pods/service';
import { executeOn, makeBoss } from './boss';
import { keepHouse } from './housekeeping';
import type { JobName } from './queues';
import { makeWorker, type Job } from './worker';

/** How long stopping waits for jobs under way. What is not done by then is done again by the next process. */
const PATIENCE_MS = 10_000;

/** Work that is done after its transaction, at least once: by any server on this database. */
export interface JobQueue {
  /** Starts the workers of this process. Until then nothing runs and no timer is set. */
  start: () => Promise<void>;
  /** Takes no more jobs and waits for those under way. What is not done is done by the next process. */
  stop: () => Promise<void>;
  /** Tells a worker of this process that there is something to do; others find it when they next look. */
  wake: (name: JobName) => void;
  /** Does every job that is due now, and those that come of them; answers how many. For tests and for shutting down. */
  drain: () => Promise<number>;
}

type Base = Pick<AppContext, 'database' | 'clock' | 'config' | 'log' | 'push'>;

/**
 * `contextOf` is for jobs that are acts, as a person's are. Acts wake this queue, so it is there before the context is
 * whole; nothing asks for it until the workers run.
 */
export function makeJobQueue(base: Base, contextOf: () => AppContext): JobQueue {
  const { database, log } = base;
  const boss = makeBoss(executeOn(database.pool));
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  const mail = makeMailDelivery(base);

  const doer = <Name extends JobName>(job: Job<Name>) => makeWorker(boss, job, log);
  const workers = [
    doer({ name: 'mail', atOnce: 5, pollSeconds: 2, run: ({ mailId }) => mail.deliver(mailId) }),
    doer({ name: 'mail-failed', atOnce: 5, pollSeconds: 60, run: ({ mailId }) => mail.giveUp(mailId) }),
    doer({ name: 'push', atOnce: 10, pollSeconds: 1, run: (data) => deliverPush(base, data) }),
    doer({ name: 'housekeeping', atOnce: 1, pollSeconds: 60, everySeconds: 3600, run: () => keepHouse(base) }),
    doer({ name: 'pauses', atOnce: 1, pollSeconds: 30, everySeconds: 60, run: () => fillAfterPauses(contextOf()) }),
  ];

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
      await Promise.race([stopped, sleep(PATIENCE_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      mail.close();
    },
    wake: (name) => workers.find((worker) => worker.name === name)?.wake(),
    drain,
  };
}
