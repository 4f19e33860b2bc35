import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';
import { executeOn, makeBoss } from './boss';
import { HOLDS_NAME, CHECKS_UNTIL_GONE, makeJobHolds, type JobHolds } from './holds';

const test = useTestApp();

const QUEUE = 'mail';

let [slow, other]: JobHolds[] = [];
let jobId: string;
beforeEach(async () => {
  const { database, log } = test.app.context;
  await database.db.execute(sql`delete from pgboss.job`);
  jobId = randomUUID();
  const boss = makeBoss(executeOn(database.pool));
  await boss.send(QUEUE, { mailId: jobId }, { id: jobId });
  await boss.fetch(QUEUE);
  [slow, other] = [1, 2].map(() => makeJobHolds(database.pool.options, log));
});
afterEach(() => Promise.all([slow!.close(), other!.close()]));

async function check(times: number, holds = other!): Promise<string[]> {
  const queues = [];
  for (let done = 0; done < times; done += 1) queues.push(...(await holds.checkHolders()));
  return queues;
}

async function holdAndEnd(): Promise<void> {
  await slow!.hold([jobId]);
  await slow!.close();
}

const query = (text: ReturnType<typeof sql>) => test.app.context.database.db.execute(text);

it('a running job is left alone as long as its process lives, and run again promptly once it doesn’t', async () => {
  await slow!.hold([jobId]);
  expect([await check(CHECKS_UNTIL_GONE + 1), await check(CHECKS_UNTIL_GONE + 1, slow)]).toEqual([[], []]);
  await slow!.close();
  expect(await check(CHECKS_UNTIL_GONE - 1)).toEqual([]);
  expect(await check(1)).toEqual([QUEUE]);
  expect((await query(sql`select state, start_after <= now() as due from pgboss.job`)).rows).toEqual([
    { state: 'retry', due: true },
  ]);
  expect(await check(CHECKS_UNTIL_GONE)).toEqual([]);
  expect((await query(sql`select from pgboss.job_hold`)).rowCount).toBe(0);
});

it('a process that loses its connection holds each of its jobs again, once, before others take them', async () => {
  await slow!.hold([jobId]);
  const locks = sql`from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and a.datname = current_database() and a.application_name = ${HOLDS_NAME}`;
  await query(sql`select pg_terminate_backend(l.pid) ${locks}`);
  await until(async () => (await query(sql`select ${locks}`)).rowCount === 0);
  expect(await check(CHECKS_UNTIL_GONE - 1)).toEqual([]);
  const hasChecked = () => check(1, slow).catch(() => undefined);
  await until(async () => (await hasChecked()) !== undefined);
  expect(await check(CHECKS_UNTIL_GONE)).toEqual([]);
  await slow!.release(jobId);
  expect(await check(CHECKS_UNTIL_GONE)).toEqual([QUEUE]);
});

it('a job held before any connection exists is released by a single release', async () => {
  await slow!.hold([jobId]);
  await slow!.release(jobId);
  expect(await check(CHECKS_UNTIL_GONE)).toEqual([QUEUE]);
});

it('a job whose process couldn’t hold it is left alone, and held by that process once it can', async () => {
  await query(sql`alter table pgboss.job_hold rename to job_hold_away`);
  await slow!.hold([jobId]);
  await query(sql`alter table pgboss.job_hold_away rename to job_hold`);
  expect(await check(CHECKS_UNTIL_GONE + 1)).toEqual([]);
  await check(1, slow);
  expect(await check(CHECKS_UNTIL_GONE + 1)).toEqual([]);
  await slow!.close();
  expect(await check(CHECKS_UNTIL_GONE)).toEqual([QUEUE]);
});

it('a job that has begun again is counted from its new start', async () => {
  await holdAndEnd();
  await check(CHECKS_UNTIL_GONE - 1);
  await query(sql`update pgboss.job set started_on = started_on + interval '1 second'`);
  await query(sql`update pgboss.job_hold set begun = begun + interval '1 second'`);
  expect([await check(1), await check(CHECKS_UNTIL_GONE - 1)]).toEqual([[], [QUEUE]]);
});

it.each([
  ['that is not retried', sql`retry_limit = 0`],
  ['whose processes ended three times', sql`retry_limit = 12, retry_count = 3`],
  ['begun again by a process that holds none', sql`started_on = started_on + interval '1 second'`],
])('a job %s waits for its time limit', async (_what, change) => {
  await holdAndEnd();
  await query(sql`update pgboss.job set ${change}`);
  expect(await check(CHECKS_UNTIL_GONE)).toEqual([]);
});

it('a job of a process that holds no jobs, such as one of the previous version, is left alone', async () => {
  expect(await check(CHECKS_UNTIL_GONE + 1)).toEqual([]);
});
