import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';

/**
 * Dates every response by this clock, which devices go by (rule platform.deviceClock); Node would take the machine's,
 * which may be wrong (rule platform.clock).
 */
export function answerDate(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
}
