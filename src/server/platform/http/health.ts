import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client';

const CACHE_MS = 1_000;

/** Checks that the database responds, at most once a second, since anyone may call this. */
function makeProbe({ db }: Pick<Database, 'db'>): () => Promise<void> {
  let asked: { at: number; answer: Promise<void> } | undefined;
  return () => {
    const at = performance.now();
    if (asked === undefined || at - asked.at >= CACHE_MS) {
      asked = { at, answer: db.execute(sql`select 1`).then(() => undefined) };
    }
    return asked.answer;
  };
}

/** `/health/live`: the process responds. `/health/ready`: so does its database, so it can take traffic. */
export function registerHealth(app: FastifyInstance, { database }: { database: Pick<Database, 'db'> }): void {
  const probe = { logLevel: 'silent', config: { isProbe: true } } as const;
  const isDatabaseThere = makeProbe(database);
  app.get('/health/live', probe, () => ({ status: 'live' }));
  app.get('/health/ready', probe, async () => {
    await isDatabaseThere();
    return { status: 'ready' };
  });
}
