import { useTestApp } from '../testing/app';

const test = useTestApp();

const mine = async (user: { id: string }) => (await (await test.as(user)).get('/v1/businesses/my-businesses')).body;

it('owner and admins can rename a business', async () => {
  const business = await test.make.business();
  const admin = await test.make.admin(business);
  const { status, body } = await (await test.as(admin)).patch(`/v1/businesses/${business.id}`, { name: ' Renamed ' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: business.id, name: 'Renamed', admin: true });
  expect(await mine(business.owner)).toMatchObject([{ name: 'Renamed' }]);
});

it('a business cannot be renamed to an empty name', async () => {
  const business = await test.make.business();
  const answer = await (await test.as(business.owner)).patch(`/v1/businesses/${business.id}`, { name: '  ' });
  expect(answer.status).toBe(400);
  expect(await mine(business.owner)).toMatchObject([{ name: business.name }]);
});
