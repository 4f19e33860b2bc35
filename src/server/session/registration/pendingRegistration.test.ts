import { useTestApp } from '../../testing/app';
import { userByEmail } from '../reads';
import { linksOf } from '../testing/links';
import { loginsOf } from '../testing/logins';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);

const person = { firstName: 'Olga', lastName: 'Owner', password: 'Tiny-Step-1' };
const register = (inviteCode: string, email: string, given: object = {}) =>
  test.anyone().post('/v1/members/register', { inviteCode, email, ...person, ...given });
const codeTo = async (email: string, template = 'verify-email') => (await links.newest(email, template)).code;
const read = (code: string) => test.anyone().get(`/v1/users/verify-email/${code}`);
const decline = (code: string) => test.anyone().delete(`/v1/users/verify-email/${code}`);
const accountOf = (email: string) => userByEmail(test.app.context.database.db, email);

it('the page of a link shows who registered, for what and when', async () => {
  const membership = await test.make.membership();
  await register(membership.leaderCode, 'lea@example.com');
  expect((await read(await codeTo('lea@example.com'))).body).toEqual({
    kind: 'leader',
    email: 'lea@example.com',
    firstName: 'Olga',
    lastName: 'Owner',
    membershipName: membership.name,
    created: test.clock.now().getTime(),
    hasAccount: false,
  });
  await test.anyone().post('/v1/businesses', { businessName: 'Acme', email: 'bo@example.com', ...person });
  expect((await read(await codeTo('bo@example.com'))).body).toMatchObject({ kind: 'business', businessName: 'Acme' });
});

it('the page of a link to a known address shows who registered, and that the existing account will be used', async () => {
  const [membership, anna] = [await test.make.membership(), await test.make.user()];
  await register(membership.participantCode, anna.email);
  const { body } = await read(await codeTo(anna.email, 'known-address'));
  expect(body).toMatchObject({ firstName: 'Olga', lastName: 'Owner', hasAccount: true });
});

it('the page of a link already confirmed names the page shown on confirmation', async () => {
  const membership = await test.make.membership();
  await register(membership.leaderCode, 'done@example.com');
  await links.confirm('done@example.com', 'verify-email');
  expect((await read(await codeTo('done@example.com'))).body).toMatchObject({ page: '/leader-email-verified' });
});

it('the mail that asks to confirm names the membership', async () => {
  const membership = await test.make.membership();
  await register(membership.participantCode, 'named@example.com');
  expect(await test.mails('named@example.com')).toMatchObject([{ data: { membershipName: membership.name } }]);
});

it('‘This wasn’t me’ deletes the registration and the account it created, even when repeated', async () => {
  const membership = await test.make.membership();
  await register(membership.participantCode, 'victim@example.com');
  const code = await codeTo('victim@example.com');
  expect(await decline(code)).toMatchObject({ status: 200, body: { done: true } });
  expect(await decline(code)).toMatchObject({ status: 200, body: { done: true } });
  expect((await read(code)).status).toBe(404);
  expect(await links.confirm('victim@example.com', 'verify-email')).toBe('400 code_invalid');
  expect(await accountOf('victim@example.com')).toBeUndefined();
});

it('‘This wasn’t me’ leaves another registration of the same address unchanged', async () => {
  const membership = await test.make.membership();
  const email = 'two@example.com';
  await register(membership.participantCode, email, { password: 'Mine-Alone-1' });
  const mine = (await links.newest(email, 'verify-email')).path;
  await register(membership.participantCode, email, { firstName: 'Eve', password: 'Theirs-Now-1' });
  await decline(await codeTo(email));
  expect(await links.landing(mine)).toBe('/email-verified');
  expect((await login(email, 'Theirs-Now-1')).status).toBe(400);
  expect((await login(email, 'Mine-Alone-1')).status).toBe(200);
});

it('‘This wasn’t me’ leaves an existing account unchanged', async () => {
  const [membership, anna] = [await test.make.membership(), await test.make.user()];
  await register(membership.participantCode, anna.email);
  await decline(await codeTo(anna.email, 'known-address'));
  expect(await links.confirm(anna.email, 'known-address')).toBe('400 code_invalid');
  expect((await login(anna.email)).status).toBe(200);
});

it('‘This wasn’t me’ fails with a reason once the registration is confirmed', async () => {
  const membership = await test.make.membership();
  await register(membership.participantCode, 'late2@example.com');
  const code = await codeTo('late2@example.com');
  await links.confirm('late2@example.com', 'verify-email');
  expect(await decline(code)).toMatchObject({ status: 409, body: { code: 'already_confirmed' } });
  expect((await login('late2@example.com')).status).toBe(200);
});

it('the page opened by a resent link shows when the person registered', async () => {
  const membership = await test.make.membership();
  const created = test.clock.now().getTime();
  await register(membership.participantCode, 'later@example.com');
  test.clock.advance({ hours: 30 });
  await test.anyone().post('/v1/users/resend-verification', { email: 'later@example.com' });
  expect((await read(await codeTo('later@example.com'))).body).toMatchObject({ created });
});

it("the account takes the browser's time zone from the confirmed sign-up, if it has one", async () => {
  const membership = await test.make.membership();
  const zoneOf = async (email: string) => (await accountOf(email))?.timezone;
  const [moved, none] = ['moved@example.com', 'none@example.com'];
  await register(membership.participantCode, moved, { timezone: 'America/New_York' });
  await register(membership.participantCode, moved, { timezone: 'Asia/Kolkata' });
  await links.confirm(moved, 'verify-email');
  expect(await zoneOf(moved)).toBe('Asia/Kolkata');
  await register(membership.participantCode, none, { timezone: 'America/New_York' });
  await register(membership.participantCode, none);
  await links.confirm(none, 'verify-email');
  expect(await zoneOf(none)).toBeNull();
});
