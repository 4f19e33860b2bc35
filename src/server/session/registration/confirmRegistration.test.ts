import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { sessionHousekeeping } from '../housekeeping';
import { linksOf } from '../testing/links';
import { loginsOf } from '../testing/logins';

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

it('completing a registration sends the mail that the next page promises', async () => {
  const email = 'olga7@example.com';
  await registerBusiness(email);
  await links.confirm(email, 'verify-email');
  expect(await test.mails(email)).toMatchObject([
    { template: 'verify-email' },
    { template: 'account-ready', data: { firstName: 'Olga', joined: 'Acme', link: 'http://stepwell.test/login' } },
  ]);
});

it('a link completes a registration once; a second click opens the same page while the link is valid', async () => {
  const email = 'olga2@example.com';
  await registerBusiness(email);
  const pages = [await links.confirm(email, 'verify-email'), await links.confirm(email, 'verify-email')];
  test.clock.advance({ hours: 47 });
  await sessionHousekeeping(test.app.context);
  pages.push(await links.confirm(email, 'verify-email'));
  expect(pages).toEqual(['/email-verified', '/email-verified', '/email-verified']);
  expect((await links.templatesTo(email)).filter((name) => name === 'account-ready')).toHaveLength(1);
  test.clock.advance({ hours: 1 });
  expect(await links.confirm(email, 'verify-email')).toBe('400 code_invalid');
  expect(await businessesOf(email)).toEqual(['Acme']);
});

it('a registration can be completed for 48 hours, and afterwards with a link sent by signing in', async () => {
  const email = 'olga3@example.com';
  await registerBusiness(email);
  test.clock.advance({ hours: 48 });
  expect(await links.confirm(email, 'verify-email')).toBe('400 code_invalid');
  await login(email);
  expect(await links.confirm(email, 'verify-email')).toBe('/email-verified');
  expect(await businessesOf(email)).toEqual(['Acme']);
});

it('the first link opened completes the registration, and later ones have no effect', async () => {
  const email = 'olga4@example.com';
  await registerBusiness(email);
  const first = (await links.newest(email, 'verify-email')).path;
  await login(email);
  expect(await links.landing(first)).toBe('/email-verified');
  expect(await links.confirm(email, 'verify-email')).toBe('/email-verified');
  expect(await businessesOf(email)).toEqual(['Acme']);
  expect((await links.templatesTo(email)).filter((name) => name === 'account-ready')).toHaveLength(1);
});

it('links opened at the same time complete a registration once', async () => {
  const email = 'olga6@example.com';
  await registerBusiness(email);
  const paths = [(await links.newest(email, 'verify-email')).path];
  await login(email);
  paths.push((await links.newest(email, 'verify-email')).path);
  await registerBusiness(email);
  paths.push((await links.newest(email, 'verify-email')).path);
  const landings = await Promise.all([...paths, ...paths].map((path) => links.landing(path)));
  expect(landings).toEqual(Array(6).fill('/email-verified'));
  expect(await businessesOf(email)).toEqual(['Acme']);
  // Expects two registrations, regardless of the number of links and clicks.
  expect((await links.templatesTo(email)).filter((name) => name === 'account-ready')).toHaveLength(2);
});

it('opening a mailed link, as mail scanners do, changes nothing', async () => {
  const email = 'olga5@example.com';
  await registerBusiness(email);
  const { code } = await links.newest(email, 'verify-email');
  for (const method of ['HEAD', 'GET'] as const) {
    const { statusCode, headers } = await test.app.http.inject({ method, url: `/v1/users/verify-email?code=${code}` });
    expect([statusCode, headers.location]).toEqual([302, `/verify-email?c=${code}`]);
  }
  expect((await test.anyone().get(`/v1/users/verify-email/${code}`)).body).not.toHaveProperty('page');
  expect((await login(email)).status).toBe(400);
  expect(await links.confirm(email, 'verify-email')).toBe('/email-verified');
});

it('an old link without a code redirects to /invalid', async () => {
  const { status, headers } = await test.anyone().get('/v1/users/verify-email');
  expect([status, headers.location]).toEqual([302, '/invalid']);
});

it('an unknown code, or a code for another purpose, confirms nothing', async () => {
  const anna = await test.make.user();
  await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
  const { code: reset } = await links.newest(anna.email, 'reset-password');
  for (const code of ['nonsense', reset]) {
    const confirmed = await test.anyone().post('/v1/users/verify-email', { code });
    expect(confirmed).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
    expect((await test.anyone().get(`/v1/users/verify-email/${code}`)).status).toBe(404);
  }
});

it('the account gets the password of the confirmed registration', async () => {
  const email = 'contested@example.com';
  await registerBusiness(email, { businessName: 'Mine', password: 'Mine-Alone-1' });
  const mine = (await links.newest(email, 'verify-email')).path;
  await registerBusiness(email, { businessName: 'Theirs', password: 'Theirs-Now-1' });
  expect(await links.landing(mine)).toBe('/email-verified');
  expect((await login(email, 'Theirs-Now-1')).status).toBe(400);
  expect(await businessesOf(email, 'Mine-Alone-1')).toEqual(['Mine']);
});

it('a registration confirmed after another of the same address changes neither password nor name', async () => {
  const email = 'contested2@example.com';
  await registerBusiness(email, { businessName: 'Theirs', password: 'Theirs-Now-1', firstName: 'Eve' });
  const theirs = (await links.newest(email, 'verify-email')).path;
  await registerBusiness(email, { businessName: 'Mine', password: 'Mine-Alone-1' });
  await links.confirm(email, 'verify-email');
  expect(await links.landing(theirs)).toBe('/email-verified');
  expect((await login(email, 'Theirs-Now-1')).status).toBe(400);
  expect((await login(email, 'Mine-Alone-1')).body).toMatchObject({ user: { firstName: 'Olga' } });
});

it("registering a known address offers its existing account, whose name and password don't change", async () => {
  const anna = await test.make.user();
  await registerBusiness(anna.email.toUpperCase(), { businessName: 'Second' });
  expect(await test.mails(anna.email)).toMatchObject([
    { template: 'known-address', data: { firstName: anna.firstName, registersBusiness: true } },
  ]);
  expect(await businessesOf(anna.email)).toEqual([]);
  expect(await links.confirm(anna.email, 'known-address')).toBe('/email-verified');
  expect(await businessesOf(anna.email)).toEqual(['Second']);
  const [row] = await test.app.context.database.db.select().from(users).where(eq(users.id, anna.id));
  expect(row).toMatchObject({ firstName: anna.firstName, lastName: anna.lastName });
});

it('a link to a disabled account confirms nothing, and can be used once the account is enabled', async () => {
  const anna = await test.make.user();
  const setDisabled = (disabledAt: Date | null) =>
    test.app.context.database.db.update(users).set({ disabledAt }).where(eq(users.id, anna.id));
  await registerBusiness(anna.email);
  await setDisabled(test.clock.now());
  expect(await links.confirm(anna.email, 'known-address')).toBe('400 code_invalid');
  await setDisabled(null);
  expect(await businessesOf(anna.email)).toEqual([]);
  expect(await links.confirm(anna.email, 'known-address')).toBe('/email-verified');
});

it('an account whose registration is gone is verified by a link sent by signing in, and has joined nothing', async () => {
  const anna = await test.make.user({ verifiedAt: null });
  await login(anna.email);
  expect(await links.confirm(anna.email, 'verify-email')).toBe('/email-verified');
  const ready = (await test.mails(anna.email)).find(({ template }) => template === 'account-ready');
  expect(ready?.data).toMatchObject({ firstName: anna.firstName });
  expect(ready?.data).not.toHaveProperty('joined');
  expect((await login(anna.email)).status).toBe(200);
});

it('an unknown code is looked up only once', async () => {
  const act = jest.spyOn(test.app.context, 'act');
  expect(await links.landing('/verify-email?c=a-code-that-is-not-known')).toBe('400 code_invalid');
  expect(act).toHaveBeenCalledTimes(1);
  act.mockRestore();
});
