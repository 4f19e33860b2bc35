import { useTestApp } from '../testing/app';
import type { TestBusiness } from '../testing/factories';
import { adminsIn } from './testing/admins';

const test = useTestApp();
const { invite, codeFor, accept } = adminsIn(test);

const open = async (business: TestBusiness) =>
  (await (await test.as(business.owner)).get(`/v1/businesses/${business.id}/admins`)).body;

it('pending admin invitations are listed once per address, with their senders', async () => {
  const [business, other] = [await test.make.business(), await test.make.business()];
  const code = await codeFor(business, 'ada@example.com');
  await invite(business, 'Bob@example.com');
  await invite(business, 'bob@example.com');
  await invite(other, 'elsewhere@example.com');
  const { firstName, lastName } = business.owner;
  const invitedBy = `${firstName} ${lastName}`;
  const created = test.clock.now().getTime();
  expect(await open(business)).toEqual(
    ['bob@example.com', 'ada@example.com'].map((email) => ({
      id: expect.any(String),
      email,
      invitedBy,
      created,
      expires: created + 7 * 24 * 60 * 60 * 1000,
    })),
  );
  await accept(code);
  expect(await open(business)).toMatchObject([{ email: 'bob@example.com' }]);
});
