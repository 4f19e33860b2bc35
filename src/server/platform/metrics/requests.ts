import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toProblem } from '../http/errors';
import { TooMany } from '../http/problem';
import type { Metrics } from './metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    isProbe?: boolean;
  }
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function methodOf(method: string): string {
  const asked = method === 'HEAD' ? 'GET' : method;
  return METHODS.has(asked) ? asked : 'other';
}

/**
 * Labels requests by the contract's operation, never by the path, which may be anything; pages, files and 404s are
 * `other`.
 */
const labelsOf = ({ method, routeOptions }: FastifyRequest, status: number) => ({
  operation: routeOptions.config.operation?.operationId ?? 'other',
  method: methodOf(method),
  status: `${Math.floor(status / 100)}xx`,
});

/** A stream stays open while the page is open; only a refused stream is measured like other requests. */
const isOpenStream = ({ routeOptions }: FastifyRequest, status: number) =>
  routeOptions.config.operation?.stream === true && status < 400;

export function measureRequests(app: FastifyInstance, { requestSeconds, refusals }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    if (!request.routeOptions.config.isProbe && !isOpenStream(request, statusCode)) {
      requestSeconds.observe(labelsOf(request, statusCode), elapsedTime / 1000);
    }
    done();
  });
  app.addHook('onError', (request, _reply, error, done) => {
    const problem = toProblem(error, request);
    if (problem instanceof TooMany) refusals.inc({ limit: problem.limit });
    done();
  });
}
