import { finished } from 'node:stream/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOREIGN_KEY_VIOLATION, hasSqlState } from '../database/sqlState';
import { causes, isUnavailable } from '../database/unavailable';
import { invalidFields } from './form';
import { Problem, notFound, problem } from './problem';
import { bodyTooLarge } from './uploads';
import { fieldErrors } from './validationMessages';
import { requestLanguage } from './requestLanguage';
import { refusals } from './refusals';

function fromValidation(error: FastifyError, request?: FastifyRequest): Problem {
  if (error.validationContext === 'params') return notFound();
  const form = error.validationContext === 'body' ? request?.routeOptions.config.form : undefined;
  return invalidFields(fieldErrors(error.validation ?? [], form && { form, body: request?.body }));
}

/** The row's parent has just been deleted. Doesn't include rows that can't be deleted yet. */
const isParentGone = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && hasSqlState(error, FOREIGN_KEY_VIOLATION) && !/^\s*delete\b/i.test(error.query);

/** The problem for this error. Unexpected errors get a brief problem; the caller logs them in full. */
export function toProblem(error: unknown, request?: FastifyRequest): Problem {
  const known = causes(error);
  const thrown = known.find((one) => one instanceof Problem);
  if (thrown) return thrown;
  const failure = known[0] as FastifyError | undefined;
  if (failure?.validation) return fromValidation(failure, request);
  // No id is that long. Only for methods other than GET: a GET falls through to the pages' route, which responds with
  // 404, too.
  if (failure?.code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound();
  const status = failure?.statusCode;
  if (status === 413) return bodyTooLarge(request);
  if (status === 415) return problem(415, 'unsupported_media_type', refusals.unsupportedMediaType);
  // Must run before the database check, since an aborted body is a socket error too.
  if (status !== undefined && status >= 400 && status < 500) {
    return problem(400, 'malformed', refusals.malformed);
  }
  if (known.some(isParentGone)) return notFound();
  // Acts have already been retried. Single statements haven't, but the client may retry.
  if (isUnavailable(error)) {
    return new Problem(503, 'unavailable', refusals.unavailable, [], {
      'retry-after': '5',
    });
  }
  return problem(500, 'unexpected', refusals.unexpected);
}

export function sendProblem(reply: FastifyReply, thrown: Problem): FastifyReply {
  return reply
    .code(thrown.status)
    .headers(thrown.headers)
    .serializer((payload: unknown) => JSON.stringify(payload))
    .type('application/problem+json')
    .send(thrown.present(requestLanguage(reply.request)));
}

export function logFailure(request: FastifyRequest, thrown: Problem, error: unknown): void {
  if (thrown.status >= 500) request.log.error({ err: error }, 'request failed');
}

const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Waits for the rest of a body: closing the connection while the client is still sending resets it, often before the
 * client reads the response.
 */
async function discardRest({ raw }: FastifyRequest): Promise<void> {
  let discarded = 0;
  const tooMuch = new AbortController();
  raw.on('data', ({ length }: Buffer) => {
    discarded += length;
    if (discarded > MAX_DISCARDED_BYTES) tooMuch.abort();
  });
  // Resumes the request in case a body reader stopped midway and left it paused.
  raw.unpipe();
  raw.resume();
  await finished(raw, { writable: false, signal: tooMuch.signal }).catch(() => {});
}

/** Must be set before routes are registered; otherwise their errors are serialised by the wrong schema. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request: FastifyRequest, reply) => {
    const thrown = toProblem(error, request);
    logFailure(request, thrown, error);
    const closes = thrown.status === 413 || !reply.raw.shouldKeepAlive;
    if (closes && !request.raw.readableEnded) await discardRest(request);
    return sendProblem(reply, thrown);
  });
}
