import { parentPort } from 'node:worker_threads';
import { renderPdf, type PrintableDocument } from './printedDocument';
import type { PrintAnswer } from './printer';

async function answerTo(document: PrintableDocument): Promise<PrintAnswer> {
  try {
    return { file: await renderPdf(document) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (document: PrintableDocument) => {
  void answerTo(document).then((answer) => parentPort?.postMessage(answer));
});
