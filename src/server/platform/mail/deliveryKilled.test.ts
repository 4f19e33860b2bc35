import { eq, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { sampleMail } from '../../testing/mails/mailSamples';
import { testDatabase } from '../../testing/database/database';
import { useServerProcesses } from '../../testing/database/serverProcesses';
import { until } from '../../testing/until';
import { openDatabase, type Database } from '../database/client';
import { mails } from '../database/schema';
import { CHECK_SECONDS, CHECKS_UNTIL_GONE } from '../jobs/holds';
import { enqueueMails } from './outbox';
import { useSmtp } from './testing/smtp';

const { smtp, receivedBy } = useSmtp();
const { launch } = useServerProcesses();

const MARK_LOCK = 4711;
const NAMES = ['first', 'second'] as const;

let url: string;
let database: Database;
beforeAll(async () => {
  url = await testDatabase();
  database = openDatabase({ url });
  await database.db.execute(sql`create function wait_to_mark() returns trigger language plpgsql
    as $$ begin perform pg_advisory_xact_lock_shared(${sql.raw(String(MARK_LOCK))}); return new; end $$`);
  await database.db.execute(sql`create trigger wait_to_mark before update on mails
    for each row when (new.state = 'sent') execute function wait_to_mark()`);
});
afterAll(() => database.close());

let lock: PoolClient | undefined;
afterEach(() => lock?.release(true));

const lookOften = `import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const wait = timers.setTimeout;
  timers.setTimeout = (ms, ...rest) => wait(ms === ${CHECK_SECONDS * 1000} ? 100 : ms, ...rest);
  syncBuiltinESMExports();`;

function launchNamed(name: string) {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(lookOften)}`;
  return launch({ DATABASE_URL: address.href, SMTP_URL: smtp().url, DEMO: 'false', NODE_OPTIONS });
}

const marking = async () => {
  const { rows } = await database.db.execute<{ name: (typeof NAMES)[number]; pid: number }>(sql`
    select application_name as name, pid from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and application_name in ('first', 'second')`);
  return rows[0];
};

async function anotherCheck(name: string): Promise<void> {
  const lastLook = async () => {
    const { rows } = await database.db.execute<{ at: string }>(sql`select query_start::text as at from pg_stat_activity
      where datname = current_database() and application_name = ${name} and query like '%pg_locks%'`);
    return rows[0]?.at;
  };
  const last = await lastLook();
  await until(async () => ((await lastLook()) ?? last) !== last);
}

const rowOf = async (to: string) => (await database.db.select().from(mails).where(eq(mails.toAddress, to)))[0];

it('a mail whose sender was killed after the mail server accepted it is resent once, unchanged, by another server', async () => {
  const servers = { first: launchNamed('first'), second: launchNamed('second') };
  for (const name of NAMES) await servers[name].origin();
  const to = 'anna@example.com';
  lock = await database.pool.connect();
  await lock.query('select pg_advisory_lock($1)', [MARK_LOCK]);
  await database.db.transaction((tx) =>
    enqueueMails({ tx }, [sampleMail(to, 'password-changed')], { now: new Date() }),
  );

  const { name, pid } = await until(marking);
  const other = name === 'first' ? 'second' : 'first';
  expect(receivedBy(to)).toHaveLength(1);
  // The other server must not send this mail while the first might still be sending it.
  for (let checks = 0; checks < 2 * CHECKS_UNTIL_GONE; checks += 1) await anotherCheck(other);
  expect(receivedBy(to)).toHaveLength(1);
  expect(await rowOf(to)).toMatchObject({ state: 'queued', attempts: 1, sentAt: null });

  servers[name].child.kill('SIGKILL');
  await servers[name].ended;
  // Otherwise the database would still run the dead client's statement once it gets the lock.
  await database.db.execute(sql`select pg_terminate_backend(${pid})`);
  await until(async () => (await marking())?.name !== name);
  await lock.query('select pg_advisory_unlock($1)', [MARK_LOCK]);

  await until(async () => (await rowOf(to))?.state === 'sent');
  expect(await rowOf(to)).toMatchObject({ attempts: 2, lastError: null, data: {} });
  const [taken, again, ...more] = receivedBy(to);
  expect(more).toEqual([]);
  expect(taken?.messageId).toMatch(/^<[\w-]{36}@.+>$/);
  const { messageId, date, subject } = taken ?? {};
  expect(again).toMatchObject({ messageId, date, subject });
});
