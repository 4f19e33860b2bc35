import { checklistPath } from '../../../domain/links';
import type { HandlersOf } from '../../platform/http/call';
import { fileName } from '../../platform/http/site/fileName';
import { sendHtmlPage } from '../../platform/http/site/htmlPage';
import { getAgenda } from './agenda';
import { agendaDocument } from './agendaDocument';
import { agendaHtml, agendaScript, agendaStyle } from './agendaHtml';
import { wordsIn } from './agendaWords.gen';

export const agendaHandler: HandlersOf<'getAgenda'> = {
  getAgenda: async ({ params, query, access, language, reply }, context) => {
    const agenda = await getAgenda(context, params.id, access, language);
    if (query.format !== 'pdf') {
      const title = wordsIn(agenda.language).title({ podName: agenda.podName });
      const reader = {
        address: context.config.publicUrl + checklistPath(agenda.podId),
        userId: access.caller?.userId ?? '',
      };
      sendHtmlPage(reply, {
        title,
        language,
        body: agendaHtml(agenda, reader),
        style: agendaStyle,
        script: agendaScript,
      });
      return;
    }
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${fileName(agenda.podName, 'agenda.pdf')}"`)
      .header('cache-control', 'no-store')
      .send(await context.printer.print(agendaDocument(agenda, context.clock.now())));
  },
};
