/** A worker thread that lays out documents without blocking the event loop (printer.ts). */
import { parentPort } from 'node:worker_threads';
import { printedDocument, type Printed } from './printedDocument';
import type { PrintAnswer } from './printer';

async function answerTo(document: Printed): Promise<PrintAnswer> {
  try {
    return { file: await printedDocument(document) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (document: Printed) => {
  void answerTo(document).then((answer) => parentPort?.postMessage(answer));
});
