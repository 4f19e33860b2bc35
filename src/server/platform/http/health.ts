import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client';

/** `/health/live`: the process answers. `/health/ready`: so does its database, so traffic may come. */
export function registerHealth(
  app: FastifyInstance,
  { database, hub }: { database: Pick<Database, 'db'>; hub: { size: number } },
): void {
  const probe = { logLevel: 'silent', config: { isProbe: true } } as const;
  app.get('/health/live', probe, () => ({ status: 'live' }));
  app.get('/health/ready', probe, async () => {
    await database.db.execute(sql`select 1`);
    return { status: 'ready', streams: hub.size };
  });
}
