import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  maxWaiting: number;
  /** Time limit for one task, from the start of its turn. Milliseconds. */
  timeLimitMs: number;
}

export class NoAnswer extends Error {
  constructor(readonly reason: 'too many' | 'too slow' | 'closed') {
    super(`The thread gave no answer: ${reason}`);
  }
}

export interface TaskOptions {
  /** Aborted once nobody waits for the answer: a task that hasn't begun is then rejected with the signal's reason. */
  signal?: AbortSignal;
  timeLimitMs?: number;
}

export interface Thread<Task, Answer> {
  /** Rejects with `NoAnswer`, or with the error that ended the thread. */
  run: (task: Task, options?: TaskOptions) => Promise<Answer>;
  close: () => Promise<void>;
}

/** Starts the build's program `built`; in tests and scripts, the source in `file`, compiled on load. */
export function startThread(file: string, built: string, resourceLimits: Worker['resourceLimits']): Worker {
  if (__filename.endsWith('.js')) return new Worker(path.join(__dirname, built), { resourceLimits });
  return new Worker(`require('tsx/cjs'); require(${JSON.stringify(file)});`, { eval: true, resourceLimits });
}

function runIn<Answer>(worker: Worker, task: unknown, timeLimitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new NoAnswer('too slow'))), timeLimitMs);
    const onExit = () => end(() => reject(new NoAnswer('closed')));
    const onMessage = (answer: Answer) => end(() => resolve(answer));
    const onError = (error: Error) => end(() => reject(error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}

export function makeThread<Task, Answer>(limits: ThreadLimits, start: () => Worker): Thread<Task, Answer> {
  const { maxWaiting } = limits;
  let worker: Worker | undefined;
  let isClosed = false;
  let underWay = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function dismiss(): Promise<void> {
    const dismissed = worker;
    worker = undefined;
    await dismissed?.terminate();
  }

  /** A thread may end at any time, even while idle: the next task then gets a new thread. */
  function begin(): Worker {
    const begun = start();
    const forget = () => {
      if (worker === begun) worker = undefined;
    };
    return begun.on('error', forget).on('exit', forget);
  }

  async function runNext(task: Task, { signal, timeLimitMs = limits.timeLimitMs }: TaskOptions): Promise<Answer> {
    if (isClosed) throw new NoAnswer('closed');
    signal?.throwIfAborted();
    worker ??= begin();
    return runIn<Answer>(worker, task, timeLimitMs).catch(async (error: unknown) => {
      await dismiss();
      throw error;
    });
  }

  return {
    run: async (task, options = {}) => {
      if (underWay > maxWaiting) throw new NoAnswer('too many');
      underWay += 1;
      const answered = last.then(() => runNext(task, options));
      last = answered.catch(() => undefined);
      return answered.finally(() => (underWay -= 1));
    },
    close: () => {
      isClosed = true;
      return dismiss();
    },
  };
}
