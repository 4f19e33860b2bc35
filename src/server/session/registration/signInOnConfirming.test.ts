import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/schema';
import type { TestAnswer } from '../../testing/actors';
import { useTestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';
import { registeringBrowser } from './registeringBrowser';
import { linksOf } from '../testing/links';
import { loginsOf, tokenOf } from '../testing/logins';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);

let count = 0;
const newAddress = () => `newcomer${(count += 1)}@example.com`;
const person = { firstName: 'Nora', lastName: 'New', password: PASSWORD };

const cookieOf = ({ headers }: TestAnswer) => String(headers['set-cookie']).split(';', 1)[0] ?? '';

/** Returns the cookie of the browser that registered. */
async function registerFrom(email: string, cookie = '', inviteCode?: string): Promise<string> {
  const code = inviteCode ?? (await test.make.membership()).participantCode;
  const given = { inviteCode: code, email, ...person };
  const answer = await test.anyone().post('/v1/members/register', given, { cookie });
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}

async function confirm(email: string, cookie: string, { template = 'verify-email', as = test.anyone() } = {}) {
  const { code } = await links.newest(email, template);
  return as.post('/v1/users/verify-email', { code }, { cookie });
}

it('confirming in the browser that registered signs in', async () => {
  const email = newAddress();
  const confirmed = await confirm(email, await registerFrom(email));
  expect(confirmed).toMatchObject({
    body: { page: '/email-verified', session: { user: { email, firstName: 'Nora' } } },
  });
  const me = await test.bearer(tokenOf(confirmed)).get('/v1/users/my-user');
  expect(me).toMatchObject({ status: 200, body: { email } });
});

it('its device counts as known at later logins', async () => {
  const email = newAddress();
  const device = cookieOf(await confirm(email, await registerFrom(email)));
  const again = await test
    .anyone()
    .post('/v1/users/login', { username: email, password: PASSWORD }, { cookie: device });
  expect(cookieOf(again)).toBe(device);
});

it('confirming signs in once', async () => {
  const email = newAddress();
  const browser = await registerFrom(email);
  await confirm(email, browser);
  const again = await confirm(email, browser);
  expect(again.body).toEqual({ page: '/email-verified' });
  expect(again.headers.authorization).toBeUndefined();
});

it.each([
  ['no cookie', ''],
  ['a made-up cookie', `stepwell-registration=${'x'.repeat(43)}`],
  ['a damaged cookie', 'stepwell-registration=x'],
])('another browser, with %s, confirms without signing in', async (_, cookie) => {
  const email = newAddress();
  await registerFrom(email);
  const confirmed = await confirm(email, cookie);
  expect(confirmed.body).toEqual({ page: '/email-verified' });
  expect(confirmed.headers).not.toHaveProperty('authorization');
});

it('the browser of one registration doesn’t sign in by the link of another', async () => {
  const [mine, theirs] = [newAddress(), newAddress()];
  const browser = await registerFrom(mine);
  await registerFrom(theirs);
  expect((await confirm(theirs, browser)).body).toEqual({ page: '/email-verified' });
});

it('a browser that registers twice signs in by either link', async () => {
  const [first, second] = [newAddress(), newAddress()];
  const browser = await registerFrom(first);
  expect(await registerFrom(second, browser)).toBe(browser);
  expect((await confirm(first, browser)).body).toHaveProperty('session');
  expect((await confirm(second, browser)).body).toHaveProperty('session');
});

it('a link sent again signs in, too', async () => {
  const email = newAddress();
  const browser = await registerFrom(email);
  test.clock.advance({ minutes: 11 });
  await test.anyone().post('/v1/users/resend-verification', { email });
  expect((await confirm(email, browser)).body).toHaveProperty('session');
});

it('confirming for an account that exists signs nobody in, and its owner logs in as usual', async () => {
  const anna = await test.make.user();
  const browser = await registerFrom(anna.email);
  const confirmed = await confirm(anna.email, browser, { template: 'known-address' });
  expect(confirmed.body).toEqual({ page: '/email-verified' });
  expect((await login(anna.email)).status).toBe(200);
});

it('a registration confirmed after another of its address signs nobody in', async () => {
  const email = newAddress();
  const browser = await registerFrom(email);
  const { code } = await links.newest(email, 'verify-email');
  await registerFrom(email);
  await confirm(email, '');
  const later = await test.anyone().post('/v1/users/verify-email', { code }, { cookie: browser });
  expect(later.body).toEqual({ page: '/email-verified' });
});

it('a registration that is no longer possible verifies the address, and signs nobody in', async () => {
  const [email, membership] = [newAddress(), await test.make.membership()];
  const browser = await registerFrom(email, '', membership.participantCode);
  const [row] = await test.app.context.database.db.select().from(users).where(eq(users.email, email));
  await test.make.member(membership, { user: row!, disabled: true });
  expect((await confirm(email, browser)).body).toEqual({ page: '/invalid' });
});

it('two confirmations at once sign in once', async () => {
  const email = newAddress();
  const browser = await registerFrom(email);
  const answers = await Promise.all([confirm(email, browser), confirm(email, browser)]);
  expect(answers.filter(({ body }) => (body as { session?: object }).session !== undefined)).toHaveLength(1);
});

it('whoever is signed in stays so', async () => {
  const email = newAddress();
  const as = await test.as(await test.make.user());
  expect((await confirm(email, await registerFrom(email), { as })).body).toEqual({ page: '/email-verified' });
});

it('a future leader is told to wait, and not signed in', async () => {
  const email = newAddress();
  const { leaderCode } = await test.make.membership();
  const confirmed = await confirm(email, await registerFrom(email, '', leaderCode));
  expect(confirmed.body).toEqual({ page: '/leader-email-verified' });
});

it('the cookie is for this site’s own requests, unreadable to scripts, and as old as the link', async () => {
  const given = { inviteCode: (await test.make.membership()).participantCode, email: newAddress(), ...person };
  const { headers } = await test.anyone().post('/v1/members/register', given);
  expect(headers['set-cookie']).toMatch(
    /^stepwell-registration=[\w-]{43}; Path=\/; Max-Age=172800; HttpOnly; SameSite=Strict$/,
  );
});

it('registering a business signs its owner in, too', async () => {
  const email = newAddress();
  const browser = cookieOf(await test.anyone().post('/v1/businesses', { businessName: 'Acme', email, ...person }));
  expect((await confirm(email, browser)).body).toHaveProperty('session');
});

it('a new participant isn’t asked for a bio at once; a future leader is', async () => {
  const { participantCode, leaderCode, business } = await test.make.membership();
  const asked = async (code: string) => {
    const email = newAddress();
    await registerFrom(email, '', code);
    await links.confirm(email, 'verify-email');
    const actor = test.bearer(tokenOf(await login(email)));
    return (await actor.get(`/v1/onboarding-actions/my-actions/${business.id}`)).body as object[];
  };
  expect(await asked(participantCode)).toMatchObject([
    { action: 'COMPLETE_PROFILE', deferredUntil: expect.any(Number) as number },
  ]);
  expect(await asked(leaderCode)).toEqual([{ action: 'COMPLETE_PROFILE', businessId: business.id }]);
});

it('over HTTPS no other host of the domain can plant the cookie', () => {
  const { cookie } = registeringBrowser.issue({ publicUrl: 'https://stepwell.test' }, undefined);
  expect(cookie).toMatch(/^__Host-stepwell-registration=[\w-]{43}; Path=\/; .*; Secure$/);
});
