import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context';

/** `/health/live`: the process answers. `/health/ready`: so does its database, so traffic may come. */
export function registerHealth(app: FastifyInstance, context: AppContext): void {
  app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'live' }));
  app.get('/health/ready', { logLevel: 'silent' }, async () => {
    await context.database.db.execute(sql`select 1`);
    return { status: 'ready', streams: context.hub.size };
  });
}
