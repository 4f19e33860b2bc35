import { answerBatch } from './batch';
import type { HandlersOf } from './call';
import { languageOf } from './snapshots/snapshotRenderer';

/** Handlers of operations that belong to no area. */
export const platformHandlers: HandlersOf<'getBatch' | 'getPageSnapshot'> = {
  getBatch: ({ request, query }) => answerBatch(request, query.path),

  getPageSnapshot: async ({ request, query }, { snapshotRenderer, config }) => {
    const { address, path: paths, business, build } = query;
    const answers = await answerBatch(request, paths);
    const language = languageOf(request.headers['accept-language']);
    const source = { address, paths, answers, business, language, apiUrl: config.apiUrl ?? '' };
    const html = await snapshotRenderer.render(source, build);
    return { answers, ...(html !== undefined && { html }) };
  },
};
