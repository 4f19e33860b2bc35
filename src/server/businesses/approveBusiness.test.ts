import { linksOf } from '../session/testing/links';
import { loginsOf } from '../session/testing/logins';
import { useTestApp } from '../testing/app';
import { approveBusiness } from './approveBusiness';
import { businessesAwaitingApproval } from './reads';

const test = useTestApp({ config: { businessApproval: 'manual' } });
const links = linksOf(test);
const { asPerson } = loginsOf(test);

const owner = { firstName: 'Olga', lastName: 'Owner', email: 'olga@example.com', password: 'Tiny-Step-1' };

it('with manual approval a new business waits for the operator, and its owner is mailed before and after', async () => {
  const { context } = test.app;
  await test.anyone().post('/v1/businesses', { businessName: 'Acme', ...owner });
  expect(await businessesAwaitingApproval(context.database.db)).toEqual([]);
  expect(await links.confirm(owner.email, 'verify-email')).toBe('/approval-pending');
  const asOwner = await asPerson(owner.email, owner.password);
  expect((await asOwner.get('/v1/businesses/my-businesses')).body).toEqual([]);

  const waiting = await businessesAwaitingApproval(context.database.db);
  expect(waiting).toMatchObject([{ name: 'Acme', ownerEmail: owner.email }]);
  const { id } = waiting[0]!;
  expect(await context.act((act) => approveBusiness(act, id))).toBe('Acme');
  expect((await asOwner.get('/v1/businesses/my-businesses')).body).toMatchObject([{ id, name: 'Acme', owner: true }]);
  expect((await asOwner.get(`/v1/onboarding-actions/my-actions/${id}`)).body).toHaveLength(3);
  expect(await links.templatesTo(owner.email)).toEqual(['verify-email', 'approval-pending', 'business-approved']);
});

it('a business can be approved only once', async () => {
  const { context } = test.app;
  const business = await test.make.business();
  expect(await context.act((act) => approveBusiness(act, business.id))).toBeUndefined();
  expect(await test.mails(business.owner.email)).toEqual([]);
});
