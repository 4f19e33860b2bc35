import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../../domain/links';
import { escapeHtml } from '../../escapeHtml';
import { toProblem, logFailure } from '../errors';
import type { Problem } from '../problem';
import { sendHtmlPage } from './htmlPage';
import { textIn } from '../../../../domain/text/localText';
import { DEFAULT_LANGUAGE } from '../../../../domain/text/languages';

const words = {
  ticket: {
    title: 'This link is no longer valid',
    text: 'A download link works once, for a minute. Go back to Stepwell and try again.',
  },
  missing: { title: 'Sorry, page not found', text: 'It may be gone, or you may not have access to it.' },
  failed: 'That didn’t work',
  home: 'Go to Stepwell',
};

function wordsOf({ status, detail }: Problem): { title: string; text: string } {
  if (status === 401) return words.ticket;
  return status === 404 ? words.missing : { title: words.failed, text: textIn(detail, DEFAULT_LANGUAGE) };
}

const asksForPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html');

/**
 * Answers errors for a URL that a browser opens directly (rule session.ticket): a tab shows a page; any other request
 * gets the usual problem.
 */
export const problemPageHandler =
  (publicUrl: string) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (!asksForPage(request)) throw error;
    const problem = toProblem(error, request);
    logFailure(request, problem, error);
    const { title, text } = wordsOf(problem);
    const home = `<a href="${escapeHtml(publicUrl + paths.memberships)}">${words.home}</a>`;
    const body = `<h1>${title}</h1><p>${escapeHtml(text)}</p><p>${home}</p>`;
    sendHtmlPage(reply.code(problem.status).headers(problem.headers), { title: `${title} · Stepwell`, body });
  };
