import { eq } from 'drizzle-orm';
import { mails, reminders } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestMembership, TestUser } from '../../testing/factories';
import { mailPodHealth } from './mailPodHealth';

const test = useTestApp();

const wants = async (person: TestUser, frequency = 'WEEKLY') =>
  (await test.as(person)).put('/v1/my-notification-settings', { type: 'POD_HEALTH', frequency });
const run = () => mailPodHealth(test.app.context);
const runAt = async (instant: string) => {
  test.clock.set(instant);
  await run();
};
const mailsTo = async ({ email }: TestUser) =>
  (await test.app.context.database.db.select().from(mails).where(eq(mails.toAddress, email))).filter(
    ({ template }) => template === 'pod-health',
  );
const countTo = async (person: TestUser) => (await mailsTo(person)).length;

async function membershipOf(timezone: string, name?: string): Promise<TestMembership> {
  const owner = await test.make.user({ timezone });
  const membership = await test.make.membership({
    business: await test.make.business({ owner }),
    ...(name && { name }),
  });
  await test.make.pod({ membership, name: 'Early Birds', leader: null });
  await wants(owner);
  return membership;
}
const ownerOf = ({ business }: TestMembership) => business.owner;

beforeEach(() => test.clock.set('2026-03-28T12:00:00Z'));

describe('the Monday mail', () => {
  it.each([
    // London's clocks went forward the night before.
    ['Europe/London', '2026-03-30T06:59:59Z', '2026-03-30T07:00:00Z'],
    ['America/New_York', '2026-03-30T11:59:59Z', '2026-03-30T12:00:00Z'],
    ['Asia/Kolkata', '2026-03-30T02:29:59Z', '2026-03-30T02:30:00Z'],
    ['Pacific/Auckland', '2026-03-29T18:59:59Z', '2026-03-29T19:00:00Z'],
    ['Nowhere/Unknown', '2026-03-30T07:59:59Z', '2026-03-30T08:00:00Z'],
  ])('in %s is sent at 08:00, once, and again a week later', async (zone, early, due) => {
    const owner = ownerOf(await membershipOf(zone));
    await runAt(early);
    expect(await countTo(owner)).toBe(0);
    await runAt(due);
    expect(await countTo(owner)).toBe(1);
    await run();
    test.clock.advance({ hours: 3 });
    await run();
    expect(await countTo(owner)).toBe(1);
    // A week may be an hour longer because of a clock change.
    test.clock.advance({ hours: 7 * 24 - 2 });
    await run();
    expect(await countTo(owner)).toBe(2);
  });

  it('is sent to each reader only once, even by two concurrent processes', async () => {
    const membership = await membershipOf('Europe/London');
    const admin = await test.make.admin(membership.business);
    await wants(admin);
    test.clock.set('2026-03-30T08:00:00Z');
    await Promise.all([run(), run(), run()]);
    expect([await countTo(ownerOf(membership)), await countTo(admin)]).toEqual([1, 1]);
  });

  it('is sent by the next run after a failure partway through', async () => {
    const membership = await membershipOf('Europe/London');
    test.clock.set('2026-03-30T08:00:00Z');
    const { context } = test.app;
    const failing = {
      ...context,
      act: (work: Parameters<typeof context.act>[0]) =>
        context.act(async (act) => {
          await work(act);
          throw new Error('The process ends here.');
        }),
    } as typeof context;
    await expect(mailPodHealth(failing)).rejects.toThrow('ends here');
    expect(await countTo(ownerOf(membership))).toBe(0);
    await run();
    expect(await countTo(ownerOf(membership))).toBe(1);
  });

  it('is skipped if an outage lasts until the afternoon', async () => {
    const owner = ownerOf(await membershipOf('Europe/London'));
    await runAt('2026-03-30T13:00:00Z');
    expect(await countTo(owner)).toBe(0);
    await runAt('2026-04-06T12:59:00Z');
    expect(await countTo(owner)).toBe(1);
  });

  it('is sent only to current staff who want it, and only about memberships with pods', async () => {
    const membership = await membershipOf('Europe/London');
    const owner = ownerOf(membership);
    const [unasked, former, leader] = [
      await test.make.admin(membership.business),
      await test.make.user(),
      await test.make.member(membership),
    ];
    for (const person of [former, leader]) await wants(person);
    await test.make.membership({ business: membership.business, name: 'Without pods' });
    await runAt('2026-03-30T08:00:00Z');
    for (const person of [unasked, former, leader]) expect(await countTo(person)).toBe(0);
    expect(await countTo(owner)).toBe(1);
  });

  it('lists the problems, links to the page, and can be turned off with one click', async () => {
    const membership = await membershipOf('Europe/London', 'Circle\r\nBcc: x@example.com');
    const owner = ownerOf(membership);
    await runAt('2026-03-30T08:00:00Z');
    const [mail] = await mailsTo(owner);
    const data = mail?.data as unknown as { pods: object[]; link: string; unsubscribe: { oneClick: string } };
    expect(data).toMatchObject({
      podCount: 1,
      troubledCount: 1,
      pods: [{ name: 'Early Birds', waiting: 0, troubles: ['NO_LEADER'] }],
    });
    expect(data.link).toMatch(new RegExp(`/membership/health\\?m=${membership.id}$`));
    const { pathname } = new URL(data.unsubscribe.oneClick);
    const clicked = await test.anyone().post(pathname, { 'List-Unsubscribe': 'One-Click' });
    expect(clicked.status).toBe(200);
    await runAt('2026-04-06T08:00:00Z');
    expect(await countTo(owner)).toBe(1);
  });

  it('is recorded as sent for its Monday', async () => {
    const membership = await membershipOf('Europe/London');
    await runAt('2026-03-30T08:10:00Z');
    const { db } = test.app.context.database;
    expect(await db.select().from(reminders).where(eq(reminders.subjectId, membership.id))).toMatchObject([
      { kind: 'POD_HEALTH', occasion: new Date('2026-03-30T07:00:00Z') },
    ]);
  });

  it('takes the same number of statements for many readers as for one', async () => {
    const cost = async (readers: number) => {
      const membership = await membershipOf('Europe/London');
      for (let made = 1; made < readers; made++) await wants(await test.make.admin(membership.business));
      test.clock.set('2026-03-30T08:00:00Z');
      const { statements } = await test.countStatements(run);
      test.clock.set('2026-03-28T12:00:00Z');
      return statements.length;
    };
    await cost(1);
    expect(await cost(6)).toBe(await cost(1));
  });
});
