import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { SnapshotSource } from '../../../../domain/site/snapshotSource';
import { renderingProgram, type RenderAnswer, type RenderTask } from './snapshotRenderer';

interface Program {
  renderSnapshot: (source: SnapshotSource) => Promise<string | undefined>;
  signedInPages: Record<string, unknown>;
  renderLoading: (path: string) => Promise<unknown>;
}

const { renderSnapshot, signedInPages, renderLoading } = createRequire(__filename)(renderingProgram()) as Program;

async function answerTo(task: RenderTask): Promise<RenderAnswer> {
  try {
    if (task !== 'warm up') return { html: await renderSnapshot(task) };
    // Loads the code of all pages; otherwise the first snapshot of each page would take ten times as long.
    for (const path of Object.keys(signedInPages)) await renderLoading(path);
    return {};
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: RenderTask) => {
  void answerTo(task).then((answer) => parentPort?.postMessage(answer));
});
