import { eq } from 'drizzle-orm';
import type { BusinessAdmin } from '../../contract/entities.gen';
import { businesses } from '../platform/database/schema';
import { useTestApp } from '../testing/app';

const test = useTestApp();

const everything = {
  edit: true,
  addMembership: true,
  viewAdmins: true,
  inviteAdmin: true,
  removeAdmin: true,
  configureZoom: true,
  manageApiKeys: true,
  handleReports: true,
  viewAuditLog: true,
  requireTwoFactor: true,
};
const nothing = Object.fromEntries(Object.keys(everything).map((key) => [key, false]));

const mine = async (user: { id: string }) => (await (await test.as(user)).get('/v1/businesses/my-businesses')).body;

it('my businesses are those I own, administer or belong to, sorted by name, with my permissions', async () => {
  const anna = await test.make.user();
  await test.make.business({ owner: anna, name: 'beta' });
  await test.make.admin(await test.make.business({ name: 'Alpha' }), anna);
  const gamma = await test.make.membership({ business: await test.make.business({ name: 'Gamma' }) });
  await test.make.member(gamma, { user: anna });
  await test.make.member(await test.make.membership({ business: gamma.business }), { user: anna });
  await test.make.business({ name: 'Delta' });
  expect(await mine(anna)).toMatchObject([
    {
      name: 'Alpha',
      owner: false,
      admin: true,
      can: { ...everything, inviteAdmin: false, removeAdmin: false, viewAuditLog: false, requireTwoFactor: false },
    },
    { name: 'beta', owner: true, admin: false, can: everything },
    { name: 'Gamma', owner: false, admin: false, can: nothing },
  ]);
});

it('my businesses exclude a business that disabled me', async () => {
  const membership = await test.make.membership();
  const member = await test.make.member(membership, { disabled: true });
  expect(await mine(member)).toEqual([]);
});

it('listing my businesses takes the same number of statements however many businesses there are', async () => {
  const [one, many] = [await test.make.user(), await test.make.user()];
  await test.make.business({ owner: one });
  for (let index = 0; index < 8; index++) await test.make.business({ owner: many });
  const cost = async (user: { id: string }) => (await test.countStatements(() => mine(user))).statements.length;
  await Promise.all([test.as(one), test.as(many)]);
  expect(await cost(many)).toBe(await cost(one));
  expect(await cost(many)).toBeLessThanOrEqual(3);
});

it('nobody can see an unapproved business', async () => {
  const business = await test.make.business();
  const { db } = test.app.context.database;
  await db.update(businesses).set({ approvedAt: null }).where(eq(businesses.id, business.id));
  expect(await mine(business.owner)).toEqual([]);
  const asOwner = await test.as(business.owner);
  expect((await asOwner.patch(`/v1/businesses/${business.id}`, { name: 'Open' })).status).toBe(404);
  expect((await asOwner.get(`/v1/businesses/${business.id}/business-admins`)).status).toBe(404);
});

it("a business's owner is listed before its admins, who are sorted by full name", async () => {
  const business = await test.make.business();
  for (const [firstName, lastName] of [
    ['Zoë', 'Young'],
    ['alan', 'Moss'],
    ['Alan', 'Lee'],
  ] as const) {
    await test.make.admin(business, await test.make.user({ firstName, lastName }));
  }
  const { body } = await (await test.as(business.owner)).get(`/v1/businesses/${business.id}/business-admins`);
  const [owner, ...admins] = body as BusinessAdmin[];
  expect(owner).toMatchObject({ id: business.owner.id, owner: true });
  expect(admins.map(({ lastName }) => lastName)).toEqual(['Lee', 'Moss', 'Young']);
  expect(admins.every(({ owner: isOwner }) => isOwner === undefined)).toBe(true);
});
