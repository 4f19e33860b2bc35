import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { prepareJobs } from '../jobs/boss';
import type { Queue } from '../jobs/job';
import { packageRoot } from '../config/packageRoot';
import { databaseProblem } from '../config/startupProblem';

/** Any number will do; it only has to be the same in every server. */
const MIGRATION_LOCK = 7_370_001;

/**
 * Brings the database's tables to what this program expects: forward only, all that is missing in one transaction.
 * Servers that start at once take turns, so that each migration runs once. A database that can't be reached is a
 * StartupProblem. `queues` are those of the jobs the program does.
 */
export async function migrateDatabase(url: string, queues: Queue<never>[]): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'stepwell-migrate' });
  await client.connect().catch((error: Error) => {
    throw databaseProblem(error);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: path.join(packageRoot(), 'src/server/platform/database/migrations'),
    });
    await prepareJobs(client, queues);
  } finally {
    await client.end();
  }
}
