/** A worker thread that draws pages with the client's program (pageDrawer.ts). */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { drawingProgram, type DrawAnswer, type DrawnFrom } from './pageDrawer';

interface Program {
  drawPage: (page: DrawnFrom) => Promise<string | undefined>;
  signedInPages: Record<string, unknown>;
  renderWaiting: (path: string) => Promise<unknown>;
}

const { drawPage, signedInPages, renderWaiting } = createRequire(__filename)(drawingProgram()) as Program;

/** Loads the code of all pages; otherwise the first one of each kind would take ten times as long. */
async function warmUp(): Promise<void> {
  for (const path of Object.keys(signedInPages)) await renderWaiting(path);
}

const warm = warmUp();

async function answerTo(page: DrawnFrom): Promise<DrawAnswer> {
  try {
    await warm;
    return { html: await drawPage(page) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (page: DrawnFrom) => {
  void answerTo(page).then((answer) => parentPort?.postMessage(answer));
});
