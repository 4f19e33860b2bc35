import { eq } from 'drizzle-orm';
import { members, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';
import { makeManyMembers, namesIn, nextPageUrl, pagesOf } from '../testing/lists';
import { membersIn } from '../testing/members';

const test = useTestApp();
const { staffOf } = membersIn(test);

const named = async (membership: TestMembership, firstName: string, lastName = 'Lee') =>
  test.make.member(membership, { user: await test.make.user({ firstName, lastName }) });

const listOf = async (membership: TestMembership, query = '') =>
  (await staffOf(membership)).get(`/v1/memberships/${membership.id}/members${query}`);

describe('sorting', () => {
  async function four() {
    const membership = await test.make.membership();
    const people = [
      await named(membership, 'Cleo', 'Adams'),
      await named(membership, 'anna', 'Zane'),
      await named(membership, 'Ben', 'moss'),
      await named(membership, 'Dora', 'Moss'),
    ];
    const { db } = test.app.context.database;
    const instants = [
      ['2026-02-01', '2026-03-01'],
      ['2026-01-01', undefined],
      ['2026-02-03', '2026-03-02'],
      ['2026-02-02', '2026-02-28'],
    ] as const;
    for (const [index, [joined, active]] of instants.entries()) {
      await db
        .update(members)
        .set({ joinedAt: new Date(joined), ...(active && { lastActiveAt: new Date(active) }) })
        .where(eq(members.id, people[index]?.memberId ?? ''));
    }
    return membership;
  }

  it.each([
    ['firstName', ['anna', 'Ben', 'Cleo', 'Dora']],
    ['lastName', ['Cleo', 'Ben', 'Dora', 'anna']],
    ['lastActive', ['Ben', 'Cleo', 'Dora', 'anna']],
    ['joinedEarliest', ['anna', 'Cleo', 'Dora', 'Ben']],
    ['joinedLatest', ['Ben', 'Dora', 'Cleo', 'anna']],
  ])('people are listed by %s, even with one per page', async (sort, names) => {
    const membership = await four();
    expect(namesIn(await listOf(membership, `?sort=${sort}`))).toEqual(names);
    const url = `/v1/memberships/${membership.id}/members?sort=${sort}&limit=1`;
    const pages = await pagesOf(await staffOf(membership), url);
    expect(pages.map(namesIn)).toEqual(names.map((name) => [name]));
    expect(new Set(pages.map(({ headers }) => headers['x-total-count']))).toEqual(new Set(['4']));
  });

  it('last activity is neither visible to other members nor available to them for sorting', async () => {
    const membership = await test.make.membership();
    const member = await test.as(await test.make.member(membership));
    const answer = await member.get(`/v1/memberships/${membership.id}/members?sort=lastActive`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([
      { path: 'sort', message: 'Only the owner and admins can see when people were last active' },
    ]);
  });

  it('changing a name changes the order', async () => {
    const membership = await test.make.membership();
    const [first] = [await named(membership, 'Anna'), await named(membership, 'Ben')];
    await test.app.context.database.db.update(users).set({ firstName: 'Cleo' }).where(eq(users.id, first.id));
    expect(namesIn(await listOf(membership))).toEqual(['Ben', 'Cleo']);
    expect(namesIn(await listOf(membership, '?q=anna'))).toEqual([]);
  });
});

describe('searching', () => {
  async function three() {
    const membership = await test.make.membership();
    await named(membership, 'Maria Luisa', 'Ortiz');
    await named(membership, 'Luis', 'Maric');
    await test.make.member(membership, {
      user: await test.make.user({ firstName: 'Kim', lastName: '100%_o', email: `luisa@${membership.id}.example.com` }),
    });
    return membership;
  }

  it.each([
    ['luis', ['Kim', 'Luis', 'Maria Luisa']],
    ['LUISA mar', ['Maria Luisa']],
    ['ort luisa', ['Maria Luisa']],
    ['  mari  ', ['Luis', 'Maria Luisa']],
    ['%', ['Kim']],
    ['_', ['Kim']],
    ['\\', []],
    ['nobody', []],
  ])('staff find a person by every word of "%s"', async (q, names) => {
    const answer = await listOf(await three(), `?q=${encodeURIComponent(q)}`);
    expect(namesIn(answer)).toEqual(names);
    expect(answer.headers['x-total-count']).toBe(String(names.length));
  });

  it('other members cannot find people by an address they may not see', async () => {
    const membership = await three();
    const member = await test.as(await named(membership, 'Zoe'));
    expect(namesIn(await member.get(`/v1/memberships/${membership.id}/members?q=luisa`))).toEqual(['Maria Luisa']);
  });

  it('a search of 12,000 characters is rejected with a message', async () => {
    const { status, body } = await listOf(await test.make.membership(), `?q=${'a'.repeat(12_000)}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'q', message: expect.stringContaining('100') }]);
  });
});

describe('filtering by leader status', () => {
  async function asking() {
    const membership = await test.make.membership();
    const people = { anna: 'PENDING_APPROVAL', Ben: 'NONE', Cleo: 'PENDING_APPROVAL', Dora: 'SIGNED_OFF' } as const;
    for (const [firstName, leaderStatus] of Object.entries(people))
      await test.make.member(membership, { user: await test.make.user({ firstName, lastName: 'Lee' }), leaderStatus });
    return membership;
  }

  it.each(['firstName', 'joinedLatest', 'meetingTime'])(
    'staff can list leader applicants, in pages, by %s',
    async (sort) => {
      const membership = await asking();
      const url = `/v1/memberships/${membership.id}/members?leaderStatus=PENDING_APPROVAL&sort=${sort}&limit=1`;
      const pages = await pagesOf(await staffOf(membership), url);
      expect(pages.flatMap(namesIn).sort()).toEqual(['Cleo', 'anna']);
      expect(pages[0]?.headers['x-total-count']).toBe('2');
    },
  );

  it('a search finds only applicants', async () => {
    expect(namesIn(await listOf(await asking(), '?leaderStatus=PENDING_APPROVAL&q=e'))).toEqual(['anna', 'Cleo']);
    expect(namesIn(await listOf(await asking(), '?leaderStatus=PENDING_APPROVAL&q=ben'))).toEqual([]);
  });

  it('disabled members of a leader status are excluded, from both the list and the count', async () => {
    const membership = await asking();
    const of = (firstName: string) => test.make.user({ firstName, lastName: 'Lee' });
    for (const [firstName, leaderStatus] of [
      ['Eve', 'PENDING_APPROVAL'],
      ['Finn', 'NONE'],
    ] as const)
      await test.make.member(membership, { user: await of(firstName), leaderStatus, disabled: true });
    const answer = await listOf(membership, '?leaderStatus=PENDING_APPROVAL');
    expect(namesIn(answer)).toEqual(['anna', 'Cleo']);
    expect(answer.headers['x-total-count']).toBe('2');
    expect(namesIn(await listOf(membership, '?leaderStatus=NONE'))).not.toContain('Finn');
  });

  it('other members, who may not see the status, are refused', async () => {
    const membership = await asking();
    const member = await test.as(await named(membership, 'Zoe'));
    const answer = await member.get(`/v1/memberships/${membership.id}/members?leaderStatus=NONE`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([
      { path: 'leaderStatus', message: 'Only the owner and admins can see people’s leader status' },
    ]);
  });
});

describe('filtering by people without a pod', () => {
  async function threeWithOneInAPod() {
    const membership = await test.make.membership();
    await test.make.participant(await test.make.pod({ membership }), await named(membership, 'Ben'));
    await named(membership, 'Anna');
    await named(membership, 'Cleo');
    return membership;
  }

  it.each(['firstName', 'joinedLatest', 'meetingTime', 'podName'])(
    'staff can list people without a pod, in pages, by %s',
    async (sort) => {
      const membership = await threeWithOneInAPod();
      const url = `/v1/memberships/${membership.id}/members?withoutPod=true&sort=${sort}&limit=1`;
      const pages = await pagesOf(await staffOf(membership), url);
      expect(pages.flatMap(namesIn).sort()).toEqual(['Anna', 'Cleo']);
      expect(pages[0]?.headers['x-total-count']).toBe('2');
    },
  );

  it('a search finds only people without a pod', async () => {
    const membership = await threeWithOneInAPod();
    expect(namesIn(await listOf(membership, '?withoutPod=true&q=cle'))).toEqual(['Cleo']);
    expect(namesIn(await listOf(membership, '?withoutPod=true&q=ben'))).toEqual([]);
  });

  it('other members are refused', async () => {
    const membership = await threeWithOneInAPod();
    const member = await test.as(await named(membership, 'Zoe'));
    const { status, body } = await member.get(`/v1/memberships/${membership.id}/members?withoutPod=true`);
    expect([status, body.errors[0].path]).toEqual([400, 'withoutPod']);
  });
});

describe('pages', () => {
  it('a page has 200 people by default and links to the next page', async () => {
    const membership = await test.make.membership();
    await makeManyMembers(test, membership, 201);
    const first = await listOf(membership);
    expect(first.body).toHaveLength(200);
    expect(first.headers['x-total-count']).toBe('201');
    const second = await (await staffOf(membership)).get(nextPageUrl(first) ?? '');
    expect(second.body).toHaveLength(1);
    expect(nextPageUrl(second)).toBeUndefined();
  });

  it('nobody is listed twice or left out if a person joins or leaves between two pages', async () => {
    const membership = await test.make.membership();
    const [, ben] = [await named(membership, 'Anna'), await named(membership, 'Ben'), await named(membership, 'Cleo')];
    const first = await listOf(membership, '?limit=2');
    await named(membership, 'Aaron');
    await test.app.context.database.db.delete(members).where(eq(members.id, ben.memberId));
    expect(namesIn(await (await staffOf(membership)).get(nextPageUrl(first) ?? ''))).toEqual(['Cleo']);
  });

  it.each([
    'x',
    'W10',
    Buffer.from('["a","b"]').toString('base64url'),
    Buffer.from('["a","b","c"]').toString('base64url'),
  ])('an invalid cursor such as "%s" is rejected with an error for its field', async (after) => {
    const { status, body } = await listOf(await test.make.membership(), `?after=${after}`);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'after', message: 'This place in the list is not known' }]);
  });

  it.each(['limit=0', 'limit=501', 'limit=x', 'sort=shoeSize', 'userId=1'])('%s is refused', async (query) => {
    expect((await listOf(await test.make.membership(), `?${query}`)).status).toBe(400);
  });
});
