import { useTestApp } from '../../testing/app';
import { recordMinimumDuration } from '../../testing/minimumDuration';
import { answerDuringDeletion } from '../../testing/duringDeletion';
import { linksOf } from '../testing/links';
import { loginsOf } from '../testing/logins';

const { floor, waits } = recordMinimumDuration();
const test = useTestApp({ deps: { minimumDuration: floor } });
const links = linksOf(test);
const { login } = loginsOf(test);

const person = { firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1' };
const register = async (email: string, given: object = {}) => {
  const membership = await test.make.membership();
  await test.anyone().post('/v1/members/register', {
    inviteCode: membership.participantCode,
    email,
    ...person,
    ...given,
  });
  return membership;
};
const sendAgain = (email: string) => test.anyone().post('/v1/users/resend-verification', { email });
const linksTo = async (email: string, template = 'verify-email') =>
  (await links.templatesTo(email)).filter((name) => name === template).length;

it('the link is sent again on request, at most every ten minutes', async () => {
  const email = 'again@example.com';
  await register(email);
  expect(await sendAgain(email)).toMatchObject({ status: 200, body: { done: true } });
  await sendAgain(email);
  expect(await linksTo(email)).toBe(2);
  test.clock.advance({ minutes: 10 });
  await sendAgain(email);
  expect(await linksTo(email)).toBe(3);
  expect(await links.confirm(email, 'verify-email')).toBe('/email-verified');
});

it('the link to a known address is also sent again, until it is accepted', async () => {
  const anna = await test.make.user();
  await register(anna.email);
  await sendAgain(anna.email);
  expect(await linksTo(anna.email, 'known-address')).toBe(2);
  await links.confirm(anna.email, 'known-address');
  test.clock.advance({ minutes: 10 });
  await sendAgain(anna.email);
  expect(await linksTo(anna.email, 'known-address')).toBe(2);
});

it('requesting the link again gets the same response in the same time for an unregistered address', async () => {
  await register('there@example.com');
  for (const email of ['nobody@example.com', (await test.make.user()).email, 'there@example.com']) {
    const before = waits();
    expect(await sendAgain(email)).toMatchObject({ status: 200, body: { done: true } });
    expect(waits() - before).toBe(1);
  }
  expect(await test.mails('nobody@example.com')).toEqual([]);
});

it('requesting the link again is limited to five times an hour', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 6; times++) statuses.push((await sendAgain('eager@example.com')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it('signing in before confirming the address sends the link of the registration with that password', async () => {
  const email = 'mixed@example.com';
  const mine = await register(email, { password: 'Mine-Alone-1' });
  test.clock.advance({ seconds: 1 });
  await register(email, { password: 'Theirs-Now-1' });
  expect((await login(email, 'Mine-Alone-1')).status).toBe(400);
  expect(await linksTo(email)).toBe(2);
  test.clock.advance({ minutes: 10 });
  expect((await login(email, 'Mine-Alone-1')).status).toBe(400);
  expect(await linksTo(email)).toBe(3);
  const mail = (await test.mails(email)).at(-1);
  expect(mail).toMatchObject({ data: { membershipName: mine.name } });
  await links.confirm(email, 'verify-email');
  expect((await login(email, 'Mine-Alone-1')).status).toBe(200);
});

it('the link of a pending registration is sent again after another registration has verified the account', async () => {
  const email = 'both@example.com';
  const first = await register(email);
  const { path } = await links.newest(email, 'verify-email');
  await register(email);
  await links.confirm(email, 'verify-email');
  await sendAgain(email);
  const offer = (await test.mails(email)).at(-1);
  expect(offer).toMatchObject({ template: 'known-address', data: { membershipName: first.name } });
  const { code } = await links.newest(email, 'known-address');
  expect((await test.anyone().get(`/v1/users/verify-email/${code}`)).body).toMatchObject({ hasAccount: true });
  expect(await links.confirm(email, 'known-address')).toBe('/email-verified');
  expect(await links.landing(path)).toBe('/email-verified');
  expect(await linksTo(email, 'account-ready')).toBe(2);
  test.clock.advance({ minutes: 10 });
  await sendAgain(email);
  expect(await linksTo(email, 'known-address')).toBe(1);
});

it('the link of a pending registration is sent again after a password reset has verified the account', async () => {
  const email = 'reset@example.com';
  await register(email);
  await test.anyone().post('/v1/users/forgot-password', { email });
  const { code } = await links.newest(email, 'reset-password');
  await test.anyone().post('/v1/users/reset-password', { code, password: 'Another-Step-2' });
  await sendAgain(email);
  expect(await links.confirm(email, 'known-address')).toBe('/email-verified');
});

it("resending one registration's link often doesn't block another's", async () => {
  const email = 'crowd@example.com';
  const mine = await register(email, { password: 'Mine-Alone-1' });
  await register(email, { password: 'Theirs-Now-1' });
  for (let times = 0; times < 3; times++) {
    await sendAgain(email);
    test.clock.advance({ minutes: 10 });
  }
  await login(email, 'Mine-Alone-1');
  expect((await test.mails(email)).at(-1)).toMatchObject({ data: { membershipName: mine.name } });
});

it("a request or login during the account's deletion gets the usual response", async () => {
  for (const [ask, status] of [
    [sendAgain, 200],
    [(email: string) => login(email, person.password), 400],
  ] as const) {
    const email = 'deleted@example.com';
    await register(email);
    const before = await linksTo(email);
    expect((await answerDuringDeletion(test, email, () => ask(email))).status).toBe(status);
    expect(await linksTo(email)).toBe(before);
  }
});
