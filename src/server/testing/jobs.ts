import { sql } from 'drizzle-orm';
import type { TestApp } from './app';

/**
 * Runs the due jobs of these queues, or of all queues, including jobs that wait for a later time or retry, since the
 * database's own clock decides when that is. Returns their number.
 */
export async function runAllJobs(test: TestApp, ...queues: string[]): Promise<number> {
  const { database, jobs } = test.app.context;
  const isTheirs = queues.length === 0 ? sql`true` : sql`name = any(${sql.param(queues)}::text[])`;
  await database.db.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second' where state < 'active' and ${isTheirs}`,
  );
  return jobs.drain();
}
