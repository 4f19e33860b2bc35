import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../platform/database/client';
import { makeManyMembers, makeManyPods, nextPageUrl, pagesOf } from '../members/testing/lists';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';
import { podsOfPerson, podsSeenBy } from './lists/podRows';
import { podIdsByName } from './lists/podsByName';

const test = useTestApp();

const HOW_MANY = 500;
let large: TestMembership;

beforeAll(async () => {
  large = await test.make.membership();
  await makeManyMembers(test, large, HOW_MANY);
  await makeManyPods(test, large, HOW_MANY);
  await test.app.context.database.db.execute(sql`vacuum analyze pods, pod_members, members`);
});

const url = ({ id }: TestMembership, query = '') => `/v1/memberships/${id}/pods?${query}`;

const countOf = async (membership: TestMembership, query: string) => {
  const owner = await test.as(membership.business.owner);
  return test.countStatements(() => owner.get(url(membership, query)));
};

it.each([
  'filter=all',
  'filter=available',
  'filter=waitlist',
  'filter=mine',
  'filter=empty',
  'filter=all&q=od',
  'filter=available&q=od',
])('a page of pods with %s takes the same statements with three pods as with 500', async (query) => {
  const small = await test.make.membership();
  for (const name of ['Pod A', 'Pod B', 'Pod C']) await test.make.pod({ membership: small, name });
  for (const membership of [small, large]) {
    for (const name of ['Pod Full', 'Pod Full, too'])
      await test.make.participant(await test.make.pod({ membership, name, maxParticipants: 1 }));
    for (const name of ['Pod X', 'Pod Y']) await test.make.participant(await test.make.pod({ membership, name }));
    await countOf(membership, query);
  }
  const [few, many] = [await countOf(small, query), await countOf(large, query)];
  expect(many.statements).toHaveLength(few.statements.length);
  expect(many.statements.length).toBeLessThanOrEqual(6);
});

it('a page has 200 pods by default, and at most 500', async () => {
  const owner = await test.as(large.business.owner);
  const first = await owner.get(url(large));
  expect(first.body).toHaveLength(200);
  expect(nextPageUrl(first)).toBeDefined();
  const pages = await pagesOf(owner, url(large, 'limit=500'));
  const total = Number(first.headers['x-total-count']);
  expect(total).toBeGreaterThanOrEqual(HOW_MANY);
  expect(pages.map(({ body }) => (body as unknown[]).length)).toEqual([500, total - 500].filter((size) => size > 0));
});

async function explain(db: Queryable, statement: SQLWrapper): Promise<string> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement.getSQL()}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const planOf = (db: Queryable, q?: string) =>
  explain(db, podIdsByName(db, { membershipId: large.id, limit: 200, ...(q && { q }) }, undefined, 201));

/** The query plan without access methods that are cheaper only for few rows. */
const planWithout = (ways: string[], q?: string) =>
  test.app.context.database.db.transaction(async (tx) => {
    for (const way of ways) await tx.execute(sql`set local ${sql.identifier(`enable_${way}`)} = off`);
    return planOf(tx, q);
  });

it('pods are listed by name through an index, without sorting', async () => {
  const plan = await planWithout(['seqscan', 'bitmapscan']);
  expect(plan).toContain('using pods_name');
  expect(plan).not.toContain('Sort');
});

it("a pod is found through an index of pod names and an index of leaders' names", async () => {
  const plan = await planWithout(['seqscan', 'indexscan', 'indexonlyscan'], '000471');
  expect(plan).toContain('pods_search');
  expect(plan).toMatch(/pod_members_one_(as_)?leader/);
});

it("a user's own pods are found through an index, without assembling other people's", async () => {
  const { db } = test.app.context.database;
  const { id: userId } = await test.make.participant(await test.make.pod({ membership: large }));
  const plan = await explain(db, podsSeenBy(db, userId, podsOfPerson(userId)));
  expect(plan).toMatch(/Index Cond: \(id = ANY/);
  expect(plan).not.toMatch(/Seq Scan on pods /);
});
