import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';
import { executeOn, makeBoss } from './boss';
import { enqueueJobs } from './enqueue';
import type { Queue } from './job';
import { NotStarted } from './job';
import { makeWorker, type Worker } from './worker';

const test = useTestApp();

const AT_ONCE = 3;

const queue: Queue<{ mailId: string }> = { name: 'mail', options: {} };

const holds = { hold: () => Promise.resolve(), release: () => Promise.resolve() };

let worker: Worker;
let begun: string[];
let ends: Map<string, () => void>;
let underWay: number;
let mostUnderWay: number;
afterEach(async () => {
  for (const end of ends.values()) end();
  await worker.stop();
});

async function work(...names: string[]): Promise<void> {
  await test.app.context.database.db.execute(sql`delete from pgboss.job`);
  const jobs = names.map((mailId) => ({ id: randomUUID(), data: { mailId } }));
  for (const job of jobs) await test.app.context.act((act) => enqueueJobs(act, queue, [job]));
  begun = [];
  ends = new Map();
  [underWay, mostUnderWay] = [0, 0];
  const run = async ({ mailId }: { mailId: string }) => {
    begun.push(mailId);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await new Promise<void>((done) => ends.set(mailId, done));
    underWay -= 1;
  };
  worker = workerWith(run);
  worker.start(holds);
}

function workerWith(run: (data: { mailId: string }) => Promise<void>): Worker {
  const { database, log } = test.app.context;
  const job = { queue, concurrency: AT_ONCE, pollSeconds: 60, run };
  return makeWorker(makeBoss(executeOn(database.pool)), job, { contextOf: () => undefined, log });
}

const end = (name: string) => ends.get(name)?.();

it('a slow job doesn’t delay other jobs, and no more than the allowed number run at the same time', async () => {
  await work('slow', 'b', 'c', 'd', 'e', 'f');
  await until(() => begun.length >= AT_ONCE);
  for (const name of ['b', 'c', 'd', 'e', 'f']) {
    await until(() => begun.includes(name));
    end(name);
  }
  await until(() => underWay === 1);
  expect([...begun].sort()).toEqual(['b', 'c', 'd', 'e', 'f', 'slow']);
  expect(mostUnderWay).toBe(AT_ONCE);
});

it('a job that arrives while another is running begins as soon as the worker is woken', async () => {
  await work('slow');
  await until(() => begun.length === 1);
  await test.app.context.act((act) => enqueueJobs(act, queue, [{ data: { mailId: 'new' } }]));
  worker.wake();
  await until(() => begun.includes('new'));
});

it('a worker continues automatically after being drained', async () => {
  await work('a', 'b', 'c', 'd', 'e', 'f', 'g');
  let isDrained = false;
  const drained = worker.runDue().then(() => (isDrained = true));
  const endAll = () => (begun.forEach(end), false);
  await until(() => isDrained || endAll());
  await drained;
  await until(() => begun.length === 7 || endAll());
});

it('a worker that is stopped takes no more jobs, and ends when its last job does', async () => {
  await work('a', 'b', 'c', 'd');
  await until(() => begun.length === AT_ONCE);
  let isStopped = false;
  const stopped = worker.stop().then(() => (isStopped = true));
  end('a');
  end('b');
  const { db } = test.app.context.database;
  const over = sql`select from pgboss.job where name = ${queue.name} and state = 'completed'`;
  await until(async () => (await db.execute(over)).rowCount === 2);
  expect([isStopped, begun.length]).toEqual([false, AT_ONCE]);
  end('c');
  await stopped;
  const { rows } = await db.execute(sql`select data from pgboss.job where name = ${queue.name} and state = 'created'`);
  expect(rows).toEqual([{ data: { mailId: 'd' } }]);
});

it('a postponed job is retried like a failed job, but no failure is logged', async () => {
  await test.app.context.database.db.execute(sql`delete from pgboss.job`);
  const errors: Record<string, Error> = { busy: new NotStarted('It is busy.'), broken: new Error('It is broken.') };
  const jobs = Object.keys(errors).map((mailId) => ({ data: { mailId } }));
  await test.app.context.act((act) => enqueueJobs(act, queue, jobs));
  const warn = jest.spyOn(test.app.context.log, 'warn');
  worker = workerWith(({ mailId }) => Promise.reject(errors[mailId] ?? new Error(mailId)));
  expect(await worker.runDue()).toBe(2);
  expect(warn.mock.calls).toMatchObject([[{ err: { message: 'It is broken.' } }, 'job failed']]);
  const { rows } = await test.app.context.database.db.execute(
    sql`select state, output from pgboss.job order by data->>'mailId'`,
  );
  expect(rows).toEqual(
    ['It is broken.', 'It is busy.'].map((message) => ({
      state: 'retry',
      output: expect.objectContaining({ message }) as unknown,
    })),
  );
});
