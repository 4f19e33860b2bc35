import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { runAllJobs } from '../../testing/jobs';
import { sampleMail } from '../../testing/mails/mailSamples';
import { useTestApp } from '../../testing/app';
import { makeAppJobQueue } from '../../app';
import { queues } from '../../areas';
import { until } from '../../testing/until';
import { mails } from '../database/schema';
import { failedMailQueue, mailQueue } from '../mail/queues';
import { executeOn, makeBoss, prepareJobs } from './boss';
import { enqueueJobs, withdrawJobs } from './enqueue';
import type { JobQueue } from './queue';

const test = useTestApp();

const write = (...to: string[]) =>
  test.app.context.act((act) => {
    for (const address of to) act.mail(sampleMail(address, 'password-changed'));
    return Promise.resolve();
  });

const stateOf = async (to: string) => {
  const [row] = await test.app.context.database.db.select().from(mails).where(eq(mails.toAddress, to));
  return row?.state;
};

const states = async (name: string) => {
  const { rows } = await test.app.context.database.db.execute<{ state: string; count: number }>(
    sql`select state, count(*)::int as count from pgboss.job where name = ${name} group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

/** At least one, since the interval of a recurring job can end during a test. */
const isDone = async (name: string) => ((await states(name)).completed ?? 0) > 0;

const writeMany = (name: string) => write(...Array.from({ length: 30 }, (_, index) => `${name}${index}@example.com`));

it('jobs wait until the workers are started', async () => {
  await write('waits@example.com');
  await writeMany('waits');
  expect(await stateOf('waits@example.com')).toBe('queued');
  expect(await test.app.context.jobs.drain()).toBe(31);
  expect(await stateOf('waits@example.com')).toBe('sent');
  expect(await test.app.context.jobs.drain()).toBe(0);
});

it('each job is run by one worker, even with many workers at the same time', async () => {
  const { database } = test.app.context;
  await database.db.execute(sql`delete from pgboss.job`);
  await writeMany('shared');
  const several = Array.from({ length: 3 }, () => makeAppJobQueue(test.app.context, () => test.app.context));
  const done = await Promise.all(several.map((queue) => queue.drain()));
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(30);
  expect(await states('mail')).toEqual({ completed: 30 });
});

it('jobs of a killed process are run by another process once they expire', async () => {
  const { database } = test.app.context;
  await write('killed@example.com');
  await database.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now() - expire_in - interval '1 second' where state = 'created'`);
  expect(await test.app.context.jobs.drain()).toBe(0);
  await makeBoss(executeOn(database.pool)).expire();
  expect(await runAllJobs(test)).toBe(1);
  expect(await stateOf('killed@example.com')).toBe('sent');
});

it('there is never a second job with the same id', async () => {
  await write('same@example.com');
  const [row] = await test.app.context.database.db.select().from(mails).where(eq(mails.toAddress, 'same@example.com'));
  const mailId = row?.id ?? '';
  await test.app.context.act((act) => enqueueJobs(act, mailQueue, [{ id: mailId, data: { mailId } }]));
  expect(await test.app.context.jobs.drain()).toBe(1);
});

it('jobs are withdrawn by their keys, whatever characters the keys contain', async () => {
  const keys = ['Anna, Ben', 'Anna', 'Ben', '{Anna}', '"', 'NULL', ''];
  const jobs = keys.map((key) => ({ key, data: { mailId: key } }));
  await test.app.context.act((act) => enqueueJobs(act, mailQueue, jobs));
  const takeBack = async (...taken: string[]) => {
    const data = await test.app.context.act(({ tx }) => withdrawJobs(tx, mailQueue, taken));
    return data.map(({ mailId }) => mailId).sort();
  };
  expect(await takeBack('Anna, Ben', '{Anna}')).toEqual(['Anna, Ben', '{Anna}']);
  expect(await takeBack('"', 'NULL', '')).toEqual(['', '"', 'NULL']);
  expect(await takeBack(...keys)).toEqual(['Anna', 'Ben']);
});

it('jobs stay in their queues when the database is prepared again', async () => {
  await write('kept@example.com');
  const client = await test.app.context.database.pool.connect();
  await prepareJobs(client, queues).finally(() => client.release());
  expect(await test.app.context.jobs.drain()).toBe(1);
});

describe('workers', () => {
  let queue: JobQueue;
  beforeEach(async () => {
    await test.app.context.database.db.execute(sql`delete from pgboss.job`);
    queue = makeAppJobQueue(test.app.context, () => test.app.context);
    await queue.start();
  });
  afterEach(() => queue.stop());

  it('workers run a job immediately when woken', async () => {
    await until(() => isDone('housekeeping'));
    await test.app.context.act((act) => enqueueJobs(act, failedMailQueue, [{ data: { mailId: v7() } }]));
    queue.wake(failedMailQueue);
    await until(async () => (await states(failedMailQueue.name)).completed === 1);
  });

  it('workers do the housekeeping once an hour, however many processes there are', async () => {
    const others = Array.from({ length: 3 }, () => makeAppJobQueue(test.app.context, () => test.app.context));
    for (const other of others) await other.start();
    await until(() => isDone('housekeeping'));
    await Promise.all(others.map((other) => other.stop()));
    // Two if an hour ends during the test; four if each process sent its own.
    expect(Object.values(await states('housekeeping')).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
  });

  it.each(['pauses', 'transfers'])('workers handle ended %s automatically', async (name) => {
    await until(() => isDone(name));
  });

  it('workers take no more jobs once stopped', async () => {
    await queue.stop();
    await writeMany('late');
    queue.wake(mailQueue);
    expect(await test.app.context.jobs.drain()).toBe(30);
  });
});
