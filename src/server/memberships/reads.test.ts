import { eq } from 'drizzle-orm';
import { pagesOf } from '../members/testing/lists';
import { members } from '../platform/database/schema';
import { useTestApp } from '../testing/app';

const test = useTestApp();

it("a business's memberships are listed by name, with the same number of queries however many memberships there are", async () => {
  const business = await test.make.business();
  const list = async () => {
    const owner = await test.as(business.owner);
    return test.countStatements(() => owner.get(`/v1/businesses/${business.id}/memberships`));
  };
  for (const name of ['beta', 'Alpha']) await test.make.membership({ business, name });
  const few = await list();
  for (const name of ['delta', 'Gamma', 'Epsilon']) await test.make.membership({ business, name });
  const more = await list();
  expect(more.result.body.map(({ name }: { name: string }) => name)).toEqual([
    'Alpha',
    'beta',
    'delta',
    'Epsilon',
    'Gamma',
  ]);
  expect(more.statements.length).toBeLessThanOrEqual(6);
  expect(more.statements).toHaveLength(few.statements.length);
});

it('a person sees memberships that they are an enabled member of, and staff see all memberships', async () => {
  const business = await test.make.business();
  const [first, second] = [
    await test.make.membership({ business, name: 'First' }),
    await test.make.membership({ business, name: 'Second' }),
  ];
  const member = await test.make.member(first);
  await test.make.member(second, { user: member, disabled: true });
  const namesFor = async (person: { id: string }) =>
    (await (await test.as(person)).get(`/v1/businesses/${business.id}/my-memberships`)).body.map(
      ({ name }: { name: string }) => name,
    );
  expect(await namesFor(member)).toEqual(['First']);
  expect(await namesFor(business.owner)).toEqual(['First', 'Second']);
  expect(await namesFor(await test.make.user())).toEqual([]);
});

it("a membership includes the caller's role and permissions", async () => {
  const pod = await test.make.pod();
  const { body } = await (await test.as(pod.leader ?? { id: '' })).get(`/v1/memberships/${pod.membership.id}`);
  expect(body).toMatchObject({
    leader: true,
    member: true,
    admin: false,
    owner: false,
    can: { edit: false, viewLeaderMeetings: true, addPod: false, joinPod: true, leave: true },
  });
});

it("members' last activity is in epoch seconds", async () => {
  const membership = await test.make.membership();
  const [active, idle] = [await test.make.member(membership), await test.make.member(membership)];
  await (await test.as(active)).get(`/v1/memberships/${membership.id}`);
  await test.app.activity.flush();
  const owner = await test.as(membership.business.owner);
  const { body } = await owner.get(`/v1/memberships/${membership.id}/last-active`);
  expect(body).toEqual({ [active.id]: test.clock.now().getTime() / 1000 });
  expect(body).not.toHaveProperty(idle.id);
});

describe('last activity in pages', () => {
  async function three() {
    const membership = await test.make.membership();
    const people = [];
    for (const seconds of [1, 2, 3]) {
      const person = await test.make.member(membership);
      await test.app.context.database.db
        .update(members)
        .set({ lastActiveAt: new Date(seconds * 1000) })
        .where(eq(members.id, person.memberId));
      people.push([person.id, seconds] as const);
    }
    await test.make.member(membership);
    const reader = await test.as(membership.business.owner);
    const inOrder = people.sort(([one], [other]) => (one < other ? -1 : 1));
    return { url: `/v1/memberships/${membership.id}/last-active`, reader, people: inOrder };
  }

  it('covers the whole list, sorted by id', async () => {
    const { url, reader, people } = await three();
    const pages = await pagesOf(reader, `${url}?limit=2`);
    expect(pages.map(({ body }) => Object.entries(body))).toEqual([people.slice(0, 2), people.slice(2)]);
    expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['3', '3']);
    expect((await reader.get(url)).body).toEqual(Object.fromEntries(people));
  });

  it.each(['after=x', 'after=WyJhIl0', 'limit=501'])('rejects %s', async (query) => {
    const { url, reader } = await three();
    expect((await reader.get(`${url}?${query}`)).status).toBe(400);
  });
});
