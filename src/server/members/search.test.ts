import { eq } from 'drizzle-orm';
import type { Member, Membership, Pod, SearchResult } from '../../contract/entities.gen';
import { businesses, members } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { makeCast, roles, type Cast, type Role } from '../testing/cast';
import type { TestUser } from '../testing/factories';
import { makeManyMembers } from './testing/lists';

const test = useTestApp();
const db = () => test.app.context.database.db;

const searchAs = async (person: TestUser, businessId: string, query: string) =>
  (await test.as(person)).get(`/v1/businesses/${businessId}/search?${query}`);

const foundBy = async (person: TestUser, businessId: string, query: string) =>
  (await searchAs(person, businessId, query)).body as SearchResult;

/** What the lists of the caller's memberships find, as a search presents it. */
async function listedTo(person: TestUser, businessId: string, q: string): Promise<SearchResult> {
  const as = await test.as(person);
  const read = async <Item>(path: string) => {
    const { status, body } = await as.get(path);
    return status === 200 ? (body as Item[]) : [];
  };
  const found: SearchResult = { people: [], pods: [] };
  for (const { id } of await read<Membership>(`/v1/businesses/${businessId}/my-memberships`)) {
    const list = (name: string) => `/v1/memberships/${id}/${name}?limit=8&q=${encodeURIComponent(q)}`;
    for (const { userId, firstName, lastName, email } of await read<Member>(list('members')))
      found.people.push({ membershipId: id, userId, firstName, lastName, ...(email !== undefined && { email }) });
    for (const { id: podId, name, membershipName, leaderName } of await read<Pod>(list('pods')))
      found.pods.push({ id: podId, name, membershipName, ...(leaderName !== undefined && { leaderName }) });
  }
  return found;
}

describe('the lists that the caller may read', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast(test.make, test.app.context.database, test.clock.now());
    const { business } = cast.membership;
    const lastByName = await test.make.membership({ business, name: 'Zephyrs' });
    await test.make.member(lastByName, { user: cast.people.participant });
    await test.make.member(lastByName, { user: cast.people.disabled });
    const elsewhere = await test.make.pod({ name: 'Owls of another business' });
    await test.make.member(elsewhere.membership, { user: cast.people.participant });
    const disabled = await test.make.member(lastByName, { user: await test.make.user({ lastName: '100%' }) });
    await test.make.pod({ membership: lastByName, name: 'Led by a disabled_person', leader: disabled });
    await db().update(members).set({ disabledAt: test.clock.now() }).where(eq(members.id, disabled.memberId));
  });

  it.each(roles)('a search finds what these lists find, in the same order: %s', async (role) => {
    const person = cast.people[role];
    const { id } = cast.membership.business;
    for (const q of ['a', 'led', 'owl', '@', 'EXAMPLE a', '%', '_', '\\', '\u0308', 'nobody'])
      expect([q, await foundBy(person, id, `q=${encodeURIComponent(q)}`)]).toEqual([q, await listedTo(person, id, q)]);
  });

  const seen = async (role: Role) => {
    const { people, pods } = await foundBy(cast.people[role], cast.membership.business.id, 'q=a');
    return [people.length > 0, people.some(({ email }) => email !== undefined), pods.length > 0];
  };

  it.each<[Role, boolean[]]>([
    ['owner', [true, true, true]],
    ['admin', [true, true, true]],
    ['participant', [true, false, true]],
    ['otherBusiness', [false, false, false]],
    ['stranger', [false, false, false]],
  ])('the role %s finds people, their addresses and pods: %j', async (role, expected) => {
    expect(await seen(role)).toEqual(expected);
  });

  it('staff who must set up two-factor login first find what members find, where they are members', async () => {
    const { business } = cast.membership;
    await db().update(businesses).set({ staffTwoFactor: true }).where(eq(businesses.id, business.id));
    expect(await seen('admin')).toEqual([false, false, false]);
    await test.make.member(cast.membership, { user: cast.people.admin });
    expect(await seen('admin')).toEqual([true, false, true]);
  });
});

it('a search finds eight people of each membership, or as many as are asked for, and a hundred in all', async () => {
  const business = await test.make.business();
  const people = async (query: string) => {
    const found = (await foundBy(business.owner, business.id, `q=many&${query}`)).people;
    const names = [...new Set(found.map(({ membershipId }) => membershipId))];
    return names.map((id) => found.filter(({ membershipId }) => membershipId === id).length);
  };
  for (let number = 0; number < 6; number += 1)
    await makeManyMembers(test, await test.make.membership({ business }), 20);
  expect(await people('')).toEqual([8, 8, 8, 8, 8, 8]);
  expect(await people('limit=1')).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await people('limit=20')).toEqual([20, 20, 20, 20, 20]);
});

it('a search takes as many statements in many memberships as in one', async () => {
  const statements = async (memberships: number) => {
    const business = await test.make.business();
    for (let number = 0; number < memberships; number += 1)
      await test.make.pod({ membership: await test.make.membership({ business }), name: 'Early Birds' });
    const { statements, result } = await test.countStatements(() => foundBy(business.owner, business.id, 'q=early'));
    expect(result.pods).toHaveLength(memberships);
    return statements.length;
  };
  expect(await statements(5)).toBe(await statements(1));
});

it.each(['', 'q=', 'q=%20', `q=${'a'.repeat(101)}`, 'q=a&limit=0', 'q=a&limit=21'])(
  'a search with ‘%s’ is refused',
  async (query) => {
    const business = await test.make.business();
    expect((await searchAs(business.owner, business.id, query)).status).toBe(400);
  },
);
