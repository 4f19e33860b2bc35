import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asProblem } from '../http/errors';
import { TooMany } from '../http/problem';
import type { Metrics } from './metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked all day by whoever watches: in no figure. */
    isProbe?: boolean;
  }
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A HEAD is a GET without its body. */
function methodOf(method: string): string {
  const asked = method === 'HEAD' ? 'GET' : method;
  return METHODS.has(asked) ? asked : 'other';
}

/** By the contract's name, never by the address, which may hold anything: pages, files and what is not there are `other`. */
const labelsOf = ({ method, routeOptions }: FastifyRequest, status: number) => ({
  operation: routeOptions.config.operation?.operationId ?? 'other',
  method: methodOf(method),
  status: `${Math.floor(status / 100)}xx`,
});

/** A stream lasts as long as somebody looks; only one that is refused is a request like others. */
const isOpenStream = ({ routeOptions }: FastifyRequest, status: number) =>
  routeOptions.config.operation?.stream === true && status < 400;

/** Counts and times requests, and counts those that a limit refuses. */
export function measureRequests(app: FastifyInstance, { requestSeconds, refusals }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    if (!request.routeOptions.config.isProbe && !isOpenStream(request, statusCode)) {
      requestSeconds.observe(labelsOf(request, statusCode), elapsedTime / 1000);
    }
    done();
  });
  app.addHook('onError', (request, _reply, error, done) => {
    const problem = asProblem(error, request);
    if (problem instanceof TooMany) refusals.inc({ limit: problem.limit });
    done();
  });
}
