import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { databaseProblem, StartupProblem } from '../config/startupProblem';
import { connectToPrimary } from '../database/hosts/primaryClient';
import { isHalfRestored, MIGRATION_LOCK, migrationsFolder, RESTORE_MARKER, runMigrations } from '../database/migrate';
import { prepareJobs } from '../jobs/boss';
import { JOBS_SCHEMA } from '../jobs/job';
import {
  dropEverything,
  isEmpty,
  quotedTable,
  quoteName,
  readForeignKeys,
  readTables,
  readTablesWithTriggers,
  type ForeignKey,
} from './catalogue';
import type { BackupLocation } from './location';
import { damagedBackup, newerBackup } from './problems';
import { readRecords, type BackupRecord, type Manifest, type TableRef } from './records';

interface RestoreRequest {
  url: string;
  location: BackupLocation;
  passphrase?: string | undefined;
  manifest: Manifest;
  now: Date;
}

/**
 * Reads a whole backup, so that any damage is found before anything is changed, and returns its manifest. Throws a
 * StartupProblem.
 */
export async function checkBackup(location: BackupLocation, passphrase?: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let isEnded = false;
  for await (const record of readRecords(location, passphrase)) {
    if ('manifest' in record) manifest = record.manifest;
    isEnded = 'end' in record;
  }
  if (!manifest || !isEnded) throw damagedBackup();
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis);
  if (!known.includes(manifest.migration)) throw newerBackup();
  return manifest;
}

async function* rowsOf(records: AsyncIterator<BackupRecord>, told: { rows?: number }): AsyncGenerator<Buffer> {
  for (;;) {
    const { value } = (await records.next()) as { value?: BackupRecord };
    if (value && 'data' in value) yield value.data;
    else {
      told.rows = value && 'rows' in value ? value.rows : undefined;
      return;
    }
  }
}

/** The columns to restore. Only the job queue's own tables can differ, since its library creates them. */
function columnsFor(table: TableRef, present: TableRef[]): string {
  const here = present.find(({ schema, name }) => schema === table.schema && name === table.name);
  const isMissing = !here || table.columns.some((column) => !here.columns.includes(column));
  if (isMissing) {
    throw new StartupProblem(
      `${table.schema}.${table.name} of this backup has no location in this version of Stepwell.`,
    );
  }
  return table.columns.map(quoteName).join(', ');
}

async function loadTables(client: Client, records: AsyncGenerator<BackupRecord, void>): Promise<number> {
  const present = await readTables(client);
  // Empties the tables, since migrations insert a few rows whose current state is in the backup.
  await client.query(`truncate ${present.map(quotedTable).join(', ')}`);
  let total = 0;
  for (let next = await records.next(); !next.done; next = await records.next()) {
    if (!('table' in next.value)) continue;
    const { table } = next.value;
    const told: { rows?: number } = {};
    const into = client.query(copyFrom(`copy ${quotedTable(table)} (${columnsFor(table, present)}) from stdin`));
    await pipeline(Readable.from(rowsOf(records, told)), into);
    if (told.rows !== into.rowCount) {
      throw new StartupProblem(
        `${quotedTable(table)} has ${into.rowCount} rows instead of ${told.rows}. Nothing was restored.`,
      );
    }
    total += into.rowCount;
  }
  return total;
}

const dropConstraint = ({ table, name }: ForeignKey) => `alter table ${table} drop constraint ${quoteName(name)}`;
const addConstraint = ({ table, name, definition }: ForeignKey) =>
  `alter table ${table} add constraint ${quoteName(name)} ${definition}`;

async function runAll(client: Client, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

interface Loaded {
  rows: number;
  transactionId: string;
}

/**
 * Loads the rows of every table in one transaction. Foreign keys are dropped first and checked when they are added
 * again, so the order of the tables doesn't matter. Triggers are off, since their effects are already in the rows.
 */
async function loadBackup(client: Client, { location, passphrase, manifest }: RestoreRequest): Promise<Loaded> {
  await client.query('begin');
  const foreignKeys = await readForeignKeys(client);
  const triggered = await readTablesWithTriggers(client);
  await runAll(client, foreignKeys.map(dropConstraint));
  await runAll(
    client,
    triggered.map((table) => `alter table ${table} disable trigger user`),
  );
  const rows = await loadTables(client, readRecords(location, passphrase));
  await runAll(
    client,
    triggered.map((table) => `alter table ${table} enable trigger user`),
  );
  await runAll(client, foreignKeys.map(addConstraint));
  for (const { schema, name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1, $2, $3)', [quotedTable({ schema, name }), lastValue, isCalled]);
  }
  const current = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  await client.query('commit');
  return { rows, transactionId: current.rows[0]?.id ?? '' };
}

/**
 * Marks the database as complete. Transaction ids start over here, and the whole event log appears to be written by the
 * loading transaction: the digest search starts over, and clients' positions in the log become invalid.
 */
async function finishRestore(client: Client, transactionId: string, now: Date): Promise<void> {
  await client.query('begin');
  await client.query('update digest_search set seen = $1', [`${transactionId}:${transactionId}:`]);
  await client.query('insert into restores values ($1)', [now]);
  await runAll(client, [`drop schema ${RESTORE_MARKER}`, 'commit', 'analyze']);
}

/**
 * Restores a backup into an empty database: first the tables as they were at the time of the backup, then their rows,
 * then all later migrations. `prepare` runs once the database is known to be empty, and returns a function that undoes
 * it. After a failure the database is empty again; if even that fails, no server starts on it and the next restore
 * starts over. Returns the number of rows.
 */
export async function restoreBackup(request: RestoreRequest, prepare: () => () => void): Promise<number> {
  const { url, manifest } = request;
  const client = await connectToPrimary({ connectionString: url, application_name: 'stepwell-restore' }).catch(
    (error: Error) => {
      throw databaseProblem(error);
    },
  );
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isHalfRestored(client)) await dropEverything(client);
    if (!(await isEmpty(client))) {
      throw new StartupProblem(
        'There is something in this database already. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
      );
    }
    const undo = prepare();
    try {
      await client.query(`create schema ${RESTORE_MARKER}`);
      await runMigrations(client, migrationsFolder(), manifest.migration);
      await prepareJobs(
        client,
        manifest.queues.map((name) => ({ name, options: {} })),
      );
      const { rows, transactionId } = await loadBackup(client, request);
      await runMigrations(client, migrationsFolder());
      await finishRestore(client, transactionId, request.now);
      return rows;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      await dropEverything(client).catch(() => undefined);
      undo();
      throw error;
    }
  } finally {
    await client.end();
  }
}

export async function countWaitingMails(url: string): Promise<number> {
  const client = await connectToPrimary({ connectionString: url });
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${JOBS_SCHEMA}.job where name = 'mail' and state < 'completed'`,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
