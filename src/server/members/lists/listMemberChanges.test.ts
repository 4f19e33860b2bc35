import { eq } from 'drizzle-orm';
import { integrationHousekeeping } from '../../integrations/housekeeping';
import { checkoutOf, type Checkout } from '../../integrations/testing/keys';
import { attendance, memberChanges, members, memberships, users } from '../../platform/database/schema';
import { runHousekeeping } from '../../platform/jobs/housekeeping';
import { useTestApp } from '../../testing/app';
import type { TestMember } from '../../testing/factories';

const test = useTestApp();

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the changes of members', () => {
  interface Change {
    memberId: string;
    left: boolean;
    changed: number;
    member?: { podId?: string };
    attendance?: object;
  }

  const changesOf = async ({ key, url }: Checkout, query = '') =>
    (await key.get(`${url}/member-changes${query}`)).body as Change[];

  async function three() {
    const shop = await checkoutOf(test);
    const all = [];
    for (let left = 3; left > 0; left -= 1) all.push(await test.make.member(shop.membership));
    return { shop, all };
  }

  it('list each member once, the last changed at the end, by pages', async () => {
    const { shop, all } = await three();
    const [anna, ben, cleo] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
    await shop.key.post(`${shop.url}/members/${anna.memberId}/disable`);
    const ids = [ben, cleo, anna].map(({ memberId }) => memberId);
    expect((await changesOf(shop)).map(({ memberId }) => memberId)).toEqual(ids);
    const first = await shop.key.get(`${shop.url}/member-changes?limit=2`);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect([first.headers['x-total-count'], (first.body as Change[]).length]).toEqual(['3', 2]);
    expect((await shop.key.get(next)).body).toMatchObject([{ memberId: anna.memberId, member: { disabled: true } }]);
  });

  it.each<[string, (shop: Checkout, member: TestMember) => Promise<unknown>]>([
    [
      'a new name',
      async (_shop, member) =>
        (await test.as(member)).patch('/v1/users/my-account/profile', { firstName: 'Zoe', lastName: 'Adams' }),
    ],
    [
      'joining a pod',
      async ({ membership }, member) => test.make.participant(await test.make.pod({ membership }), member),
    ],
    [
      'leaving a pod',
      async ({ membership }, member) => {
        const pod = await test.make.pod({ membership });
        await test.make.participant(pod, member);
        await (await test.as(member)).delete(`/v1/pods/${pod.id}/members`);
      },
    ],
    [
      'a new name of their pod',
      async ({ membership }, member) => {
        const pod = await test.make.pod({ membership, leader: null });
        await test.make.participant(pod, member);
        await (await test.as(membership.business.owner)).patch(`/v1/pods/${pod.id}`, { name: 'Renamed' });
      },
    ],
    [
      'a new address',
      (_shop, { id }) =>
        test.app.context.database.db
          .update(users)
          .set({ email: `new.${id}@example.com` })
          .where(eq(users.id, id)),
    ],
    [
      'a new leader status',
      (_shop, { memberId }) =>
        test.app.context.database.db.update(members).set({ leaderStatus: 'APPROVED' }).where(eq(members.id, memberId)),
    ],
    ['being disabled', ({ key, url }, { memberId }) => key.post(`${url}/members/${memberId}/disable`)],
    ['a reference', async ({ invite }, member) => invite({ email: member.email, externalRef: `ref-${member.id}` })],
  ])('%s is one', async (_what, change) => {
    const { shop, all } = await three();
    const before = await changesOf(shop);
    await change(shop, all[0]!);
    const after = (await changesOf(shop)).filter(({ memberId }) => all.some((one) => one.memberId === memberId));
    expect(after.at(-1)!.memberId).toBe(all[0]!.memberId);
    expect(after.at(-1)!.changed).toBeGreaterThanOrEqual(before.at(-1)!.changed);
    const since = await changesOf(shop, `?since=${after.at(-1)!.changed}`);
    expect(since.at(-1)).toMatchObject({ memberId: all[0]!.memberId });
  });

  it('keep who left for 90 days, by id alone', async () => {
    const { shop, all } = await three();
    const [anna] = all;
    await shop.key.delete(`${shop.url}/members/${anna!.memberId}`);
    expect((await changesOf(shop)).at(-1)).toEqual({
      memberId: anna!.memberId,
      changed: expect.any(Number),
      left: true,
    });
    const { database } = test.app.context;
    const at = (days: number) => ({ now: () => new Date(Date.now() + days * DAY_MS) });
    await runHousekeeping({ database, clock: at(89) }, [integrationHousekeeping]);
    expect(await changesOf(shop)).toHaveLength(3);
    await runHousekeeping({ database, clock: at(91) }, [integrationHousekeeping]);
    expect(await changesOf(shop)).toHaveLength(2);
  });

  it('go with the membership', async () => {
    const { shop } = await three();
    const { db } = test.app.context.database;
    await db.delete(memberships).where(eq(memberships.id, shop.membership.id));
    expect(await db.$count(memberChanges, eq(memberChanges.membershipId, shop.membership.id))).toBe(0);
  });

  it('count attendance at meetings that have begun, in pods of this membership', async () => {
    const shop = await checkoutOf(test);
    const pod = await test.make.pod({ membership: shop.membership });
    const participant = await test.make.participant(pod);
    const now = test.clock.now();
    const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * 7 * DAY_MS);
    const rows = (['CAME', 'CAME', 'APOLOGIES', 'ABSENT'] as const).map((status, index) => ({
      meetingId: pod.meetingId,
      startsAt: weeksAgo(index + 1),
      userId: participant.id,
      status,
      recordedAt: now,
    }));
    const coming = { ...rows[2]!, startsAt: weeksAgo(-1) };
    await test.app.context.database.db.insert(attendance).values([...rows, coming]);
    const listed = (await changesOf(shop)).find(({ member }) => member?.podId === pod.id && member);
    expect(listed?.attendance).toEqual({ came: 2, apologies: 1, absent: 1 });
  });

  it('take a constant number of statements', async () => {
    const { shop } = await three();
    const one = await test.countStatements(() => changesOf(shop, '?limit=1'));
    const all = await test.countStatements(() => changesOf(shop));
    expect(all.statements.length).toBe(one.statements.length);
  });
});
