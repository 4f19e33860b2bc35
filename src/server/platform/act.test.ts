import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { useTestApp } from '../testing/app';
import { meetings, members, memberships, users } from './database/schema';
import type { Act } from './act';
import { toProblem } from './http/errors';

const test = useTestApp();

const lock = (act: Act, id: string) => act.tx.select().from(users).where(eq(users.id, id)).for('update');

const fail = (act: Act, state: string) => act.tx.execute(sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`));

it('two deadlocked transactions both complete, each exactly once', async () => {
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
  const { rows } = await db.execute(
    sql`select audience_user_ids[1] as "userId" from events where cardinality(audience_user_ids) > 0`,
  );
  expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([one.id, other.id]));
  expect(rows).toHaveLength(2);
});

it.each(['40P01', '40001'])('an act is retried once after %s', async (state) => {
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
  expect(toProblem(error)).toMatchObject({ status: 503, code: 'unavailable' });
});

it('an act that fails for another reason is not retried', async () => {
  let tries = 0;
  const failing = test.app.context.act(async (act) => {
    tries += 1;
    await fail(act, '23514');
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '23514' } });
  expect(tries).toBe(1);
});

async function deletedMembership() {
  const membership = await test.make.membership();
  await test.app.context.database.db.delete(memberships).where(eq(memberships.id, membership.id));
  return membership;
}

const failureOf = (work: (act: Act) => Promise<unknown>) =>
  test.app.context.act(work).then(
    () => undefined,
    (thrown: unknown) => toProblem(thrown),
  );

it('an act that writes data for a subject deleted at the same time gets 404', async () => {
  const { id: membershipId } = await deletedMembership();
  const { id: userId } = await test.make.user();
  const joins = ({ tx, now }: Act) => tx.insert(members).values({ id: v7(), membershipId, userId, joinedAt: now });
  expect(await failureOf(joins)).toMatchObject({ status: 404, code: 'not_found' });
  const member = await test.make.member(await test.make.membership());
  const moves = ({ tx }: Act) => tx.update(members).set({ membershipId }).where(eq(members.userId, member.id));
  expect(await failureOf(moves)).toMatchObject({ status: 404, code: 'not_found' });
});

it('deleting a row that others depend on is not reported as 404', async () => {
  const pod = await test.make.pod();
  const removes = ({ tx }: Act) => tx.delete(meetings).where(eq(meetings.id, pod.meetingId));
  expect(await failureOf(removes)).toMatchObject({ status: 500, code: 'unexpected' });
});
