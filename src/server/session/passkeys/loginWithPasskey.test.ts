import { eq } from 'drizzle-orm';
import { passkeys, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { cookieOf } from '../testing/loginLinks';
import { loginsOf, tokenOf } from '../testing/logins';
import { passkeysIn } from '../testing/passkeys';
import { softAuthenticator } from '../testing/softAuthenticator';
import { twoFactorIn } from '../testing/twoFactor';

const test = useTestApp();
const { add, start, begin, finish, logIn, secondStep, list } = passkeysIn(test);
const { turnOn, ticketFor, codeOf, proofOf, secondStep: withCode } = twoFactorIn(test);
const { login } = loginsOf(test);
const db = () => test.app.context.database.db;

const FAILED = { status: 400, body: { code: 'passkey_failed' } };
const EXPIRED = { status: 400, body: { code: 'login_expired' } };

const person = async () => {
  const user = await test.make.user();
  return { user, ...(await add(user)) };
};

it('a passkey signs its owner in without address and password, on a device that is known from then on', async () => {
  const { user, authenticator } = await person();
  const signedIn = await logIn(authenticator);
  expect(signedIn).toMatchObject({ status: 200, body: { user } });
  expect((await test.bearer(tokenOf(signedIn)).get('/v1/users/my-user')).body).toEqual(user);
  expect(cookieOf(signedIn)).toMatch(/^stepwell-device=/);
  const seconds = Math.floor(test.clock.now().getTime() / 1000);
  expect(await list(user)).toEqual([expect.objectContaining({ lastUsed: seconds })]);
});

it('the challenge of a login says nothing about any account, and is for the host of PUBLIC_URL', async () => {
  await person();
  const { body } = await test.anyone().post('/v1/users/login/passkey/options', {}, { host: 'evil.example' });
  expect(body).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    rpId: 'stepwell.test',
    timeout: 300_000,
    userVerification: 'required',
  });
});

it('a challenge works once, within five minutes', async () => {
  const { authenticator } = await person();
  const options = await begin();
  const answer = authenticator.get(options);
  expect((await finish(answer)).status).toBe(200);
  expect(await finish(answer)).toMatchObject(EXPIRED);
  expect(await finish(authenticator.get(options))).toMatchObject(EXPIRED);
  const late = await begin();
  test.clock.advance({ minutes: 5 });
  expect(await finish(authenticator.get(late))).toMatchObject(EXPIRED);
  expect(await finish(authenticator.get({ ...late, challenge: 'bWFkZS11cA' }))).toMatchObject(EXPIRED);
});

it('concurrent logins with one challenge start one session', async () => {
  const { authenticator } = await person();
  const options = await begin();
  const answers = await Promise.all([1, 2, 3].map(() => finish(authenticator.get(options))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

it.each([
  { fault: { origin: 'https://evil.example' }, what: 'for another origin' },
  { fault: { rpId: 'evil.example' }, what: 'for another site' },
  { fault: { isVerified: false }, what: 'without user verification' },
  { fault: { userHandle: 'c29tZWJvZHkgZWxzZQ' }, what: 'in the name of another account' },
])('an answer $what is refused, and uses its challenge up', async ({ fault }) => {
  const { authenticator } = await person();
  const options = await begin();
  expect(await finish(authenticator.get(options, fault))).toMatchObject(FAILED);
  expect(await finish(authenticator.get(options))).toMatchObject(EXPIRED);
});

it('a passkey of another account, an unknown one and a forged signature fail alike', async () => {
  const [{ authenticator }, other] = [await person(), await person()];
  const unknown = await logIn(softAuthenticator());
  const answer = authenticator.get(await begin());
  const forged = await finish({ ...answer, signature: other.authenticator.get(await begin()).signature });
  const borrowed = await finish({ ...other.authenticator.get(await begin()), id: authenticator.id });
  expect(unknown).toMatchObject(FAILED);
  expect([forged, borrowed].map(({ status, body }) => ({ status, body }))).toEqual(
    [unknown, unknown].map(({ status, body }) => ({ status, body })),
  );
});

it('a counter that goes back or stays is refused, as a copy may be in use; an authenticator need not count', async () => {
  const { authenticator, passkey } = await person();
  const counter = async () => (await db().select().from(passkeys).where(eq(passkeys.id, passkey.id)))[0]?.counter;
  expect((await logIn(authenticator, { counter: 0 })).status).toBe(200);
  expect((await logIn(authenticator, { counter: 0 })).status).toBe(200);
  const warn = jest.spyOn(test.app.context.log, 'warn');
  expect((await logIn(authenticator, { counter: 7 })).status).toBe(200);
  for (const late of [7, 6, 0]) expect(await logIn(authenticator, { counter: late })).toMatchObject(FAILED);
  expect(warn.mock.calls).toHaveLength(3);
  expect(warn.mock.calls[0]).toEqual([
    { passkey: passkey.id, counter: 7, stored: 7 },
    expect.stringContaining('counter'),
  ]);
  expect(await counter()).toBe(7);
  expect((await logIn(authenticator, { counter: 8 })).status).toBe(200);
});

it('a disabled account is refused with 403', async () => {
  const { user, authenticator } = await person();
  await db().update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, user.id));
  expect(await logIn(authenticator)).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
});

it('a success resets the count of wrong passwords', async () => {
  const { user, authenticator } = await person();
  for (let tries = 0; tries < 10; tries++) await login(user.email, 'Wrong-1');
  expect((await login(user.email)).status).toBe(429);
  expect((await logIn(authenticator)).status).toBe(200);
  expect((await login(user.email)).status).toBe(200);
});

it('a new password leaves passkeys as they are', async () => {
  const { user, authenticator } = await person();
  const change = { oldPassword: 'Tiny-Step-1', newPassword: 'Another-Step-2' };
  const changed = await (await test.as(user)).post('/v1/users/change-password', change);
  expect(changed.body).toEqual({ done: true });
  expect((await logIn(authenticator)).status).toBe(200);
});

describe('with two-factor login on', () => {
  const withTwoFactor = async () => {
    const user = await test.make.user();
    const { secret } = await turnOn(user);
    const added = await add(user, proofOf(user));
    test.clock.advance({ seconds: 30 });
    return { user, secret, ...added };
  };

  it('a passkey that verified its owner signs in without a code', async () => {
    const { user, authenticator } = await withTwoFactor();
    expect(await logIn(authenticator)).toMatchObject({ status: 200, body: { user } });
  });

  it('the password’s ticket says whether a passkey can replace the code', async () => {
    const { user } = await withTwoFactor();
    expect((await login(user.email)).body).toMatchObject({ code: 'two_factor_required', hasPasskey: true });
    const bo = await test.make.user();
    await turnOn(bo);
    expect((await login(bo.email)).body).toMatchObject({ code: 'two_factor_required', hasPasskey: false });
  });

  it('a passkey is the second step, even without user verification, once for each ticket', async () => {
    const { user, authenticator } = await withTwoFactor();
    const ticket = await ticketFor(user);
    expect(await begin(ticket)).toMatchObject({
      userVerification: 'preferred',
      allowCredentials: [{ id: authenticator.id }],
    });
    expect(await secondStep(authenticator, ticket, { isVerified: false })).toMatchObject({
      status: 200,
      body: { user },
    });
    expect(await start(ticket)).toMatchObject(EXPIRED);
  });

  it('the challenge of one ticket or purpose doesn’t serve another', async () => {
    const { user, authenticator } = await withTwoFactor();
    const [ticket, other] = [await ticketFor(user), await ticketFor(user)];
    const forFirst = await begin(ticket);
    expect(await finish({ ...authenticator.get(forFirst), ticket: other })).toMatchObject(FAILED);
    expect(await finish(authenticator.get(await begin(ticket), { isVerified: false }))).toMatchObject(EXPIRED);
    expect(await finish({ ...authenticator.get(await begin()), ticket })).toMatchObject(EXPIRED);
    expect(await start('made-up')).toMatchObject(EXPIRED);
  });

  it('a passkey of another account is no second step, and leaves the ticket to its code', async () => {
    const { user, secret } = await withTwoFactor();
    const other = await person();
    const ticket = await ticketFor(user);
    expect(await secondStep(other.authenticator, ticket)).toMatchObject(FAILED);
    expect((await withCode(ticket, codeOf(secret))).status).toBe(200);
  });

  it('a ticket ends with the password it was given for', async () => {
    const { user, authenticator } = await withTwoFactor();
    const ticket = await ticketFor(user);
    const options = await begin(ticket);
    await db().update(users).set({ passwordHash: 'another' }).where(eq(users.id, user.id));
    expect(await finish({ ...authenticator.get(options), ticket })).toMatchObject(EXPIRED);
  });
});
