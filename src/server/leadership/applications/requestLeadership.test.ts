import { eq } from 'drizzle-orm';
import { timesNamed } from '../../notifications/testing/names';
import { useTestApp } from '../../testing/app';
import { businessStaff } from '../../platform/database/schema';
import { MAX_PER_DAY } from '../../platform/mail/dailyLimit';
import { leadersIn, leadersUrl } from '../testing/leaders';
import { moreApplicationsMail } from './moreApplications';

const MORE = moreApplicationsMail.name;

type Queued = Parameters<typeof moreApplicationsMail.fillIn>[1];

const test = useTestApp();
const { applied, choicesOf, statusOf } = leadersIn(test);

it('requesting leadership notifies and mails owner and admins, and repeating it has no effect', async () => {
  const { membership, member } = await applied();
  const me = await test.as(member);
  const again = await me.post(`/v1/memberships/${membership.id}/request-leadership`);
  expect(again.body).toEqual({ status: 'PENDING_APPROVAL' });
  expect(await choicesOf(membership.business.owner)).toHaveLength(1);
  expect(await test.mails(membership.business.owner.email)).toMatchObject([
    { template: 'leader-applied', data: { link: 'http://stepwell.test/notifications' } },
  ]);
});

it('members who may not lead yet may request it, even after being declined', async () => {
  const membership = await test.make.membership();
  const ask = async (person: { id: string }) =>
    (await test.as(person)).post(`/v1/memberships/${membership.id}/request-leadership`);
  expect((await ask(await test.make.member(membership, { leaderStatus: 'DECLINED' }))).status).toBe(200);
  expect((await ask(await test.make.member(membership, { leaderStatus: 'APPROVED' }))).status).toBe(409);
  expect((await ask(membership.business.owner)).status).toBe(409);
});

it('people who never requested leadership have the status NONE, including staff who are not members', async () => {
  const membership = await test.make.membership();
  expect(await statusOf(membership, await test.make.member(membership))).toBe('NONE');
  expect(await statusOf(membership, membership.business.owner)).toBe('NONE');
});

it('the leader status returned is that of the membership in the request', async () => {
  const [first, second] = [await test.make.membership(), await test.make.membership()];
  const member = await test.make.member(first, { leaderStatus: 'DECLINED' });
  await test.make.member(second, { user: member, leaderStatus: 'SIGNED_OFF' });
  expect([await statusOf(first, member), await statusOf(second, member)]).toEqual(['DECLINED', 'SIGNED_OFF']);
});

it('the name of a person who asks to lead is removed from notifications with their account', async () => {
  const { member } = await applied();
  expect(await timesNamed(test, member)).toEqual({ now: 1, afterRemoval: 0 });
});

it('staff with too many applications in a day get one mail per membership that states how many more are waiting', async () => {
  const membership = await test.make.membership();
  const { business } = membership;
  const { owner } = business;
  const admin = await test.make.admin(business);
  const ask = async (asked = membership) => {
    const member = await test.make.member(asked);
    await (await test.as(member)).post(`/v1/memberships/${asked.id}/request-leadership`);
    return member;
  };
  const mailed = async () => {
    const templates = (await test.mails(owner.email)).map(({ template }) => template);
    return [templates.filter((one) => one === 'leader-applied').length, templates.filter((one) => one === MORE).length];
  };
  const more = async (about = membership, queued: Partial<Queued> = {}) => {
    const mails = (await test.mails(owner.email)).filter(({ template }) => template === MORE);
    const mail = mails.find(({ data }) => data.membershipId === about.id);
    const { database, config } = test.app.context;
    const departure = { db: database.db, config, now: test.clock.now() };
    return moreApplicationsMail.fillIn(departure, { ...(mail!.data as unknown as Queued), ...queued });
  };

  for (let count = 0; count < MAX_PER_DAY; count += 1) await ask();
  expect(await mailed()).toEqual([MAX_PER_DAY, 0]);
  test.clock.advance({ minutes: 1 });
  const over = [await ask(), await ask(), await ask()];
  expect(await mailed()).toEqual([MAX_PER_DAY, 1]);
  expect(await more()).toMatchObject({ to: owner.email, data: { count: 3, membershipName: membership.name } });
  const other = await test.make.membership({ business });
  await ask(other);
  await ask(other);
  expect(await mailed()).toEqual([MAX_PER_DAY, 2]);
  expect(await more(other)).toMatchObject({ data: { count: 2, membershipName: other.name } });
  expect((await more())?.data.count).toBe(3);
  expect((await more(membership, { userId: admin.id }))?.data.count).toBe(3);
  await test.app.context.database.db.delete(businessStaff).where(eq(businessStaff.userId, admin.id));
  expect(await more(membership, { userId: admin.id })).toBeUndefined();
  for (const [index, { id }] of over.entries()) {
    await (await test.as(owner)).post(leadersUrl(membership, { id }, '/decline'));
    expect((await more())?.data.count).toBe([2, 1, undefined][index]);
  }
  test.clock.advance({ hours: 25 });
  await ask();
  expect(await mailed()).toEqual([MAX_PER_DAY + 1, 2]);
});
