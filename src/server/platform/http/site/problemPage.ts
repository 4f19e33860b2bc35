import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../../domain/links';
import { escapeHtml } from '../../escapeHtml';
import { asProblem, logFailure } from '../errors';
import { sendHtmlPage } from './htmlPage';
import type { Problem } from '../problem';

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
  return status === 404 ? words.missing : { title: words.failed, text: detail };
}

/** A browser that opens an address shows what it gets; a program asks for what it can read. */
const asksForPage = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html');

/**
 * Answers for an address that a browser opens by itself (rule session.ticket): somebody who looks at a tab reads a page,
 * everything else gets the problem as always.
 */
export const pageForBrowsers =
  (publicUrl: string) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    // Answered by the handler of the whole server.
    if (!asksForPage(request)) throw error;
    const problem = asProblem(error, request);
    logFailure(request, problem, error);
    const { title, text } = wordsOf(problem);
    const home = `<a href="${escapeHtml(publicUrl + paths.memberships)}">${words.home}</a>`;
    const body = `<h1>${title}</h1><p>${escapeHtml(text)}</p><p>${home}</p>`;
    sendHtmlPage(reply.code(problem.status).headers(problem.headers), { title: `${title} · Stepwell`, body });
  };
