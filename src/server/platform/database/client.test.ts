import { sql } from 'drizzle-orm';
import { testDatabase } from '../../testing/database/database';
import { addressOf, onDatabase } from '../../testing/database/databaseServer';
import { until } from '../../testing/until';
import { queues } from '../../areas';
import { toProblem } from '../http/errors';
import { StartupProblem } from '../config/startupProblem';
import { openDatabase, type Database, type Queryable } from './client';
import { migrateDatabase } from './migrate';

let url: string;
const open: Database[] = [];
beforeAll(async () => (url = await testDatabase()));
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

function opened(options: Partial<Parameters<typeof openDatabase>[0]> = {}): Database {
  const database = openDatabase({ url, ...options });
  open.push(database);
  return database;
}

it('onStatement sees every statement, including those of transactions and of the pool itself', async () => {
  const statements: string[] = [];
  const { db, pool } = opened({ onStatement: (text) => statements.push(text) });
  await db.execute(sql`select 1`);
  await db.transaction(async (tx) => void (await tx.execute(sql`select ${2}::int`)));
  await pool.query({ text: 'select 3', values: [] });
  expect(statements).toEqual(['select 1', 'begin', 'select $1::int', 'commit', 'select 3']);
});

it('a transaction that throws leaves no changes', async () => {
  const { db } = opened();
  await db.execute(sql`create table tried (number int)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into tried values (1)`);
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect((await db.execute(sql`select * from tried`)).rows).toEqual([]);
});

it('a transaction that cannot begin returns its connection to the pool', async () => {
  let isBroken = true;
  const { db } = opened({
    max: 1,
    onStatement: (text) => {
      if (text === 'begin' && isBroken) throw new Error('Connection terminated unexpectedly');
    },
  });
  const number = () => db.transaction(async (tx) => (await tx.execute(sql`select 7 as number`)).rows);
  await expect(number()).rejects.toThrow();
  isBroken = false;
  expect(await number()).toEqual([{ number: 7 }]);
});

it('a transaction whose connection breaks fails with the original error, and the next one gets another connection', async () => {
  const { db } = opened({ max: 1 });
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  const error = await failing.catch((reason: unknown) => reason);
  expect(toProblem(error)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select 7 as number`)).rows)).toEqual([{ number: 7 }]);
});

it('the database itself cancels a statement that takes too long, which counts as an outage', async () => {
  const { db } = opened({ max: 1, statementTimeoutMs: 1_000 });
  await onDatabase(url, async (other) => {
    await other.query('select pg_advisory_lock(1)');
    const error = await db.execute(sql`select pg_advisory_lock(1)`).catch((reason: unknown) => reason);
    expect(toProblem(error)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    const isWaiting = "select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()";
    await until(async () => (await other.query(isWaiting)).rowCount === 0);
  });
  // A busy machine may need several attempts within the same limit.
  const { rows } = await until(() => db.execute(sql`select 7 as number`).catch(() => undefined));
  expect(rows).toEqual([{ number: 7 }]);
});

it('background work may take longer, on separate connections', async () => {
  const { db, forLongWork } = opened({ max: 1, statementTimeoutMs: 30_000 });
  const limitOf = async (on: Queryable) => (await on.execute(sql`show statement_timeout`)).rows;
  const result = await db.transaction(async (tx) => [await limitOf(tx), await forLongWork((own) => limitOf(own.db))]);
  expect(result).toEqual([[{ statement_timeout: '30s' }], [{ statement_timeout: '15min' }]]);
});

it('an idle transaction is rolled back, so that no other transaction waits for its locks', async () => {
  const { db } = opened({ max: 1, idleTimeoutMs: 1_000 });
  await onDatabase(url, (client) => client.query('create table held (id int)'));
  const idle = db.transaction(async (tx) => {
    await tx.execute(sql`lock table held`);
    await onDatabase(url, (client) => client.query('select from held'));
    await tx.execute(sql`insert into held values (1)`);
  });
  const error = await idle.catch((reason: unknown) => reason);
  expect(toProblem(error).status).toBe(503);
  expect((await db.execute(sql`select from held`)).rowCount).toBe(0);
});

it('a broken idle connection is reported, and the next query gets another connection', async () => {
  let report: (error: Error) => void = () => {};
  const reported = new Promise<Error>((resolve) => (report = resolve));
  const { pool } = opened({ onError: (error) => report(error) });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await onDatabase(url, (client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
  await reported;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('closing a database twice has no further effect', async () => {
  const { close } = opened();
  await Promise.all([close(), close()]);
});

it('servers that migrate at the same time take turns, and migrating again changes nothing', async () => {
  const name = `${process.env.TEST_TEMPLATE}_migrations`;
  await onDatabase(process.env.TEST_SERVER_URL as string, (client) => client.query(`create database ${name}`));
  const empty = addressOf(url, name);
  await Promise.all([migrateDatabase(empty, queues), migrateDatabase(empty, queues), migrateDatabase(empty, queues)]);
  await migrateDatabase(empty, queues);
  const count = (address: string) =>
    onDatabase(
      address,
      async (client) => (await client.query('select count(*) from drizzle.__drizzle_migrations')).rows,
    );
  expect(await count(empty)).toEqual(await count(url));
});

it('a copied test database contains nothing that another test file wrote', async () => {
  await onDatabase(url, (client) => client.query('create table here_only (number int)'));
  const other = await testDatabase();
  const tables = await onDatabase(other, (client) => client.query(`select to_regclass('here_only') as found`));
  expect(tables.rows).toEqual([{ found: null }]);
});

it('an unreachable database is reported in one sentence, without its password', async () => {
  const refused = migrateDatabase('postgres://stepwell:hunter2@127.0.0.1:1/stepwell', queues);
  await expect(refused).rejects.toBeInstanceOf(StartupProblem);
  await expect(refused).rejects.toThrow(/^(?!.*hunter2).*DATABASE_URL.*ECONNREFUSED.*\.$/);
});
