import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { DrawnFrom } from '../../../../domain/site/drawnFrom';
import { drawingProgram, type DrawAnswer, type DrawTask } from './pageDrawer';

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

async function answerTo(task: DrawTask): Promise<DrawAnswer> {
  try {
    if (task !== 'warm up') return { html: await drawPage(task) };
    await warmUp();
    return {};
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: DrawTask) => {
  void answerTo(task).then((answer) => parentPort?.postMessage(answer));
});
