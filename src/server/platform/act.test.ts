import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { users } from './database/schema';
import { useTestApp } from '../testing/app';
import type { Act } from './act';
import { asProblem } from './http/errors';

const test = useTestApp();

const lock = (act: Act, id: string) => act.tx.select().from(users).where(eq(users.id, id)).for('update');

const fail = (act: Act, state: string) => act.tx.execute(sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`));

it('two acts that wait for each other both come to pass, each once', async () => {
  const [one, other] = [await test.make.user(), await test.make.user()];
  let waiting = 2;
  let meet = () => {};
  const bothHaveOne = new Promise<void>((resolve) => (meet = resolve));
  const rename = (first: string, second: string) =>
    test.app.context.act(async (act) => {
      await lock(act, first);
      waiting -= 1;
      if (waiting === 0) meet();
      await bothHaveOne;
      await lock(act, second);
      await act.tx
        .update(users)
        .set({ bio: sql`${users.bio} || 'x'` })
        .where(eq(users.id, second));
      act.publish({ userIds: [second] }, { type: 'notification', notificationId: v7(), dismissed: false });
    });
  await Promise.all([rename(one.id, other.id), rename(other.id, one.id)]);
  const { db } = test.app.context.database;
  const bios = await db.select({ bio: users.bio }).from(users);
  expect(bios).toEqual([{ bio: 'x' }, { bio: 'x' }]);
  const { rows } = await db.execute(sql`select audience_user_ids[1] as "userId" from events`);
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([one.id, other.id]));
  expect(rows).toHaveLength(2);
});

it.each(['40P01', '40001'])('an act is tried again once after %s, no more', async (state) => {
  let tries = 0;
  const failing = (times: number) =>
    test.app.context.act(async (act) => {
      tries += 1;
      if (tries <= times) await fail(act, state);
      return tries;
    });
  expect(await failing(1)).toBe(2);
  tries = 0;
  const error: unknown = await failing(9).catch((thrown: unknown) => thrown);
  expect(tries).toBe(2);
  expect(asProblem(error)).toMatchObject({ status: 503, code: 'unavailable' });
});

it('an act that fails otherwise is not tried again', async () => {
  let tries = 0;
  const failing = test.app.context.act(async (act) => {
    tries += 1;
    await fail(act, '23514');
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '23514' } });
  expect(tries).toBe(1);
});
