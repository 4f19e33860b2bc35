import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { linksOf } from './testing/links';
import { loginsOf } from './testing/logins';

const test = useTestApp();
const links = linksOf(test);
const { login, asPerson } = loginsOf(test);

const person = { firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1' };
const register = (inviteCode: string, email: string) =>
  test.anyone().post('/v1/members/register', { inviteCode, email, ...person });
const businessesOf = async (email: string, password?: string) => {
  const { body } = await (await asPerson(email, password)).get('/v1/businesses/my-businesses');
  return (body as { name: string }[]).map(({ name }) => name);
};

it('registering through an invite link joins the membership once the address is verified', async () => {
  const membership = await test.make.membership();
  await register(membership.participantCode, 'member1@example.com');
  expect(await links.confirm('member1@example.com', 'verify-email')).toBe('/email-verified');
  expect(await businessesOf('member1@example.com')).toEqual([membership.business.name]);
  const supportEmail = 'support@example.com';
  expect(await test.mails('member1@example.com')).toMatchObject([
    { template: 'verify-email', data: { membershipName: membership.name, supportEmail } },
    { template: 'account-ready', data: { joined: membership.name, supportEmail } },
  ]);
});

it('registering as a leader leads to /leader-email-verified', async () => {
  const membership = await test.make.membership();
  await register(membership.leaderCode, 'leader1@example.com');
  expect(await links.confirm('leader1@example.com', 'verify-email')).toBe('/leader-email-verified');
});

it('registering through an invite link with a known address joins with that account', async () => {
  const [membership, anna] = [await test.make.membership(), await test.make.user()];
  await register(membership.participantCode, anna.email);
  const mail = (await test.mails(anna.email)).at(-1);
  expect(mail).toMatchObject({ template: 'known-address', data: { membershipName: membership.name } });
  expect(mail?.data).not.toHaveProperty('registersBusiness');
  expect(await links.confirm(anna.email, 'known-address')).toBe('/email-verified');
  expect(await businessesOf(anna.email)).toEqual([membership.business.name]);
});

it('registering for two memberships before verifying the address joins both', async () => {
  const [one, other] = [await test.make.membership(), await test.make.membership()];
  const email = 'member2@example.com';
  await register(one.participantCode, email);
  const first = (await links.newest(email, 'verify-email')).path;
  await register(other.participantCode, email);
  expect(await links.confirm(email, 'verify-email')).toBe('/email-verified');
  expect(await links.landing(first)).toBe('/email-verified');
  expect((await businessesOf(email)).sort()).toEqual([one.business.name, other.business.name].sort());
});

it('confirming verifies the address even if the person may no longer join', async () => {
  const membership = await test.make.membership();
  const email = 'late@example.com';
  await register(membership.participantCode, email);
  const [row] = await test.app.context.database.db.select().from(users).where(eq(users.email, email));
  await test.make.member(membership, { user: row!, disabled: true });
  expect(await links.confirm(email, 'verify-email')).toBe('/invalid');
  expect((await login(email)).status).toBe(200);
  expect(await businessesOf(email)).toEqual([]);
});
