import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { linksOf } from './testing/links';
import { loginsOf } from './testing/logins';

const test = useTestApp();
const links = linksOf(test);
const { login, asPerson } = loginsOf(test);

const person = { firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1' };
const registerBusiness = (email: string, given: Partial<typeof person & { businessName: string }> = {}) =>
  test.anyone().post('/v1/businesses', { businessName: 'Acme', email, ...person, ...given });
const businessesOf = async (email: string, password?: string) => {
  const { body } = await (await asPerson(email, password)).get('/v1/businesses/my-businesses');
  return (body as { name: string }[]).map(({ name }) => name);
};

it('a registration that is completed is mailed, as the page after it says', async () => {
  const email = 'olga7@example.com';
  await registerBusiness(email);
  await links.open(email, 'verify-email');
  expect(await test.mails(email)).toMatchObject([
    { template: 'verify-email' },
    { template: 'account-ready', data: { firstName: 'Olga', joined: 'Acme', link: 'http://stepwell.test/login' } },
  ]);
});

it('a registration is completed once with a link; another opening leads to /invalid', async () => {
  const email = 'olga2@example.com';
  await registerBusiness(email);
  await links.open(email, 'verify-email');
  expect(await links.open(email, 'verify-email')).toBe('302 /invalid');
  expect(await businessesOf(email)).toEqual(['Acme']);
});

it('a registration can be completed for 48 hours, and after that with a link that signing in sends again', async () => {
  const email = 'olga3@example.com';
  await registerBusiness(email);
  test.clock.advance({ hours: 48 });
  expect(await links.open(email, 'verify-email')).toBe('302 /invalid');
  await login(email);
  expect(await links.open(email, 'verify-email')).toBe('302 /email-verified');
  expect(await businessesOf(email)).toEqual(['Acme']);
});

it('a registration is completed once by whichever of its links is opened first', async () => {
  const email = 'olga4@example.com';
  await registerBusiness(email);
  const first = (await links.newest(email, 'verify-email')).path;
  await login(email);
  expect(await links.landing(first)).toBe('302 /email-verified');
  expect(await links.open(email, 'verify-email')).toBe('302 /invalid');
  expect(await businessesOf(email)).toEqual(['Acme']);
});

it('a registration is completed once when its links are opened at the same time', async () => {
  const email = 'olga6@example.com';
  await registerBusiness(email);
  const paths = [(await links.newest(email, 'verify-email')).path];
  await login(email);
  paths.push((await links.newest(email, 'verify-email')).path);
  await registerBusiness(email);
  paths.push((await links.newest(email, 'verify-email')).path);
  const landings = await Promise.all([...paths, ...paths].map((path) => links.landing(path)));
  expect(landings.filter((landing) => landing === '302 /email-verified')).toHaveLength(2);
  expect(landings.filter((landing) => landing === '302 /invalid')).toHaveLength(4);
  expect(await businessesOf(email)).toEqual(['Acme']);
});

it('a registration is not completed by the checks of a mail program', async () => {
  const email = 'olga5@example.com';
  await registerBusiness(email);
  const { path } = await links.newest(email, 'verify-email');
  await test.app.http.inject({ method: 'HEAD', url: path });
  expect(await links.landing(path)).toBe('302 /email-verified');
});

it('verifying leads to /invalid without a code, with an unknown one, and with one for something else', async () => {
  const anna = await test.make.user();
  await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
  const { code } = await links.newest(anna.email, 'reset-password');
  for (const query of ['', '?code=nonsense', `?code=${code}`]) {
    expect(await links.landing(`/v1/users/verify-email${query}`)).toBe('302 /invalid');
  }
});

it('the account gets the password of the link that verifies the address', async () => {
  const email = 'contested@example.com';
  await registerBusiness(email, { businessName: 'Mine', password: 'Mine-Alone-1' });
  const mine = (await links.newest(email, 'verify-email')).path;
  await registerBusiness(email, { businessName: 'Theirs', password: 'Theirs-Now-1' });
  expect(await links.landing(mine)).toBe('302 /email-verified');
  expect((await login(email, 'Theirs-Now-1')).status).toBe(400);
  expect(await businessesOf(email, 'Mine-Alone-1')).toEqual(['Mine']);
});

it('a known address that registers is offered its own account, whose name and password stay', async () => {
  const anna = await test.make.user();
  await registerBusiness(anna.email.toUpperCase(), { businessName: 'Second' });
  expect(await links.templatesTo(anna.email)).toEqual(['known-address']);
  expect(await businessesOf(anna.email)).toEqual([]);
  expect(await links.open(anna.email, 'known-address')).toBe('302 /email-verified');
  expect(await businessesOf(anna.email)).toEqual(['Second']);
  const [row] = await test.app.context.database.db.select().from(users).where(eq(users.id, anna.id));
  expect(row).toMatchObject({ firstName: anna.firstName, lastName: anna.lastName });
});
