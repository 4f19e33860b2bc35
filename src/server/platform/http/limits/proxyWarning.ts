import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';

const WARNING =
  'Requests come by a proxy, but TRUST_PROXY isn’t set: everybody seems to come from its address, and shares the limits of that.' +
  ' Set TRUST_PROXY to the number of proxies or to their addresses, or to false if nothing stands in front.';

/** Warns once in the log if requests carry forwarded addresses that aren't trusted (rule platform.production). */
export function warnOfProxy(app: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== undefined) return;
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      request.log.warn(WARNING);
    }
    done();
  });
}
