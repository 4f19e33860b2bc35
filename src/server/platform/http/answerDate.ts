import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';

/**
 * Dates every response by the product's clock, which devices rely on (rule platform.deviceClock). Node would use the
 * machine's time, which may be wrong (rule platform.clock).
 */
export function answerDate(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
}
