import { eq } from 'drizzle-orm';
import { actionsIn } from '../onboarding/testing/actions';
import { businesses, users } from '../platform/database/schema';
import { twoFactorIn } from '../session/testing/twoFactor';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestBusiness, type TestUser } from '../testing/factories';

const test = useTestApp();
const { proofOf, turnOn } = twoFactorIn(test);
const { dueFor, requireOf } = actionsIn(test);

const handOver = async (business: TestBusiness, by: TestUser, adminId: string, password = PASSWORD) =>
  (await test.as(by)).post(`/v1/businesses/${business.id}/hand-over`, { adminId, password });

const rolesOf = async (business: TestBusiness, ...people: TestUser[]) =>
  Promise.all(
    people.map(async (person) => {
      const { body } = await (await test.as(person)).get('/v1/businesses/my-businesses');
      const own = (body as { id: string; owner: boolean; admin: boolean }[]).find(({ id }) => id === business.id);
      return own?.owner ? 'owner' : own?.admin ? 'admin' : undefined;
    }),
  );

it('the owner hands a business over to an admin, and becomes an admin', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  expect((await handOver(business, business.owner, admin.id)).status).toBe(200);
  expect(await rolesOf(business, business.owner, admin)).toEqual(['admin', 'owner']);
  expect((await handOver(business, business.owner, admin.id)).status).toBe(404);
  expect((await handOver(business, admin, business.owner.id)).status).toBe(200);
  expect(await rolesOf(business, business.owner, admin)).toEqual(['owner', 'admin']);
});

it('a business is handed over only with the owner’s password, and only to one of its admins', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  const stranger = await test.make.admin(await test.make.business());
  expect((await handOver(business, business.owner, admin.id, 'Wrong-Step-9')).body).toMatchObject({
    status: 400,
    errors: [{ path: 'password', message: 'That isn’t your current password.' }],
  });
  for (const person of [stranger, business.owner]) {
    const { body } = await handOver(business, business.owner, person.id);
    expect(body).toMatchObject({ status: 409, code: 'not_admin' });
  }
  expect((await handOver(business, admin, admin.id)).status).toBe(404);
  expect(await rolesOf(business, business.owner, admin, stranger)).toEqual(['owner', 'admin', undefined]);
});

it('two hand-overs at once leave one owner', async () => {
  const business = await test.make.business();
  const [anna, ben] = [await test.make.admin(business), await test.make.admin(business)];
  const answers = await Promise.all([anna, ben].map(({ id }) => handOver(business, business.owner, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const roles = await rolesOf(business, business.owner, anna, ben);
  expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
  expect(roles[0]).toBe('admin');
});

it('a business isn’t handed over to a disabled account, or to an admin without the two-factor login it requires', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  const { db } = test.app.context.database;
  const codeOfRefusal = async () => {
    const body = { adminId: admin.id, ...proofOf(business.owner) };
    return (await (await test.as(business.owner)).post(`/v1/businesses/${business.id}/hand-over`, body)).body.code;
  };
  const disable = (disabledAt: Date | null) => db.update(users).set({ disabledAt }).where(eq(users.id, admin.id));
  await disable(test.clock.now());
  expect(await codeOfRefusal()).toBe('account_disabled');
  await disable(null);
  await turnOn(business.owner);
  await db.update(businesses).set({ staffTwoFactor: true }).where(eq(businesses.id, business.id));
  expect(await codeOfRefusal()).toBe('two_factor_off');
});

it('the former owner is no longer asked to assign an admin, which only an owner can', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  await requireOf(business.owner, business.id, 'OWNER_ADMIN_PROMPT');
  await requireOf(business.owner, business.id, 'ZOOM_PROMPT');
  await handOver(business, business.owner, admin.id);
  expect(await dueFor(business.owner, business.id)).toEqual(['ZOOM_PROMPT']);
});
