import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractViolation } from '../../contract/testing/contractCheck';
import { asProblem } from '../platform/http/errors';

/** Carries what is wrong with an answer to the test that asked for it. */
export const VIOLATION_HEADER = 'x-contract-violation';

const nameOf = ({ method, url }: FastifyRequest) => `${method} ${url.split('?')[0]}`;

/**
 * Looks at what handlers return, before the serialiser leaves out what the contract does not know; and prints the error behind an
 * unexpected failure, of which the answer says nothing.
 */
export function observe(http: FastifyInstance): void {
  http.addHook('preSerialization', async (request, reply, payload: unknown) => {
    if (reply.statusCode !== 200 || !request.url.startsWith('/v1/')) return payload;
    const body: unknown = JSON.parse(JSON.stringify(payload));
    const answer = { status: reply.statusCode, contentType: 'application/json', body };
    const violation = contractViolation(request.method, request.url, answer);
    if (violation) reply.header(VIOLATION_HEADER, encodeURIComponent(violation));
    return payload;
  });
  http.addHook('onError', async (request, _reply, error) => {
    if (asProblem(error).status !== 500) return;
    process.stderr.write(`${nameOf(request)} failed with 500: ${error.stack ?? error.message}\n`);
  });
}
