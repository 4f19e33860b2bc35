import { eq, sql } from 'drizzle-orm';
import { sampleMail } from '../../testing/mails/mailSamples';
import { testDatabase } from '../../testing/database/database';
import { useServerProcesses } from '../../testing/database/serverProcesses';
import { until } from '../../testing/until';
import { openDatabase, type Database } from '../database/client';
import { mails } from '../database/schema';
import { enqueueMails } from './outbox';
import { useSmtp } from './testing/smtp';

const { smtp, receivedBy } = useSmtp();
const { launch } = useServerProcesses();

/** As long as somebody has this lock, no mail is marked as sent. */
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

/**
 * What the job queue does once a minute, looking for jobs of a stopped process, it does every second in these servers. That a
 * minute has passed since it last did so is in the database, too.
 */
const minutesAreSeconds = `const setNow = globalThis.setInterval;
  globalThis.setInterval = (work, ms, ...rest) => setNow(work, ms === 60_000 ? 1_000 : ms, ...rest);`;

/** A server on this database, known there by its name. */
function launchNamed(name: string) {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(minutesAreSeconds)}`;
  return launch({ DATABASE_URL: address.href, SMTP_URL: smtp().url, DEMO: 'false', NODE_OPTIONS });
}

/** The server that has handed a mail over and waits to mark it: its name, and its connection. */
const marking = async () => {
  const { rows } = await database.db.execute<{ name: (typeof NAMES)[number]; pid: number }>(sql`
    select application_name as name, pid from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and application_name in ('first', 'second')`);
  return rows[0];
};

/** Sends a mail by the servers that are left, after they have looked for jobs of a stopped process: what was due has begun. */
async function sendAnother(to: string): Promise<void> {
  await database.db.execute(sql`update pgboss.version set maintained_on = null`);
  const looked = sql`select from pgboss.version where maintained_on is not null`;
  await until(async () => (await database.db.execute(looked)).rowCount === 1);
  await database.db.transaction((tx) =>
    enqueueMails({ tx }, [sampleMail(to, 'password-changed')], { now: new Date() }),
  );
  await until(async () => (await rowOf(to))?.state === 'sent');
}

const rowOf = async (to: string) => (await database.db.select().from(mails).where(eq(mails.toAddress, to)))[0];

it('a mail that was taken by the mail server when its sender was killed is sent once more, as the same, by another', async () => {
  const servers = { first: launchNamed('first'), second: launchNamed('second') };
  for (const name of NAMES) await servers[name].origin();
  const to = 'anna@example.com';
  const lock = await database.pool.connect();
  await lock.query('select pg_advisory_lock($1)', [MARK_LOCK]);
  await database.db.transaction((tx) =>
    enqueueMails({ tx }, [sampleMail(to, 'password-changed')], { now: new Date() }),
  );

  const { name, pid } = await until(marking);
  expect(receivedBy(to)).toHaveLength(1);
  servers[name].child.kill('SIGKILL');
  await servers[name].ended;
  // A database whose client is gone would still do what it was asked once it may.
  await database.db.execute(sql`select pg_terminate_backend(${pid})`);
  await until(async () => (await marking()) === undefined);
  await lock.query('select pg_advisory_unlock($1)', [MARK_LOCK]);
  lock.release();
  expect(await rowOf(to)).toMatchObject({ state: 'queued', attempts: 1, sentAt: null });

  // This one is not the other's to send as long as the first might be at it.
  await sendAnother('ben@example.com');
  expect(receivedBy(to)).toHaveLength(1);
  expect(await rowOf(to)).toMatchObject({ state: 'queued', attempts: 1 });

  // The time that it is the first one's is over; the other notices by itself, as soon as it looks.
  await database.db.execute(sql`update pgboss.job set started_on = now() - expire_in - interval '1 second'
    where name = 'mail' and state = 'active'`);
  await database.db.execute(sql`update pgboss.version set maintained_on = null`);
  const isSent = async () => {
    await database.db.execute(sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`);
    return (await rowOf(to))?.state === 'sent';
  };
  await until(isSent);
  await sendAnother('cleo@example.com');
  expect(await rowOf(to)).toMatchObject({ attempts: 2, lastError: null, data: {} });
  const [taken, again, ...more] = receivedBy(to);
  expect(more).toEqual([]);
  expect(taken?.messageId).toMatch(/^<[\w-]{36}@.+>$/);
  const { messageId, date, subject } = taken ?? {};
  expect(again).toMatchObject({ messageId, date, subject });
});
