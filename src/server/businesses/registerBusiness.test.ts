import { DEFERRAL_MS } from '../../domain/onboarding/actions';
import { linksOf } from '../session/testing/links';
import { loginsOf } from '../session/testing/logins';
import { useTestApp } from '../testing/app';

const test = useTestApp();
const links = linksOf(test);
const { asPerson } = loginsOf(test);

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

const mine = async (user: { id: string }) => (await (await test.as(user)).get('/v1/businesses/my-businesses')).body;

it('a registered business belongs to its owner, who gets the required actions of a new business', async () => {
  const owner = { firstName: 'Olga', lastName: 'Owner', email: 'olga@example.com', password: 'Tiny-Step-1' };
  await test.anyone().post('/v1/businesses', { businessName: '  Acme  ', ...owner });
  await links.confirm(owner.email, 'verify-email');
  const asOwner = await asPerson(owner.email, owner.password);
  const { body } = await asOwner.get('/v1/businesses/my-businesses');
  expect(body).toEqual([
    {
      id: expect.any(String) as string,
      name: 'Acme',
      owner: true,
      admin: false,
      version: expect.any(String) as string,
      can: everything,
    },
  ]);
  const actions = await asOwner.get(`/v1/onboarding-actions/my-actions/${body[0].id as string}`);
  const deferredUntil = (test.clock.now().getTime() + DEFERRAL_MS) / 1000;
  expect(actions.body).toEqual(
    ['OWNER_ADMIN_PROMPT', 'ZOOM_PROMPT', 'COMPLETE_PROFILE'].map((action) =>
      expect.objectContaining({ action, deferredUntil }),
    ),
  );
});

it('submitting a business form twice creates one business', async () => {
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
  await links.confirm(anna.email, 'known-address');
  await links.landing(first);
  expect(await mine(anna)).toHaveLength(1);
});

it.each(['', '   ', 'x'.repeat(101)])('a business needs a name: "%s" is rejected', async (businessName) => {
  const form = { businessName, firstName: 'Anna', lastName: 'A', email: 'n@example.com', password: 'Tiny-Step-1' };
  const { status, body } = await test.anyone().post('/v1/businesses', form);
  expect(status).toBe(400);
  expect((body as { errors: { path: string }[] }).errors[0]?.path).toBe('businessName');
});
