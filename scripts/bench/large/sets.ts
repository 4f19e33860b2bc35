import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { queues } from '../../../src/server/areas';
import { startEmbedded } from '../../../src/server/platform/database/embedded';
import { migrateDatabase } from '../../../src/server/platform/database/migrate';
import { addressOf, onDatabase } from '../../../src/server/testing/database/databaseServer';
import { fillConversation } from './conversation';
import { fillNotices } from './notices';
import { fillPeople } from './people';
import { fillPods } from './pods';
import { FILL_VERSION, large, small, type Size } from './size';

export interface Sets {
  small: string;
  large: string;
  stop: () => Promise<void>;
}

const FILLED = `stepwell bench, fill ${FILL_VERSION}`;

const steps = { people: fillPeople, pods: fillPods, conversation: fillConversation, notices: fillNotices };

const print = (text: string) => process.stdout.write(`${text}\n`);

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  print(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function proveConstraints(client: Client, before: number): Promise<void> {
  const { rows } = await client.query<{ proven: number }>(countConstraints);
  if (rows[0]?.proven !== before) throw new Error(`${rows[0]?.proven} of ${before} constraints hold after the fill.`);
}

const countConstraints = `
  select count(*)::int as proven from pg_constraint where connamespace = 'public'::regnamespace and convalidated`;

async function fill(url: string, size: Size): Promise<void> {
  print(`Fills ‘${size.name}’: ${size.people} people, ${size.messages} messages`);
  await onDatabase(url, async (client) => {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    const { rows } = await client.query<{ proven: number }>(countConstraints);
    for (const [name, step] of Object.entries(steps)) await timed(name, () => step(client, size));
    await timed('vacuum analyze', () => client.query('vacuum analyze'));
    await proveConstraints(client, rows[0]?.proven ?? 0);
  });
}

async function prepare(server: string, size: Size): Promise<string> {
  const name = `stepwell_bench_${size.name}`;
  const url = addressOf(server, name);
  await onDatabase(server, async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      "select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1",
      [name],
    );
    if (rows[0]?.mark === FILLED) return migrateDatabase(url, queues);
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template template0`);
    await migrateDatabase(url, queues);
    await fill(url, size);
    // Last, so that an interrupted fill does not count as complete.
    await client.query(`comment on database ${name} is '${FILLED}'`);
  });
  return url;
}

/** Long intervals between checkpoints, for writing millions of rows; no setting here makes reads quicker. */
const settings = { max_wal_size: '8GB', checkpoint_timeout: '30min' };

/** Creates missing data sets, on the server of BENCH_DATABASE_URL or an embedded one in BENCH_DATA_DIR. */
export async function openSets(): Promise<Sets> {
  const given = process.env.BENCH_DATABASE_URL;
  const dataDir = path.resolve(process.env.BENCH_DATA_DIR ?? 'bench/data');
  if (!given) mkdirSync(dataDir, { recursive: true });
  const server = given ? { url: given, stop: async () => {} } : await startEmbedded({ dataDir, settings });
  try {
    return { small: await prepare(server.url, small), large: await prepare(server.url, large), stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
