/** A worker thread that draws pages with the client's program (pageDrawer.ts). */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { drawingProgram, type DrawAnswer, type DrawnFrom } from './pageDrawer';

interface Program {
  drawPage: (page: DrawnFrom) => Promise<string | undefined>;
}

const { drawPage } = createRequire(__filename)(drawingProgram()) as Program;

async function answerTo(page: DrawnFrom): Promise<DrawAnswer> {
  try {
    return { html: await drawPage(page) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (page: DrawnFrom) => {
  void answerTo(page).then((answer) => parentPort?.postMessage(answer));
});
