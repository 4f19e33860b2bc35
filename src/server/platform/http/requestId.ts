import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { TrustsPeer } from './limits/trustedProxies';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What may be an id: nothing that breaks a line or a field of a log, and nothing long. */
const WELL_FORMED = /^[\w.:-]{8,128}$/;

/**
 * The header by which a request that the server makes of itself has the id of the one that it belongs to. Nobody else
 * knows its name.
 */
const PART_HEADER = `x-part-of-${randomUUID()}`;

/** What a request carries that the server makes of itself in answering another: both have one id in the log. */
export const partOf = ({ id }: { id: string }): Record<string, string> => ({ [PART_HEADER]: id });

/** The id of each request: what a trusted proxy in front has given it, if it is well formed, else a new one (rule platform.requestId). */
export function makeRequestIds(trustsPeer: TrustsPeer): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const whole = headers[PART_HEADER];
    if (typeof whole === 'string') return whole;
    const given = headers[REQUEST_ID_HEADER];
    const isTaken = typeof given === 'string' && WELL_FORMED.test(given) && trustsPeer(socket.remoteAddress ?? '');
    return isTaken ? given : randomUUID();
  };
}

/** Every answer says which request it answers. */
export function answerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
