import { sql } from 'drizzle-orm';
import type { TestApp } from './app';

/**
 * Does the jobs of these queues, or of all, that are due, and those that wait to be tried again, as when their time has
 * come: that is by the database's own clock. Answers how many it did.
 */
export async function runLater(test: TestApp, ...queues: string[]): Promise<number> {
  const { database, jobs } = test.app.context;
  const isTheirs = queues.length === 0 ? sql`true` : sql`name = any(${sql.param(queues)}::text[])`;
  await database.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second' where state < 'active' and ${isTheirs}`,
  );
  return jobs.drain();
}
