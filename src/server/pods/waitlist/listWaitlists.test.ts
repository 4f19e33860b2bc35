import { eq, sql } from 'drizzle-orm';
import type { WaitlistEntry } from '../../../contract/entities.gen';
import { nextPageUrl, pagesOf } from '../../members/testing/lists';
import { membersIn } from '../../members/testing/members';
import { pods, users, waitlistEntries } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestAnswer } from '../../testing/actors';
import type { TestMembership } from '../../testing/factories';

const test = useTestApp();
const { joinWaitlist, staffOf } = membersIn(test);
const db = () => test.app.context.database.db;

const lines = ({ body }: TestAnswer) =>
  (body as WaitlistEntry[]).map(
    ({ name, position, firstName, waiting = 0 }) => `${name} ${position}/${waiting} ${firstName}`,
  );

const listOf = async (membership: TestMembership, query = '') =>
  (await staffOf(membership)).get(`/v1/memberships/${membership.id}/waitlists${query}`);

async function queues() {
  const membership = await test.make.membership();
  const named = async (firstName: string, lastName = 'Lee') =>
    test.make.member(membership, { user: await test.make.user({ firstName, lastName }) });
  const [owls, cats] = [
    await test.make.pod({ membership, name: 'owls 50%_' }),
    await test.make.pod({ membership, name: 'Cats' }),
  ];
  await test.make.pod({ membership, name: 'Bees' });
  const [anna, ben, cleo] = [await named('Anna'), await named('Ben', 'Moss'), await named('Cleo')];
  for (const { id } of [cleo, anna, ben]) await joinWaitlist(cats, id);
  for (const { id } of [ben, anna]) await joinWaitlist(owls, id);
  return { membership, cats, owls, anna, ben, cleo };
}

const ALL = ['Cats 1/3 Cleo', 'Cats 2/3 Anna', 'Cats 3/3 Ben', 'owls 50%_ 1/2 Ben', 'owls 50%_ 2/2 Anna'];

it.each([1, 2, 3])(
  'pages of %s together make up the waitlists by pod and position, with correct positions on each',
  async (limit) => {
    const { membership } = await queues();
    const whole = await listOf(membership);
    expect(lines(whole)).toEqual(ALL);
    const url = `/v1/memberships/${membership.id}/waitlists?limit=${limit}`;
    const pages = await pagesOf(await staffOf(membership), url);
    expect(pages).toHaveLength(Math.ceil(ALL.length / limit));
    expect(pages.flatMap(({ body }) => body)).toEqual(whole.body);
    expect(new Set(pages.map(({ headers }) => headers['x-total-count']))).toEqual(new Set(['5']));
  },
);

it('a pod’s leader and staff see who waits for it, by pages; others don’t', async () => {
  const { membership, cats, anna } = await queues();
  const path = `/v1/pods/${cats.id}/waitlist`;
  const asLeader = await test.as(cats.leader!);
  expect(lines(await asLeader.get(path))).toEqual(['Cats 1/3 Cleo', 'Cats 2/3 Anna', 'Cats 3/3 Ben']);
  const pages = await pagesOf(await staffOf(membership), `${path}?limit=2`);
  expect(pages.map(lines)).toEqual([['Cats 1/3 Cleo', 'Cats 2/3 Anna'], ['Cats 3/3 Ben']]);
  expect(pages[0]!.headers['x-total-count']).toBe('3');
  const asParticipant = await test.as(await test.make.participant(cats));
  for (const other of [asParticipant, await test.as(anna)]) expect((await other.get(path)).status).toBe(404);
});

it('a person waiting is shown with their photo', async () => {
  const { membership, anna } = await queues();
  const photoId = '0190f3a2-7c11-4a40-8b1e-2f6d5c4b3a01';
  await db().update(users).set({ photoId }).where(eq(users.id, anna.id));
  const entries = (await listOf(membership)).body as WaitlistEntry[];
  const photos = entries.map((entry) => 'photoId' in entry && [entry.firstName, entry.photoId]);
  expect(photos).toEqual([false, ['Anna', photoId], false, false, ['Anna', photoId]]);
});

it('a member gets their own entries, with their positions', async () => {
  const { membership, anna } = await queues();
  const answer = await (await test.as(anna)).get(`/v1/memberships/${membership.id}/waitlists?limit=1`);
  expect(lines(answer)).toEqual(['Cats 2/3 Anna']);
  expect(answer.headers['x-total-count']).toBe('2');
  expect(lines(await (await test.as(anna)).get(nextPageUrl(answer) ?? ''))).toEqual(['owls 50%_ 2/2 Anna']);
});

it('an entry is found on a page of one, however many waitlists come before its own', async () => {
  const membership = await test.make.membership();
  for (const name of ['Ants', 'Bees', 'Cats', 'Dogs']) {
    const pod = await test.make.pod({ membership, name });
    await joinWaitlist(pod, (await test.make.member(membership)).id);
  }
  const zoe = await test.make.member(membership, { user: await test.make.user({ firstName: 'Zoe' }) });
  await joinWaitlist(await test.make.pod({ membership, name: 'Elks' }), zoe.id);
  const mine = await (await test.as(zoe)).get(`/v1/memberships/${membership.id}/waitlists?limit=1`);
  for (const answer of [mine, await listOf(membership, '?limit=1&q=elk'), await listOf(membership, '?limit=1&q=zoe')])
    expect(lines(answer)).toEqual(['Elks 1/1 Zoe']);
});

it.each([
  ['ann', ['Cats 2/3 Anna', 'owls 50%_ 2/2 Anna']],
  ['CATS', ['Cats 1/3 Cleo', 'Cats 2/3 Anna', 'Cats 3/3 Ben']],
  ['moss owl', ['owls 50%_ 1/2 Ben']],
  ['%_', ['owls 50%_ 1/2 Ben', 'owls 50%_ 2/2 Anna']],
  ['\\', []],
  ["'", []],
])(
  'people waiting are found by every word of "%s" in their name or the pod’s, with their actual positions',
  async (q, found) => {
    const { membership } = await queues();
    const url = `/v1/memberships/${membership.id}/waitlists?limit=1&q=${encodeURIComponent(q)}`;
    const pages = await pagesOf(await staffOf(membership), url);
    expect(pages.flatMap(lines)).toEqual(found);
    expect(pages[0]?.headers['x-total-count']).toBe(String(found.length));
  },
);

describe('between two pages', () => {
  it('if a pod is renamed, the list continues with the rest of its queue, and then the following queues', async () => {
    const { membership, cats } = await queues();
    const first = await listOf(membership, '?limit=2');
    await db().update(pods).set({ name: 'Zebras' }).where(eq(pods.id, cats.id));
    const second = await (await staffOf(membership)).get(nextPageUrl(first) ?? '');
    expect(lines(second)).toEqual(['Zebras 3/3 Ben', 'owls 50%_ 1/2 Ben']);
  });

  it('nobody is listed twice or left out if a person leaves the queue and others move up', async () => {
    const { membership, cats, anna, cleo } = await queues();
    const first = await listOf(membership, '?limit=2');
    for (const { id } of [anna, cleo])
      await db().execute(sql`delete from waitlist_entries where user_id = ${id} and pod_id = ${cats.id}`);
    expect(lines(await (await staffOf(membership)).get(nextPageUrl(first) ?? ''))).toEqual([
      'Cats 1/1 Ben',
      'owls 50%_ 1/2 Ben',
    ]);
  });

  it('a queue that disappears leaves the reader’s place in the list unchanged', async () => {
    const { membership, cats } = await queues();
    const first = await listOf(membership, '?limit=2');
    await db().delete(waitlistEntries).where(eq(waitlistEntries.podId, cats.id));
    expect(lines(await (await staffOf(membership)).get(nextPageUrl(first) ?? ''))).toEqual(ALL.slice(3));
  });
});

it.each([
  'after=x',
  'after=W10',
  `after=${Buffer.from('["a","b","c"]').toString('base64url')}`,
  `after=${Buffer.from('["a","00000000-0000-4000-8000-000000000000","99999999999999999999"]').toString('base64url')}`,
  'limit=501',
  'limit=0',
])('a list of waitlists by %s is refused', async (query) => {
  expect((await listOf(await test.make.membership(), `?${query}`)).status).toBe(400);
});

it('a page takes the same few statements with few people as with many', async () => {
  const { membership, cats } = await queues();
  const page = () => test.countStatements(() => listOf(membership, '?limit=3'));
  await page();
  const few = await page();
  for (let count = 0; count < 20; count += 1) await joinWaitlist(cats, (await test.make.member(membership)).id);
  const many = await page();
  expect(many.result.headers['x-total-count']).toBe('25');
  expect(many.statements).toHaveLength(few.statements.length);
  expect(many.statements.length).toBeLessThanOrEqual(7);
});
