import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { queues } from '../../areas';
import { addressOf, onDatabase } from '../../testing/database/databaseServer';
import { until } from '../../testing/until';
import { migrateDatabase, NEWER_DATABASE, runMigrations } from './migrate';

const server = process.env.TEST_SERVER_URL as string;
const name = `${process.env.TEST_TEMPLATE}_migrate`;
const url = addressOf(server, name);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stepwell-migrate-'));
  await onDatabase(server, (client) => client.query(`create database ${name}`));
});
afterEach(async () => {
  await onDatabase(server, (client) => client.query(`drop database ${name}`));
  await rm(folder, { recursive: true, force: true });
});

async function migrate(...migrations: string[]): Promise<void> {
  await mkdir(path.join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((_, idx) => ({ idx, when: 1_000 + idx, tag: `000${idx}`, breakpoints: true }));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [idx, text] of migrations.entries()) await writeFile(path.join(folder, `000${idx}.sql`), text);
  await onDatabase(url, (client) => runMigrations(client, folder));
}

const tables = () =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ table: string }>(
      `select table_name as table from information_schema.tables where table_schema = 'public' order by 1`,
    );
    return rows.map(({ table }) => table);
  });

const breakpoint = '--> statement-breakpoint\n';

it('a migration that fails keeps the work of earlier migrations, but none of its own', async () => {
  const failing = migrate(
    'create table first ()',
    `create table second ();${breakpoint}create table first ()`,
    'create table third ()',
  );
  await expect(failing).rejects.toThrow();
  expect(await tables()).toEqual(['first']);
  await migrate('create table first ()', 'create table second ()', 'create table third ()');
  expect(await tables()).toEqual(['first', 'second', 'third']);
});

it('a migration waits for a writer without holding the locks of an earlier migration', async () => {
  await migrate('create table messages ()', 'create table channels ()');
  await onDatabase(url, async (writer) => {
    await writer.query('begin; lock table channels in row exclusive mode');
    const upgrade = migrate(
      'create table messages ()',
      'create table channels ()',
      'create index on messages ((1))',
      'alter table channels add version integer',
    );
    const isWaiting = `select from pg_locks where relation = 'channels'::regclass and not granted`;
    await until(async () => (await writer.query(isWaiting)).rowCount !== 0);
    await writer.query('lock table messages in row exclusive mode nowait; commit');
    await upgrade;
  });
});

describe('a database that Stepwell can’t use is refused with a one-sentence explanation and left unchanged', () => {
  const schemas = `select nspname from pg_namespace where nspname in ('drizzle', 'pgboss')`;

  it('without the right to create', async () => {
    await onDatabase(server, async (client) => {
      await client.query(`drop role if exists guest`);
      await client.query(`create role guest login password 'guest'`);
    });
    const asGuest = Object.assign(new URL(url), { username: 'guest', password: 'guest' }).href;
    await expect(migrateDatabase(asGuest, queues)).rejects.toThrow(
      /^The user guest may not create schemas in the database\. Run GRANT CREATE ON DATABASE \w+ TO guest there\.\nThe user guest may not create tables/,
    );
    await onDatabase(server, (client) => client.query('drop role guest'));
  });

  it('in LATIN1', async () => {
    await onDatabase(server, async (client) => {
      await client.query(`drop database ${name}`);
      await client.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    });
    await expect(migrateDatabase(url, queues)).rejects.toThrow(/^The database’s encoding is LATIN1/);
    expect(await onDatabase(url, async (client) => (await client.query(schemas)).rowCount)).toBe(0);
  });

  it('without ICU collations', async () => {
    await onDatabase(url, (client) => client.query(`delete from pg_collation where collprovider = 'i'`));
    await expect(migrateDatabase(url, queues)).rejects.toThrow(/^The database’s PostgreSQL was built without ICU/);
    expect(await onDatabase(url, async (client) => (await client.query(schemas)).rowCount)).toBe(0);
  });

  it('of a newer version of Stepwell', async () => {
    await migrateDatabase(url, queues);
    await onDatabase(url, (client) =>
      client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 32503680000000)`),
    );
    await expect(migrateDatabase(url, queues)).rejects.toThrow(NEWER_DATABASE);
  });

  it('with another object in place of a table, in PostgreSQL’s own words', async () => {
    await onDatabase(url, (client) => client.query('create table users ()'));
    await expect(migrateDatabase(url, queues)).rejects.toThrow(
      /^The database’s tables can't be brought up to date\. PostgreSQL says \(42P07\): relation "users" already exists/,
    );
  });
});
