import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractViolation } from '../../contract/testing/contractCheck';
import { toProblem } from '../platform/http/errors';

export const VIOLATION_HEADER = 'x-contract-violation';

const nameOf = ({ method, url }: FastifyRequest) => `${method} ${url.split('?')[0]}`;

/**
 * Checks the results of handlers before the serialiser removes properties that the contract doesn't know, and prints
 * the error behind an unexpected failure, which the response does not reveal.
 */
export function checkResponses(http: FastifyInstance): void {
  http.addHook('preSerialization', async (request, reply, payload: unknown) => {
    if (reply.statusCode !== 200 || !request.url.startsWith('/v1/')) return payload;
    const body: unknown = JSON.parse(JSON.stringify(payload));
    const answer = { status: reply.statusCode, contentType: 'application/json', body };
    const violation = contractViolation(request.method, request.url, answer);
    if (violation) reply.header(VIOLATION_HEADER, encodeURIComponent(violation));
    return payload;
  });
  http.addHook('onError', async (request, _reply, error) => {
    if (toProblem(error).status !== 500) return;
    process.stderr.write(`${nameOf(request)} failed with 500: ${error.stack ?? error.message}\n`);
  });
}
