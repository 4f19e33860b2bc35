import { answerBatch } from './batch';
import type { HandlersOf } from './call';
import { languageOf } from './site/pageDrawer';

/** Handlers of operations that belong to no area. */
export const platformHandlers: HandlersOf<'getBatch' | 'getDrawnPage'> = {
  getBatch: ({ request, query }) => answerBatch(request, query.path),

  getDrawnPage: async ({ request, query }, { pageDrawer, config }) => {
    const { address, path: paths, business, build } = query;
    const answers = await answerBatch(request, paths);
    const language = languageOf(request.headers['accept-language']);
    const page = { address, paths, answers, business, language, apiUrl: config.apiUrl ?? '' };
    const html = await pageDrawer.draw(page, build);
    return { answers, ...(html !== undefined && { html }) };
  },
};
