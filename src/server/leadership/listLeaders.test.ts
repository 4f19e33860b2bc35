import { eq, sql } from 'drizzle-orm';
import type { LeaderStatus } from '../../domain/leadership/status';
import { makeManyMembers, namesIn, nextPageUrl, pagesOf } from '../members/testing/lists';
import { podMembers, pods, users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestMembership } from '../testing/factories';
import { leaderRows } from './listLeaders';

const test = useTestApp();

const named = async (
  membership: TestMembership,
  firstName: string,
  lastName = 'Lee',
  leaderStatus: LeaderStatus = 'SIGNED_OFF',
) => test.make.member(membership, { user: await test.make.user({ firstName, lastName }), leaderStatus });

const listOf = async (membership: TestMembership, query = '') =>
  (await test.as(membership.business.owner)).get(`/v1/memberships/${membership.id}/leaders${query}`);

async function five() {
  const membership = await test.make.membership();
  const [, ben, , dora] = [
    await named(membership, 'anna', 'Zane'),
    await named(membership, 'Ben', 'O’Hara_100%'),
    await named(membership, 'Cleo', 'Adams', 'APPROVED'),
    await named(membership, 'Dora', 'Moss', 'APPROVED'),
    await named(membership, 'Eve', 'Moss'),
  ];
  await test.make.pod({ membership, leader: ben });
  await test.make.pod({ membership, leader: dora });
  await named(membership, 'Asking', 'Moss', 'PENDING_APPROVAL');
  await test.make.member(membership, { leaderStatus: 'SIGNED_OFF', disabled: true });
  return { membership, ben };
}

it('the pages of leaders together make up the list by name, and each shows the total', async () => {
  const { membership } = await five();
  const whole = await listOf(membership);
  expect(namesIn(whole)).toEqual(['anna', 'Ben', 'Cleo', 'Dora', 'Eve']);
  expect(nextPageUrl(whole)).toBeUndefined();
  const reader = await test.as(membership.business.owner);
  const pages = await pagesOf(reader, `/v1/memberships/${membership.id}/leaders?limit=2`);
  expect(pages.map(({ body }) => body.length)).toEqual([2, 2, 1]);
  expect(pages.flatMap(({ body }) => body)).toEqual(whole.body);
  expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['5', '5', '5']);
});

it.each([
  ['all', ['anna', 'Ben', 'Cleo', 'Dora', 'Eve']],
  ['attending', ['anna', 'Ben', 'Dora', 'Eve']],
  ['canLeadNewPod', ['anna', 'Eve']],
])('the filter "%s" lists and counts only matching leaders', async (filter, names) => {
  const { membership } = await five();
  const answer = await listOf(membership, `?filter=${filter}&limit=1`);
  expect(answer.headers['x-total-count']).toBe(String(names.length));
  const reader = await test.as(membership.business.owner);
  const pages = await pagesOf(reader, `/v1/memberships/${membership.id}/leaders?filter=${filter}&limit=1`);
  expect(pages.flatMap(namesIn)).toEqual(names);
});

it.each([
  ['mos', ['Dora', 'Eve']],
  ['MOSS ev', ['Eve']],
  ['o’hara', ['Ben']],
  ['%', ['Ben']],
  ['_', ['Ben']],
  ['\\', []],
  ["'", ['Ben']],
  ['example.com', []],
])('leaders are found by every word of "%s" in their names', async (q, names) => {
  const { membership } = await five();
  const answer = await listOf(membership, `?q=${encodeURIComponent(q)}`);
  expect(namesIn(answer)).toEqual(names);
  expect(answer.headers['x-total-count']).toBe(String(names.length));
});

it('a leader is found by user id, but a person who is not a leader is not found', async () => {
  const { membership, ben } = await five();
  const nobody = await named(membership, 'Nora', 'Lee', 'NONE');
  expect(namesIn(await listOf(membership, `?userId=${ben.id}`))).toEqual(['Ben']);
  expect((await listOf(membership, `?userId=${nobody.id}`)).body).toEqual([]);
});

it('a leader is listed with their photo and the pod they lead, if they have one', async () => {
  const { membership, ben } = await five();
  const photoId = '0190f3a2-7c11-4a40-8b1e-2f6d5c4b3a01';
  const { db } = test.app.context.database;
  await db.update(users).set({ photoId }).where(eq(users.id, ben.id));
  const [pod] = await db
    .select()
    .from(pods)
    .innerJoin(podMembers, eq(podMembers.podId, pods.id))
    .where(eq(podMembers.userId, ben.id));
  const { body } = await listOf(membership);
  expect(body[1]).toMatchObject({ firstName: 'Ben', photoId, podId: pod!.pods.id, podName: pod!.pods.name });
  for (const absent of ['photoId', 'podId', 'podName']) expect(body[0]).not.toHaveProperty(absent);
});

it('nobody is listed twice or left out if a person joins or leaves between two pages', async () => {
  const { membership, ben } = await five();
  const first = await listOf(membership, '?limit=2');
  await named(membership, 'Aaron');
  await test.app.context.database.db.execute(sql`update members set disabled_at = now() where user_id = ${ben.id}`);
  const reader = await test.as(membership.business.owner);
  expect(namesIn(await reader.get(nextPageUrl(first) ?? ''))).toEqual(['Cleo', 'Dora']);
});

it.each([
  'after=x',
  'after=W10',
  `after=${Buffer.from('["a","b","c"]').toString('base64url')}`,
  'limit=501',
  'limit=0',
])('a list of leaders by %s is refused', async (query) => {
  expect((await listOf(await test.make.membership(), `?${query}`)).status).toBe(400);
});

it('a few leaders among many people are listed through an index, without sorting', async () => {
  const { membership } = await five();
  await makeManyMembers(test, membership, 5_000);
  const { db } = test.app.context.database;
  await db.execute(sql`vacuum analyze members`);
  for (const filter of ['all', 'canLeadNewPod'] as const) {
    const statement = leaderRows(db, { membershipId: membership.id, filter, limit: 200 }, undefined, 201);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement.getSQL()}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('members_leaders');
    expect(plan).not.toContain('Seq Scan on members');
  }
});
