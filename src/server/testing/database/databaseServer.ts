import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../../platform/database/embedded';
import { shutDownPostgres } from '../../platform/database/embedded/postmaster';
import { migrateDatabase } from '../../platform/database/migrate';
import { queues } from '../../areas';
import { beginLogWithShortId } from './transactionIds';

export interface TestDatabaseServer {
  url: string;
  template: string;
  stop: () => Promise<void>;
}

const FOLDER = 'stepwell-test-';

/** No data needs to survive a run, so PostgreSQL doesn't wait for writes to reach the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '300',
};

export async function startTestDatabaseServer(given = process.env.TEST_DATABASE_URL): Promise<TestDatabaseServer> {
  const server = given ? { url: given, stop: async () => {} } : await embeddedServer();
  const template = `stepwell_test_${randomBytes(4).toString('hex')}`;
  await onDatabase(server.url, (client) => client.query(`create database ${template}`));
  const address = addressOf(server.url, template);
  await migrateDatabase(address, queues);
  await onDatabase(address, beginLogWithShortId);
  return {
    url: server.url,
    template,
    stop: async () => {
      if (given) await dropAll(server.url, template);
      await server.stop();
    },
  };
}

export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

export async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function embeddedServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  await removeLeftOvers();
  const folder = mkdtempSync(path.join(tmpdir(), `${FOLDER}${process.pid}-`));
  // PostgreSQL may run as another user, who must be able to reach its own folder inside this one.
  chmodSync(folder, 0o755);
  const { url, stop } = await startEmbedded({ dataDir: folder, settings });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER))) {
    const pid = Number(name.slice(FOLDER.length).split('-')[0]);
    if (isAlive(pid)) continue;
    const folder = path.join(tmpdir(), name);
    await shutDownPostgres(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function dropAll(url: string, prefix: string): Promise<void> {
  await onDatabase(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  });
}
