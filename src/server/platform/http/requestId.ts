import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { TrustsPeer } from './limits/trustedProxies';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Valid ids: short, without characters that break a line or field of a log. */
const WELL_FORMED = /^[\w.:-]{8,128}$/;

/**
 * The header in which the server's requests to itself carry the id of the request that they belong to. Its name is
 * secret.
 */
const SUBREQUEST_HEADER = `x-part-of-${randomUUID()}`;

/** Headers for the server's requests to itself while it handles another request, so that both log the same id. */
export const subrequestHeaders = ({ id }: { id: string }): Record<string, string> => ({ [SUBREQUEST_HEADER]: id });

/** The id of a request: a trusted proxy's if well formed, or otherwise a new id (rule platform.requestId). */
export function makeRequestIds(trustsPeer: TrustsPeer): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const whole = headers[SUBREQUEST_HEADER];
    if (typeof whole === 'string') return whole;
    const given = headers[REQUEST_ID_HEADER];
    const isTaken = typeof given === 'string' && WELL_FORMED.test(given) && trustsPeer(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
}

export function answerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
