import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Problem } from '../http/problem';
import type { PrintableDocument } from './printedDocument';

export interface PrintLimits {
  /** How many documents may wait while one is being made. */
  maxWaiting: number;
  /** Time limit for one document, from the start of its turn. Milliseconds. */
  timeLimitMs: number;
}

const LIMITS: PrintLimits = { maxWaiting: 10, timeLimitMs: 20_000 };

/** Megabytes; the fonts for all scripts take a tenth of this limit. */
const MAX_HEAP_MB = 512;

/** Makes documents outside the event loop, one at a time (rule platform.pdf). */
export interface Printer {
  /** The document as PDF; 503 with Retry-After if too many are waiting, or if it takes too long. */
  print: (document: PrintableDocument) => Promise<Buffer>;
  /** Ends the thread; unfinished and later requests get 503. */
  close: () => Promise<void>;
}

/** The thread's result. */
export type PrintAnswer = { file: Uint8Array } | { error: string };

const RETRY_AFTER_SECONDS = 5;

const refusal = (detail: string) =>
  new Problem(503, 'unavailable', detail, [], { 'retry-after': String(RETRY_AFTER_SECONDS) });
const tooMany = () => refusal('Many PDFs are being made right now. Please try again in a moment.');
const tooSlow = () => refusal('The PDF took too long to make. Please try again later, or print the page instead.');
const closed = () => refusal('Stepwell is restarting. Please try again in a moment.');

/** The name of the thread's program in the build (webpack.config.js). */
const BUILT = 'print-worker.js';

/** The thread's program from `build/`, or for tests and scripts from `src/`, compiled on load. */
function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB };
  if (__filename.endsWith('.js')) return new Worker(path.join(__dirname, BUILT), { resourceLimits });
  const source = JSON.stringify(path.join(__dirname, 'printWorker.ts'));
  return new Worker(`require('tsx/cjs'); require(${source});`, { eval: true, resourceLimits });
}

/** Prints one document; the thread is reusable only if it answered. */
function printBy(worker: Worker, document: PrintableDocument, timeLimitMs: number): Promise<PrintAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(tooSlow())), timeLimitMs);
    const onExit = () => end(() => reject(closed()));
    const onMessage = (answer: PrintAnswer) => end(() => resolve(answer));
    const onError = (error: Error) => end(() => reject(error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(document);
  });
}

/** The thread starts with the first document, and again after a document that ended it. */
export function makePrinter({ maxWaiting, timeLimitMs } = LIMITS, start: () => Worker = startWorker): Printer {
  let worker: Worker | undefined;
  let isClosed = false;
  let inPrint = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function dismiss(): Promise<void> {
    const dismissed = worker;
    worker = undefined;
    await dismissed?.terminate();
  }

  /** A thread may end at any time, even while idle: the next document then gets a new thread. */
  function begin(): Worker {
    const begun = start();
    const forget = () => {
      if (worker === begun) worker = undefined;
    };
    return begun.on('error', forget).on('exit', forget);
  }

  async function printNext(document: PrintableDocument): Promise<Buffer> {
    if (isClosed) throw closed();
    worker ??= begin();
    const answer = await printBy(worker, document, timeLimitMs).catch(async (error: unknown) => {
      await dismiss();
      throw error;
    });
    if ('error' in answer) throw new Error(`A PDF could not be made: ${answer.error}`);
    return Buffer.from(answer.file);
  }

  return {
    print: async (document) => {
      if (inPrint > maxWaiting) throw tooMany();
      inPrint += 1;
      const printed = last.then(() => printNext(document));
      last = printed.catch(() => undefined);
      return printed.finally(() => (inPrint -= 1));
    },
    close: () => {
      isClosed = true;
      return dismiss();
    },
  };
}
