import { lt, sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import { inPieces, PIECE_ROWS, removeInPieces } from './removeInPieces';
import { throttles } from './schema';

const test = useTestApp();
const db = () => test.app.context.database.db;

const ROWS = 2 * PIECE_ROWS + 500;

beforeEach(async () => {
  await db().delete(throttles);
  await db().execute(sql`
    insert into throttles (key, count, resets_at)
    select i, 1, ${test.clock.now().toISOString()}::timestamptz - i * interval '1 second' from generate_series(0, ${ROWS}) i`);
});

const { resetsAt } = throttles;
const remove = (on = db()) =>
  removeInPieces(on, throttles, { where: lt(resetsAt, test.clock.now()), oldestBy: resetsAt });
const keysLeft = async () => {
  const rows = await db()
    .select({ key: throttles.key })
    .from(throttles)
    .orderBy(sql`resets_at desc`);
  return rows.map(({ key }) => Number(key));
};

it('what is over is removed in pieces, the oldest first, and nothing else', async () => {
  const { statements, result } = await test.countStatements(() => remove());
  expect([statements.length, result]).toEqual([3, ROWS]);
  expect(await keysLeft()).toEqual([0]);
});

it('what is killed in the middle has removed its pieces, and the next time goes on from there', async () => {
  let pieces = 0;
  const killed = new Proxy(db(), {
    get: (on, name) => {
      if (name === 'execute' && (pieces += 1) === 3) throw new Error('killed');
      return Reflect.get(on, name) as unknown;
    },
  });
  await expect(remove(killed)).rejects.toThrow('killed');
  expect(await keysLeft()).toEqual(Array.from({ length: ROWS - 2 * PIECE_ROWS + 1 }, (_, key) => key));
  expect(await remove()).toBe(ROWS - 2 * PIECE_ROWS);
});

it('several who remove at once share the pieces', async () => {
  const removed = await Promise.all([remove(), remove(), remove()]);
  // Whoever found a piece that was not full, since the others were at the rest, has stopped.
  await remove();
  expect(removed.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(ROWS);
  expect(await keysLeft()).toEqual([0]);
});

it('what somebody else is at is left for the next time, without waiting for it', async () => {
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

it('pieces end with the first that is not full', async () => {
  const found = [PIECE_ROWS, PIECE_ROWS, 0, PIECE_ROWS];
  expect(await inPieces(() => Promise.resolve(found.shift() ?? 0))).toBe(2 * PIECE_ROWS);
  expect(found).toEqual([PIECE_ROWS]);
});
