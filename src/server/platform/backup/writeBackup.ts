import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config } from '../config/config';
import { databaseProblem, StartupProblem } from '../config/startupProblem';
import { connectToPrimary } from '../database/hosts/primaryClient';
import { isHalfRestored, MIGRATION_LOCK } from '../database/migrate';
import { hasSqlStateClass } from '../database/sqlState';
import { JOBS_SCHEMA } from '../jobs/job';
import { rechunk } from './bytes';
import { quotedTable, quoteName, readSequences, readTables } from './catalogue';
import type { BackupLocation } from './location';
import { packRecords, type BackupRecord, type Manifest } from './records';
import { secretRecords } from './secrets';

export interface BackupRequest {
  url: string;
  location: BackupLocation;
  config: Pick<Config, 'tokenSecret' | 'encryptionKey' | 'givenSecrets' | 'backupPassphrase'>;
  now: Date;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  bytes: number;
}

const PIECE_BYTES = 64 * 1024;

const isGone = (error: unknown) =>
  error instanceof Error && (hasSqlStateClass(error, '57P') || error.message.startsWith('Connection terminated'));

/** Settings for writing rows as text that every PostgreSQL reads in the same way. */
const SETTINGS = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set timezone = 'UTC';
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set bytea_output = 'hex'`;

async function manifestOf(client: Client, { config, now }: BackupRequest): Promise<Manifest> {
  const { rows } = await client.query<{ migration: number; postgres: string; queues: string[] }>(`
    select max(created_at)::float8 as migration, current_setting('server_version') as postgres,
      array(select name from ${JOBS_SCHEMA}.queue order by name) as queues
    from drizzle.__drizzle_migrations`);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has a row.');
  return {
    ...found,
    createdAt: now.toISOString(),
    sequences: await readSequences(client),
    secrets: secretRecords(config),
  };
}

async function* recordsOf(
  client: Client,
  request: BackupRequest,
  summary: BackupSummary,
): AsyncGenerator<BackupRecord> {
  await client.query(SETTINGS);
  // No migration runs while this lock is held, so all tables are of the same version.
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  if (await isHalfRestored(client)) throw new StartupProblem('A restore into this database was not finished.');
  await client.query('begin transaction isolation level repeatable read read only');
  yield { manifest: await manifestOf(client, request) };
  for (const table of await readTables(client)) {
    yield { table };
    const columns = table.columns.map(quoteName).join(', ');
    const rows = client.query(copyTo(`copy (select ${columns} from ${quotedTable(table)}) to stdout`));
    for await (const data of rechunk(rows, PIECE_BYTES)) yield { data };
    // The row count may arrive after the rows; it is known once the connection has responded to another query.
    await client.query('select');
    yield { rows: rows.rowCount };
    summary.tables += 1;
    summary.rows += rows.rowCount;
  }
  await client.query('commit');
  yield { end: true };
}

/**
 * Writes the whole database and the data folder's secrets to a location, without making users wait. The backup is complete
 * or absent. Throws a StartupProblem.
 */
export async function writeBackup(request: BackupRequest): Promise<BackupSummary> {
  const client = await connectToPrimary({ connectionString: request.url, application_name: 'stepwell-backup' }).catch(
    (error: Error) => {
      throw databaseProblem(error);
    },
  );
  const summary = { tables: 0, rows: 0, bytes: 0 };
  try {
    const content = packRecords(recordsOf(client, request, summary), request.config.backupPassphrase);
    summary.bytes = await request.location.write(content);
    await client.end();
    return summary;
  } catch (error) {
    // During a copy, the database wouldn't notice if the connection ended normally.
    (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    throw isGone(error) ? new StartupProblem('The database went away, so no backup was made.') : error;
  }
}
