import { eq, sql, type SQL } from 'drizzle-orm';
import { waitlistEntries } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { waitlistEntriesWhere } from './waitlistRows';

const test = useTestApp();

/** How often the plan of a statement reads a table. */
async function reads(statement: { getSQL: () => SQL }, table: string): Promise<number> {
  const { rows } = await test.app.context.database.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain ${statement.getSQL()}`,
  );
  return rows.filter((row) => new RegExp(`Scan.* on ${table}\\b`).test(row['QUERY PLAN'])).length;
}

it('whole queues are read once, and not again for the position of each entry', async () => {
  const { db } = test.app.context.database;
  const membership = await test.make.membership();
  const which = eq(waitlistEntries.membershipId, membership.id);
  const whole = waitlistEntriesWhere(db, { which, order: 'byPod', wholeQueues: true });
  expect(await reads(whole, 'waitlist_entries')).toBe(1);
});

it('positions are the same, whether queues are read whole or not', async () => {
  const { db } = test.app.context.database;
  const pods = [await test.make.pod()];
  const [{ membership }] = pods as [(typeof pods)[0]];
  pods.push(await test.make.pod({ membership }));
  for (const { id: podId } of [...pods, ...pods]) {
    const person = await test.make.member(membership);
    await db.insert(waitlistEntries).values({
      podId,
      membershipId: membership.id,
      userId: person.id,
      consentJoinNewPod: false,
      consentToBeNewPodLeader: false,
      createdAt: test.clock.now(),
    });
  }
  const which = eq(waitlistEntries.membershipId, membership.id);
  const positions = async (wholeQueues: boolean) =>
    (await waitlistEntriesWhere(db, { which, order: 'byPod', wholeQueues })).map(({ position }) => position);
  expect(await positions(true)).toEqual([1, 2, 1, 2]);
  expect(await positions(false)).toEqual([1, 2, 1, 2]);
});
