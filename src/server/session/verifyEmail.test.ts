import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { linksOf } from './testing/links';

const test = useTestApp();
const links = linksOf(test);

const person = { firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1' };
const registerBusiness = (email: string, given: Partial<typeof person & { businessName: string }> = {}) =>
  test.anyone().post('/v1/businesses', { businessName: 'Acme', email, ...person, ...given });
const login = (username: string, password = person.password) =>
  test.anyone().post('/v1/users/login', { username, password });
const businessesOf = async (email: string, password = person.password) => {
  const token = String((await login(email, password)).headers.authorization).slice('Bearer '.length);
  const { body } = await test.bearer(token).get('/v1/businesses/my-businesses');
  return (body as { name: string }[]).map(({ name }) => name);
};

describe('registering', () => {
  it('answers the same, in the same time and with the same statements, whether or not the address is known', async () => {
    const anna = await test.make.user();
    const answers = [];
    for (const email of ['fresh@example.com', anna.email]) {
      const before = performance.now();
      const { statements, result } = await test.countStatements(() => registerBusiness(email));
      expect(performance.now() - before).toBeGreaterThanOrEqual(248);
      answers.push({ count: statements.length, status: result.status, body: result.body as unknown });
    }
    expect(answers[0]).toMatchObject({ status: 200, body: { done: true } });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('sends a link, and until it is opened signing in fails', async () => {
    const email = 'olga1@example.com';
    await registerBusiness(email);
    expect(await links.templatesTo(email)).toEqual(['verify-email']);
    expect((await login(email)).status).toBe(400);
    expect(await links.open(email, 'verify-email')).toBe('302 /email-verified');
    expect((await login(email)).status).toBe(200);
  });

  it('completed is told by e-mail, as the page after it says', async () => {
    const email = 'olga7@example.com';
    await registerBusiness(email);
    await links.open(email, 'verify-email');
    expect(await test.mails(email)).toMatchObject([
      { template: 'verify-email' },
      { template: 'account-ready', data: { firstName: 'Olga', joined: 'Acme', link: 'http://stepwell.test/login' } },
    ]);
  });

  it('can be completed once with a link; another opening leads to /invalid', async () => {
    const email = 'olga2@example.com';
    await registerBusiness(email);
    await links.open(email, 'verify-email');
    expect(await links.open(email, 'verify-email')).toBe('302 /invalid');
    expect(await businessesOf(email)).toEqual(['Acme']);
  });

  it('can be completed for 48 hours, and after that with a link that signing in sends again', async () => {
    const email = 'olga3@example.com';
    await registerBusiness(email);
    test.clock.advance({ hours: 48 });
    expect(await links.open(email, 'verify-email')).toBe('302 /invalid');
    await login(email);
    expect(await links.open(email, 'verify-email')).toBe('302 /email-verified');
    expect(await businessesOf(email)).toEqual(['Acme']);
  });

  it('is completed once by whichever of its links is opened first', async () => {
    const email = 'olga4@example.com';
    await registerBusiness(email);
    const first = (await links.newest(email, 'verify-email')).path;
    await login(email);
    expect(await links.landing(first)).toBe('302 /email-verified');
    expect(await links.open(email, 'verify-email')).toBe('302 /invalid');
    expect(await businessesOf(email)).toEqual(['Acme']);
  });

  it('is completed once when its links are opened at the same time', async () => {
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

  it('is not completed by the checks of a mail program', async () => {
    const email = 'olga5@example.com';
    await registerBusiness(email);
    const { path } = await links.newest(email, 'verify-email');
    await test.app.http.inject({ method: 'HEAD', url: path });
    expect(await links.landing(path)).toBe('302 /email-verified');
  });

  it('leads to /invalid without a code, with an unknown one, and with one for something else', async () => {
    const anna = await test.make.user();
    await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
    const { code } = await links.newest(anna.email, 'reset-password');
    for (const query of ['', '?code=nonsense', `?code=${code}`]) {
      expect(await links.landing(`/v1/users/verify-email${query}`)).toBe('302 /invalid');
    }
  });

  it('gives the account the password of the link that proves the address', async () => {
    const email = 'contested@example.com';
    await registerBusiness(email, { businessName: 'Mine', password: 'Mine-Alone-1' });
    const mine = (await links.newest(email, 'verify-email')).path;
    await registerBusiness(email, { businessName: 'Theirs', password: 'Theirs-Now-1' });
    expect(await links.landing(mine)).toBe('302 /email-verified');
    expect((await login(email, 'Theirs-Now-1')).status).toBe(400);
    expect(await businessesOf(email, 'Mine-Alone-1')).toEqual(['Mine']);
  });

  it('with a known address offers the account its mailbox belongs to, whose name and password stay', async () => {
    const anna = await test.make.user();
    await registerBusiness(anna.email.toUpperCase(), { businessName: 'Second' });
    expect(await links.templatesTo(anna.email)).toEqual(['known-address']);
    expect(await businessesOf(anna.email)).toEqual([]);
    expect(await links.open(anna.email, 'known-address')).toBe('302 /email-verified');
    expect(await businessesOf(anna.email)).toEqual(['Second']);
    const [row] = await test.app.context.database.db.select().from(users).where(eq(users.id, anna.id));
    expect(row).toMatchObject({ firstName: anna.firstName, lastName: anna.lastName });
  });

  it('is slowed down for an address after five tries', async () => {
    for (const email of ['eager@example.com', (await test.make.user()).email]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => registerBusiness(email)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe('registering by invite link', () => {
  const register = (inviteCode: string, email: string) =>
    test.anyone().post('/v1/members/register', { inviteCode, email, ...person });

  it('joins the membership once the address is proven', async () => {
    const membership = await test.make.membership();
    await register(membership.participantCode, 'member1@example.com');
    expect(await links.open('member1@example.com', 'verify-email')).toBe('302 /email-verified');
    expect(await businessesOf('member1@example.com')).toEqual([membership.business.name]);
  });

  it('as a leader leads to /leader-email-verified', async () => {
    const membership = await test.make.membership();
    await register(membership.leaderCode, 'leader1@example.com');
    expect(await links.open('leader1@example.com', 'verify-email')).toBe('302 /leader-email-verified');
  });

  it('with a known address joins with that account', async () => {
    const [membership, anna] = [await test.make.membership(), await test.make.user()];
    await register(membership.participantCode, anna.email);
    const mail = (await test.mails(anna.email)).at(-1);
    expect(mail).toMatchObject({ template: 'known-address', data: { membershipName: membership.name } });
    expect(await links.open(anna.email, 'known-address')).toBe('302 /email-verified');
    expect(await businessesOf(anna.email)).toEqual([membership.business.name]);
  });

  it('to two memberships before proving the address joins both', async () => {
    const [one, other] = [await test.make.membership(), await test.make.membership()];
    const email = 'member2@example.com';
    await register(one.participantCode, email);
    const first = (await links.newest(email, 'verify-email')).path;
    await register(other.participantCode, email);
    expect(await links.open(email, 'verify-email')).toBe('302 /email-verified');
    expect(await links.landing(first)).toBe('302 /email-verified');
    expect((await businessesOf(email)).sort()).toEqual([one.business.name, other.business.name].sort());
  });

  it('proves the address also when the person may not join any more', async () => {
    const membership = await test.make.membership();
    const email = 'late@example.com';
    await register(membership.participantCode, email);
    const [row] = await test.app.context.database.db.select().from(users).where(eq(users.email, email));
    await test.make.member(membership, { user: row!, disabled: true });
    expect(await links.open(email, 'verify-email')).toBe('302 /invalid');
    expect((await login(email)).status).toBe(200);
    expect(await businessesOf(email)).toEqual([]);
  });
});
