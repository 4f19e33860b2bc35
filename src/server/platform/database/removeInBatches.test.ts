import { lt, sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import { removeBatches, BATCH_ROWS, removeInBatches } from './removeInBatches';
import { throttles } from './schema';

const test = useTestApp();
const db = () => test.app.context.database.db;

const ROWS = 2 * BATCH_ROWS + 500;

beforeEach(async () => {
  await db().delete(throttles);
  await db().execute(sql`
    insert into throttles (key, count, resets_at)
    select i, 1, ${test.clock.now().toISOString()}::timestamptz - i * interval '1 second' from generate_series(0, ${ROWS}) i`);
});

const { resetsAt } = throttles;
const remove = (on = db()) =>
  removeInBatches(on, throttles, { where: lt(resetsAt, test.clock.now()), oldestBy: resetsAt });
const keysLeft = async () => {
  const rows = await db()
    .select({ key: throttles.key })
    .from(throttles)
    .orderBy(sql`resets_at desc`);
  return rows.map(({ key }) => Number(key));
};

it('expired rows are removed in batches, oldest first, and no other rows are removed', async () => {
  const { statements, result } = await test.countStatements(() => remove());
  expect([statements.length, result]).toEqual([3, ROWS]);
  expect(await keysLeft()).toEqual([0]);
});

it('a run killed in the middle has removed its batches, and the next run continues from there', async () => {
  let pieces = 0;
  const killed = new Proxy(db(), {
    get: (on, name) => {
      if (name === 'execute' && (pieces += 1) === 3) throw new Error('killed');
      return Reflect.get(on, name) as unknown;
    },
  });
  await expect(remove(killed)).rejects.toThrow('killed');
  expect(await keysLeft()).toEqual(Array.from({ length: ROWS - 2 * BATCH_ROWS + 1 }, (_, key) => key));
  expect(await remove()).toBe(ROWS - 2 * BATCH_ROWS);
});

it('concurrent runs share the batches', async () => {
  const removed = await Promise.all([remove(), remove(), remove()]);
  await remove();
  expect(removed.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(ROWS);
  expect(await keysLeft()).toEqual([0]);
});

it('locked rows are left for the next run, without waiting for them', async () => {
  const other = await test.app.context.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(`update throttles set count = 2 where key in ('1', '700', '2000')`);
    expect(await remove()).toBe(ROWS - 3);
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(await remove()).toBe(3);
});

it('removal ends with the first partial batch', async () => {
  const found = [BATCH_ROWS, BATCH_ROWS, 0, BATCH_ROWS];
  expect(await removeBatches(() => Promise.resolve(found.shift() ?? 0))).toBe(2 * BATCH_ROWS);
  expect(found).toEqual([BATCH_ROWS]);
});
