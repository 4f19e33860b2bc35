import { onboardingActions } from '../platform/database/schema';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import type { TestBusiness } from '../testing/factories';
import { adminsIn } from './testing/admins';

const test = useTestApp();
const { codeFor, accept, adminsOf } = adminsIn(test);

const remove = async (business: TestBusiness, adminId: string) =>
  (await test.as(business.owner)).delete(`/v1/businesses/${business.id}/business-admins/${adminId}`);

it('admins join the leader channel, and leave it when they lose the role', async () => {
  const membership = await test.make.membership();
  const { business } = membership;
  const anna = await test.make.user();
  await accept(await codeFor(business, anna.email));
  await remove(business, anna.id);
  expect((await publishedTo(test, anna, 'channel')).map(({ change }) => change)).toEqual(['added', 'removed']);
});

it('a removed admin who leads a pod stays in its membership’s leader channel', async () => {
  const membership = await test.make.membership();
  const { business } = membership;
  const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
  await test.make.pod({ membership, leader });
  await test.make.admin(business, leader);
  await remove(business, leader.id);
  expect(await publishedTo(test, leader, 'channel')).toEqual([]);
});

it('removed admins lose access; repeating the removal, or removing a person without the role, has no effect', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  expect(await remove(business, admin.id)).toMatchObject({ status: 200, body: { done: true } });
  expect((await (await test.as(admin)).get(`/v1/businesses/${business.id}/business-admins`)).status).toBe(404);
  expect(await adminsOf(business)).toEqual([]);
  expect(await remove(business, admin.id)).toMatchObject({ status: 200, body: { done: true } });
  const { id } = await test.make.user();
  expect(await remove(business, id)).toMatchObject({ status: 409, body: { code: 'already_done' } });
});

it('a removed admin is notified, and no longer sees notifications for staff', async () => {
  const membership = await test.make.membership();
  const { business } = membership;
  const admin = await test.make.admin(business);
  const member = await test.make.member(membership);
  await (await test.as(member)).post(`/v1/memberships/${membership.id}/request-leadership`);
  const list = async (person: { id: string }) =>
    (await (await test.as(person)).get('/v1/notifications/my-notifications')).body as { message: string }[];
  expect(await list(admin)).toMatchObject([{ actionType: 'CHOICE' }]);
  await remove(business, admin.id);
  expect(await list(admin)).toMatchObject([{ message: `You’re no longer an admin of <b>${business.name}</b>.` }]);
  expect(await list(business.owner)).toMatchObject([{ actionType: 'CHOICE' }]);
  expect(await test.mails(admin.email)).toContainEqual(
    expect.objectContaining({
      template: 'admin-removed',
      data: expect.objectContaining({ businessName: business.name }),
    }),
  );
});

it('a removed admin has no required actions left, unless they are also a member', async () => {
  const membership = await test.make.membership();
  const { business } = membership;
  const admins = [await test.make.user(), await test.make.member(membership)];
  for (const { id, email } of admins) {
    await accept(await codeFor(business, email));
    await remove(business, id);
  }
  const asked = await test.app.context.database.db.select().from(onboardingActions);
  expect(asked.filter(({ businessId }) => businessId === business.id)).toMatchObject([
    { userId: admins[1]?.id, action: 'COMPLETE_PROFILE' },
  ]);
});

it('neither the owner nor an unknown person can be removed as an admin', async () => {
  const business = await test.make.business();
  expect(await remove(business, business.owner.id)).toMatchObject({ status: 409, body: { code: 'owner_stays' } });
  expect((await remove(business, '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01')).status).toBe(404);
  expect((await remove(business, 'no-id')).status).toBe(404);
});

it('removing an admin does not affect admins of another business', async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  const admin = await test.make.admin(other);
  await remove(business, admin.id);
  expect(await adminsOf(other)).toEqual([admin.email]);
});
