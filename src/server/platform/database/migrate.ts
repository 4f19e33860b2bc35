import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { DatabaseError, type Client, type Pool } from 'pg';
import { prepareJobs } from '../jobs/boss';
import type { Queue } from '../jobs/job';
import { packageRoot } from '../config/packageRoot';
import { databaseProblem, StartupProblem } from '../config/startupProblem';
import { assertFitDatabase } from './fitness';
import { connectToPrimary } from './hosts/primaryClient';
import { reindexAfterIcuChange } from './nameOrder';
import { assertFitPooler } from './pooler';

/** An arbitrary number, the same in every server. */
export const MIGRATION_LOCK = 7_370_001;

export const migrationsFolder = () => path.join(packageRoot(), 'src/server/platform/database/migrations');

export const RESTORE_MARKER = 'stepwell_restore';

export const isHalfRestored = async (client: Client): Promise<boolean> =>
  (await client.query('select from pg_namespace where nspname = $1', [RESTORE_MARKER])).rowCount !== 0;

/**
 * Runs the pending migrations of a folder in order, each in its own transaction, so that none keeps its locks while
 * the next waits for locks held by servers of the previous version. If a migration fails, this throws, and earlier
 * migrations stay applied. `upTo`: omits later migrations.
 */
export async function runMigrations(client: Client, migrationsFolder: string, upTo = Infinity): Promise<void> {
  const dialect = new PgDialect();
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  const run = (...migrations: ReturnType<typeof readMigrationFiles>) =>
    dialect.migrate(migrations, session, { migrationsFolder });
  await run();
  const { rows } = await client.query<{ newest: number }>(
    'select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest ?? 0;
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (migration.folderMillis > newest && migration.folderMillis <= upTo) await run(migration);
  }
}

export async function compareMigrations(
  on: Pick<Pool, 'query'>,
): Promise<{ run: number; pending: number; unknown: number }> {
  const { rows: tables } = await on.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  const { rows } = tables[0]?.there
    ? await on.query<{ at: number }>('select created_at::float8 as at from drizzle.__drizzle_migrations')
    : { rows: [] };
  const newest = Math.max(0, ...rows.map(({ at }) => at));
  const ours = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const newestOfOurs = Math.max(...ours.map(({ folderMillis }) => folderMillis));
  return {
    run: rows.length,
    pending: ours.filter(({ folderMillis }) => folderMillis > newest).length,
    unknown: rows.filter(({ at }) => at > newestOfOurs).length,
  };
}

/** Lets an older version run on a newer database, although it may write data that the newer version doesn't expect. */
export const ACCEPT_NEWER_DATABASE = '--accept-newer-database';

export const NEWER_DATABASE =
  'The database is of a newer version of Stepwell. Run that version, or restore a backup from before. ' +
  `To go back by one release without losing what was written since, start with ${ACCEPT_NEWER_DATABASE}.`;

const postgresErrorIn = (error: unknown): DatabaseError | undefined =>
  error instanceof DatabaseError ? error : error instanceof Error ? postgresErrorIn(error.cause) : undefined;

/** The error that stopped the migrations, in PostgreSQL's own words; other errors are returned as they are. */
function migrationProblem(error: unknown): unknown {
  const said = postgresErrorIn(error);
  if (!said) return error;
  const { message, detail, hint, code } = said;
  const reason = [message, detail, hint].filter((one) => one !== undefined && one !== '').join('. ');
  return new StartupProblem(
    `The database’s tables can't be brought up to date. PostgreSQL says (${code}): ${reason}. ` +
      'What was done before it is kept, and the next start carries on from there.',
  );
}

/**
 * Brings the tables to the state this program expects: forward only, each pending migration in its own transaction.
 * Servers that start together take turns, so that each migration runs once. Throws a StartupProblem without any change
 * if the database can't be reached, can't hold the tables, or belongs to a newer program (unless that is accepted).
 * `queues` are the queues of the program's jobs.
 */
export async function migrateDatabase(
  url: string,
  queues: Queue<never>[],
  { acceptsNewer = false } = {},
): Promise<void> {
  await assertFitPooler(url);
  const client = await connectToPrimary({ connectionString: url, application_name: 'stepwell-migrate' }).catch(
    (error: Error) => {
      throw databaseProblem(error);
    },
  );
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isHalfRestored(client)) {
      throw new StartupProblem('A restore into this database was not finished. Run npm run restore again.');
    }
    const { pending, unknown } = await compareMigrations(client);
    if (unknown > 0 && !acceptsNewer) throw new StartupProblem(NEWER_DATABASE);
    if (pending > 0) await assertFitDatabase(client);
    await runMigrations(client, migrationsFolder());
    await reindexAfterIcuChange(client);
    await prepareJobs(client, queues);
  } catch (error) {
    throw migrationProblem(error);
  } finally {
    await client.end();
  }
}
