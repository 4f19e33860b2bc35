import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../../domain/links';
import { escapeHtml } from '../../escapeHtml';
import { toProblem, logFailure } from '../errors';
import type { Problem } from '../problem';
import { sendHtmlPage } from './htmlPage';
import { textIn } from '../../../../domain/text/localText';
import type { Language } from '../../../../domain/text/languages';
import { requestLanguage } from '../requestLanguage';
import { wordsIn } from './problemPageWords.gen';

function textsOf({ status, detail }: Problem, language: Language): { title: string; text: string } {
  const words = wordsIn(language);
  if (status === 401) return words.ticket;
  return status === 404 ? words.missing : { title: words.failed, text: textIn(detail, language) };
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
    const language = requestLanguage(request);
    const { title, text } = textsOf(problem, language);
    const home = `<a href="${escapeHtml(publicUrl + paths.memberships)}">${wordsIn(language).home}</a>`;
    const body = `<h1>${title}</h1><p>${escapeHtml(text)}</p><p>${home}</p>`;
    sendHtmlPage(reply.code(problem.status).headers(problem.headers), { title: `${title} · Stepwell`, body, language });
  };
