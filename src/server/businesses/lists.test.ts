import { eq } from 'drizzle-orm';
import { businesses } from '../platform/database/schema';
import { linksOf } from '../session/testing/links';
import { useTestApp } from '../testing/app';

const test = useTestApp();
const links = linksOf(test);

const everything = {
  edit: true,
  addMembership: true,
  viewAdmins: true,
  inviteAdmin: true,
  removeAdmin: true,
  configureZoom: true,
};
const nothing = Object.fromEntries(Object.keys(everything).map((key) => [key, false]));

const mine = async (user: { id: string }) => (await (await test.as(user)).get('/v1/businesses/my-businesses')).body;

describe('a business that is registered', () => {
  it('belongs to its owner, who is asked for what a new business needs', async () => {
    const owner = { firstName: 'Olga', lastName: 'Owner', email: 'olga@example.com', password: 'Tiny-Step-1' };
    await test.anyone().post('/v1/businesses', { businessName: '  Acme  ', ...owner });
    await links.open(owner.email, 'verify-email');
    const { headers } = await test
      .anyone()
      .post('/v1/users/login', { username: owner.email, password: owner.password });
    const asOwner = test.bearer(String(headers.authorization).slice('Bearer '.length));
    const { body } = await asOwner.get('/v1/businesses/my-businesses');
    expect(body).toEqual([
      { id: expect.any(String) as string, name: 'Acme', owner: true, admin: false, can: everything },
    ]);
    const actions = await asOwner.get(`/v1/onboarding-actions/my-actions/${body[0].id as string}`);
    expect((actions.body as { action: string }[]).map(({ action }) => action)).toEqual([
      'OWNER_ADMIN_PROMPT',
      'ZOOM_PROMPT',
      'COMPLETE_PROFILE',
    ]);
  });

  it('is made once when its form is sent twice', async () => {
    const anna = await test.make.user();
    const form = {
      businessName: 'Twice',
      firstName: 'Anna',
      lastName: 'A',
      email: anna.email,
      password: 'Tiny-Step-1',
    };
    await test.anyone().post('/v1/businesses', form);
    const first = (await links.newest(anna.email, 'known-address')).path;
    await test.anyone().post('/v1/businesses', { ...form, businessName: 'TWICE' });
    await links.open(anna.email, 'known-address');
    await links.landing(first);
    expect(await mine(anna)).toHaveLength(1);
  });

  it.each(['', '   ', 'x'.repeat(101)])('has a name: "%s" is none', async (businessName) => {
    const form = { businessName, firstName: 'Anna', lastName: 'A', email: 'n@example.com', password: 'Tiny-Step-1' };
    const { status, body } = await test.anyone().post('/v1/businesses', form);
    expect(status).toBe(400);
    expect((body as { errors: { path: string }[] }).errors[0]?.path).toBe('businessName');
  });
});

describe('my businesses', () => {
  it('are those I own, administer or am a member in, by name, with what I may do', async () => {
    const anna = await test.make.user();
    await test.make.business({ owner: anna, name: 'beta' });
    await test.make.admin(await test.make.business({ name: 'Alpha' }), anna);
    const gamma = await test.make.membership({ business: await test.make.business({ name: 'Gamma' }) });
    await test.make.member(gamma, { user: anna });
    await test.make.member(await test.make.membership({ business: gamma.business }), { user: anna });
    await test.make.business({ name: 'Delta' });
    expect(await mine(anna)).toMatchObject([
      { name: 'Alpha', owner: false, admin: true, can: { ...everything, inviteAdmin: false, removeAdmin: false } },
      { name: 'beta', owner: true, admin: false, can: everything },
      { name: 'Gamma', owner: false, admin: false, can: nothing },
    ]);
  });

  it('leave out one in which I am disabled', async () => {
    const membership = await test.make.membership();
    const member = await test.make.member(membership, { disabled: true });
    expect(await mine(member)).toEqual([]);
  });

  it('cost the same statements however many there are', async () => {
    const [one, many] = [await test.make.user(), await test.make.user()];
    await test.make.business({ owner: one });
    for (let index = 0; index < 8; index++) await test.make.business({ owner: many });
    const cost = async (user: { id: string }) => (await test.countStatements(() => mine(user))).statements.length;
    await Promise.all([test.as(one), test.as(many)]);
    expect(await cost(many)).toBe(await cost(one));
    expect(await cost(many)).toBeLessThanOrEqual(3);
  });
});

describe('the name of a business', () => {
  it('is changed by owner and admins', async () => {
    const business = await test.make.business();
    const admin = await test.make.admin(business);
    const { status, body } = await (await test.as(admin)).patch(`/v1/businesses/${business.id}`, { name: ' Renamed ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: business.id, name: 'Renamed', admin: true });
    expect(await mine(business.owner)).toMatchObject([{ name: 'Renamed' }]);
  });

  it('is not changed to nothing', async () => {
    const business = await test.make.business();
    const answer = await (await test.as(business.owner)).patch(`/v1/businesses/${business.id}`, { name: '  ' });
    expect(answer.status).toBe(400);
    expect(await mine(business.owner)).toMatchObject([{ name: business.name }]);
  });
});

it('a business that an operator has not approved is nobody’s', async () => {
  const business = await test.make.business();
  const { db } = test.app.context.database;
  await db.update(businesses).set({ approvedAt: null }).where(eq(businesses.id, business.id));
  expect(await mine(business.owner)).toEqual([]);
  const asOwner = await test.as(business.owner);
  expect((await asOwner.patch(`/v1/businesses/${business.id}`, { name: 'Open' })).status).toBe(404);
  expect((await asOwner.get(`/v1/businesses/${business.id}/business-admins`)).status).toBe(404);
});
