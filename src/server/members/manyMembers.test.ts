import { sql, type SQLWrapper } from 'drizzle-orm';
import { MEMBER_SORTS, type MemberPodSort, type MemberSort } from '../../domain/members/sorts';
import type { Queryable } from '../platform/database/client';
import { countUpTo } from '../platform/database/readPage';
import { members } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';
import { memberFilter, type MemberFilter } from './lists/memberFilter';
import { memberOrders, membersInOrder } from './lists/memberOrder';
import { makeManyMembers, makeManyPods, nextPageUrl } from './testing/lists';
import { membersIn } from './testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

const HOW_MANY = 5_000;
const HOW_MANY_PODS = 600;
let large: TestMembership;

beforeAll(async () => {
  large = await test.make.membership();
  await makeManyMembers(test, large, HOW_MANY);
  await makeManyPods(test, large, HOW_MANY_PODS);
  await test.app.context.database.db.execute(sql`vacuum analyze members`);
});

const countOf = (membership: TestMembership, query: string) =>
  test.countStatements(async () =>
    (await staffOf(membership)).get(`/v1/memberships/${membership.id}/members?limit=5&${query}`),
  );

it.each(MEMBER_SORTS)('a page by %s takes the same statements with few people and pods as with many', async (sort) => {
  const small = await test.make.membership();
  for (const membership of [small, large]) {
    for (const name of ['Birds', 'Cats']) await test.make.participant(await test.make.pod({ membership, name }));
    await staffOf(membership);
  }
  const [few, many] = [await countOf(small, `sort=${sort}`), await countOf(large, `sort=${sort}`)];
  expect(many.result.body).toHaveLength(5);
  expect(nextPageUrl(many.result)).toBeDefined();
  expect(many.statements.length).toBeLessThanOrEqual(9);
  expect(Math.abs(many.statements.length - few.statements.length)).toBeLessThanOrEqual(1);
});

async function explain(db: Queryable, statement: SQLWrapper): Promise<string> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement.getSQL()}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

type Narrowing = Pick<MemberFilter, 'q' | 'leaderStatus' | 'withoutPod'>;
const whichOf = (narrowing: Narrowing) => memberFilter({ membershipId: large.id, forStaff: true, ...narrowing });

const countStatement = (narrowing: Narrowing) =>
  sql`select ${countUpTo(sql`from ${members} where ${whichOf(narrowing)}`)}`;

function planOf(db: Queryable, sort: Exclude<MemberSort, MemberPodSort>, narrowing: Narrowing = {}): Promise<string> {
  const range = { which: whichOf(narrowing), order: memberOrders[sort], cursor: undefined, limit: 201 };
  return explain(db, membersInOrder(db, range));
}

it.each([
  ['firstName', 'Scan using members_first_name'],
  ['lastName', 'Scan using members_last_name'],
  ['lastActive', 'Scan Backward using members_last_active'],
  ['joinedEarliest', 'Scan using members_joined'],
  ['joinedLatest', 'Scan Backward using members_joined'],
] as const)('5,000 people are listed by %s through an index, without sorting', async (sort, scan) => {
  const plan = await planOf(test.app.context.database.db, sort);
  expect(plan).toContain(scan);
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});

it('one person is found through an index among many', async () => {
  const plan = await test.app.context.database.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
      await tx.execute(sql`set local ${sql.identifier(`enable_${way}`)} = off`);
    return planOf(tx, 'firstName', { q: '004711' });
  });
  expect(plan).toContain('members_search');
});

it('people without a pod are listed through the index of their order', async () => {
  const { db } = test.app.context.database;
  await db.execute(sql`analyze pod_members`);
  expect(await planOf(db, 'joinedLatest', { withoutPod: true })).toContain('Scan Backward using members_joined');
});

it.each([
  [1_000, '1000'],
  [1_001, '1001'],
  [1_002, '1001'],
])(
  'with %i people, the list states %s: up to 1,000 are counted exactly, more aren’t (rule platform.pages)',
  async (all, said) => {
    const membership = await test.make.membership();
    await makeManyMembers(test, membership, all);
    const { headers } = await (await staffOf(membership)).get(`/v1/memberships/${membership.id}/members?limit=1`);
    expect(headers['x-total-count']).toBe(said);
  },
);

it('counting 5,000 people reads only as many as show that there are over 1,000', async () => {
  const { db } = test.app.context.database;
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, costs off, timing off, summary off) ${countStatement({})}`,
  );
  const read = rows.flatMap((row) => /actual rows=(\d+)/.exec(row['QUERY PLAN'])?.[1] ?? []).map(Number);
  expect(Math.max(...read)).toBe(1_001);
});

it('leader applicants are found and counted without reading everyone else', async () => {
  const { db } = test.app.context.database;
  const asking = { leaderStatus: 'PENDING_APPROVAL' } as const;
  for (const plan of [
    await planOf(db, 'firstName', asking),
    await planOf(db, 'joinedLatest', asking),
    await explain(db, countStatement(asking)),
  ])
    expect(plan).toContain('members_applicants');
});
