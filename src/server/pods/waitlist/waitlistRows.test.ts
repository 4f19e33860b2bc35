import { inArray, sql } from 'drizzle-orm';
import { waitlistEntries } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { waitlistEntriesWhere } from './waitlistRows';

const test = useTestApp();

it('the positions of many people are counted once per queue, not once per person', async () => {
  const { db } = test.app.context.database;
  const { membership, ...pod } = await test.make.pod();
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id: userId } = await test.make.member(membership);
    const consents = { consentJoinNewPod: false, consentToBeNewPodLeader: false };
    const entry = { podId: pod.id, membershipId: membership.id, userId, ...consents, createdAt: test.clock.now() };
    const [made] = await db.insert(waitlistEntries).values(entry).returning({ id: waitlistEntries.id });
    ids.push(made?.id ?? 0);
  }
  const statement = waitlistEntriesWhere(db, {
    which: inArray(waitlistEntries.id, ids),
    ofPods: sql`${pod.id}::uuid`,
  });
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, costs off, timing off) ${statement.getSQL()}`,
  );
  const [, loops] =
    /WindowAgg \(actual rows=\S+ loops=(\d+)\)/.exec(rows.map((row) => row['QUERY PLAN']).join('\n')) ?? [];
  expect(loops).toBe('1');
  expect((await statement).map(({ position, waiting }) => [position, waiting])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});
