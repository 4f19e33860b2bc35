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

/** While this lock is held, no mail is marked as sent. */
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
 * These servers look for jobs of a stopped process every second instead of every minute. The database also records when
 * the job queue last did so, which must be a minute ago.
 */
const minutesAreSeconds = `const setNow = globalThis.setInterval;
  globalThis.setInterval = (work, ms, ...rest) => setNow(work, ms === 60_000 ? 1_000 : ms, ...rest);`;

/** A server on this database, identified there by its name. */
function launchNamed(name: string) {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(minutesAreSeconds)}`;
  return launch({ DATABASE_URL: address.href, SMTP_URL: smtp().url, DEMO: 'false', NODE_OPTIONS });
}

/** The name and connection of the server that has handed over a mail and waits to mark it. */
const marking = async () => {
  const { rows } = await database.db.execute<{ name: (typeof NAMES)[number]; pid: number }>(sql`
    select application_name as name, pid from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and application_name in ('first', 'second')`);
  return rows[0];
};

/** Sends a mail by the remaining servers after their search for stopped jobs, so that due jobs have begun. */
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

it('a mail whose sender was killed after the mail server accepted it is resent once, unchanged, by another server', async () => {
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
  // The database would still run the statement of a dead client once it gets the lock.
  await database.db.execute(sql`select pg_terminate_backend(${pid})`);
  await until(async () => (await marking()) === undefined);
  await lock.query('select pg_advisory_unlock($1)', [MARK_LOCK]);
  lock.release();
  expect(await rowOf(to)).toMatchObject({ state: 'queued', attempts: 1, sentAt: null });

  // The other server may not send this mail while the first might still be sending it.
  await sendAnother('ben@example.com');
  expect(receivedBy(to)).toHaveLength(1);
  expect(await rowOf(to)).toMatchObject({ state: 'queued', attempts: 1 });

  // The first server's lock has expired; the other server notices on its next check.
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
