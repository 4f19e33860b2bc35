import type { FastifyRequest } from 'fastify';
import { operations } from '../../../contract/operations.gen';

/** The path segments before a link's code in the contract: 'invites', 'reset-password'. */
const beforeCodes = new Set(operations.flatMap(({ path }) => /([^/]+)\/\{code\}/.exec(path)?.[1] ?? []));

const linkCode = new RegExp(`(/(?:${[...beforeCodes].join('|')})/)[^/]+`, 'i');

/** Hides the codes of links, since a code is enough to use its link. */
const withoutLinkCode = (path: string): string => path.replace(linkCode, '$1…');

/** The properties of a request to log; never its query, which may hold a link's code or a ticket, nor its headers. */
function describeRequest(request: FastifyRequest): Record<string, unknown> {
  return {
    method: request.method,
    path: withoutLinkCode(request.url.split('?', 1)[0] ?? ''),
    remoteAddress: request.ip,
  };
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/** The lines of a stack that contain locations; the lines before them repeat the message. */
const stackLocations = (stack: string | undefined): string[] =>
  (stack ?? '').split('\n').filter((line) => line.startsWith('    at '));

/**
 * The properties of an error to log. A failed query is logged with its text, but neither its values nor the database's
 * detail, which repeats them: values may include links with codes, hashes and people's messages.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { query, code, constraint, cause } = error as { query?: unknown; code?: unknown; constraint?: unknown } & Error;
  return {
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: stackLocations(error.stack).join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

export const logSerializers = { req: describeRequest, err: describeError };
