import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { SnapshotSource } from '../../../../domain/site/snapshotSource';
import { renderingProgram, type RenderAnswer, type RenderTask } from './snapshotRenderer';

interface Program {
  renderSnapshot: (source: SnapshotSource) => Promise<string | undefined>;
  signedInPages: Record<string, unknown>;
  renderLoading: (path: string) => Promise<unknown>;
}

const load = createRequire(__filename);

/** The rendering program of a language, which `require` keeps. */
const programIn = (folder: string) => load(renderingProgram(folder)) as Program;

async function answerTo(task: RenderTask): Promise<RenderAnswer> {
  try {
    const { renderSnapshot, signedInPages, renderLoading } = programIn(task.folder);
    if ('source' in task) return { html: await renderSnapshot(task.source) };
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
