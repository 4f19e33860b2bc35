import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { Problem } from '../http/problem';
import { makeThread, NoAnswer, startThread, type ThreadLimits } from '../thread';
import type { PrintableDocument } from './printedDocument';
import type { LocalText } from '../../../domain/text/localText';
import { refusals } from '../http/refusals';

const LIMITS: ThreadLimits = { maxWaiting: 10, timeLimitMs: 20_000 };

/** Megabytes; the fonts for all scripts take a tenth of this limit. */
const MAX_HEAP_MB = 512;

export interface Printer {
  /** The document as PDF; 503 with Retry-After if too many are waiting, or if it takes too long. */
  print: (document: PrintableDocument) => Promise<Buffer>;
  close: () => Promise<void>;
}

export type PrintAnswer = { file: Uint8Array } | { error: string };

const RETRY_AFTER_SECONDS = 5;

const details: Record<NoAnswer['reason'], LocalText> = {
  'too many': refusals.pdf.tooMany,
  'too slow': refusals.pdf.tooSlow,
  closed: refusals.restarting,
};

const refusal = ({ reason }: NoAnswer) =>
  new Problem(503, 'unavailable', details[reason], [], { 'retry-after': String(RETRY_AFTER_SECONDS) });

const startWorker = (): Worker =>
  startThread(path.join(__dirname, 'printWorker.ts'), 'print-worker.js', { maxOldGenerationSizeMb: MAX_HEAP_MB });

export function makePrinter(limits = LIMITS, start: () => Worker = startWorker): Printer {
  const thread = makeThread<PrintableDocument, PrintAnswer>(limits, start);
  return {
    print: async (document) => {
      const answer = await thread.run(document).catch((error: unknown) => {
        throw error instanceof NoAnswer ? refusal(error) : error;
      });
      if ('error' in answer) throw new Error(`A PDF could not be made: ${answer.error}`);
      return Buffer.from(answer.file);
    },
    close: thread.close,
  };
}
