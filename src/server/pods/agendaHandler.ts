import type { HandlersOf } from '../platform/http/call';
import { fileName } from '../platform/http/fileName';
import { sendHtmlPage } from '../platform/http/htmlPage';
import { agendaFor } from './agenda';
import { agendaHtml, agendaStyle } from './agendaHtml';
import { agendaWords } from './agendaWords';

export const agendaHandler: HandlersOf<'getAgenda'> = {
  getAgenda: async ({ params, query, access, reply }, context) => {
    const agenda = await agendaFor(context, params.id, access);
    if (query.format !== 'pdf') {
      const title = agendaWords.title(agenda.podName);
      sendHtmlPage(reply, { title, body: agendaHtml(agenda), style: agendaStyle });
      return;
    }
    // Fonts are read only where somebody wants a file.
    const { agendaPdf } = await import('./agendaPdf');
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${fileName(agenda.podName, 'agenda.pdf')}"`)
      .header('cache-control', 'no-store')
      .send(await agendaPdf(agenda, context.clock.now()));
  },
};
