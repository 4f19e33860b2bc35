import { eq } from 'drizzle-orm';
import { adminsIn } from '../../businesses/testing/admins';
import { users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';
import { linksOf } from '../testing/links';
import { loginsOf, tokenOf } from '../testing/logins';
import { twoFactorIn } from '../testing/twoFactor';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);
const { codeOf, wrongCodeOf, turnOn, ticketFor, secondStep } = twoFactorIn(test);
const { codeFor, accept } = adminsIn(test);

const EXPIRED = { status: 400, body: { code: 'login_expired' } };
const WRONG = { status: 400, body: { errors: [{ path: 'code' }] } };

it('signing in with the right password returns a ticket but no session; a wrong password fails as usual', async () => {
  const anna = await test.make.user();
  await turnOn(anna);
  const asked = await login(anna.email);
  expect(asked).toMatchObject({ status: 409, body: { code: 'two_factor_required' } });
  expect(asked.headers.authorization).toBeUndefined();
  expect(asked.headers['set-cookie']).toBeUndefined();
  const { ticket } = asked.body as { ticket: string };
  expect((await test.bearer(ticket).get('/v1/users/my-user')).status).toBe(401);
  expect((await test.anyone().get(`/v1/users/my-user?authToken=${ticket}`)).status).toBe(401);
  expect(await login(anna.email, 'Wrong-1')).toMatchObject({ status: 400, body: { code: 'login_failed' } });
});

it('the ticket and an app code create a session', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const signedIn = await secondStep(await ticketFor(anna), codeOf(secret));
  expect(signedIn).toMatchObject({ status: 200, body: { user: anna } });
  expect((await test.bearer(tokenOf(signedIn)).get('/v1/users/my-user')).body).toEqual(anna);
  expect(signedIn.headers['set-cookie']).toMatch(/^stepwell-device=.*; Path=\/v1\/users\/login;/);
});

it('a ticket creates one session, within five minutes, regardless of wrong codes typed before', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const ticket = await ticketFor(anna);
  expect(await secondStep(ticket, wrongCodeOf(secret))).toMatchObject(WRONG);
  test.clock.advance({ minutes: 5, seconds: -1 });
  expect((await secondStep(ticket, codeOf(secret))).status).toBe(200);
  test.clock.advance({ seconds: 30 });
  expect(await secondStep(ticket, codeOf(secret))).toMatchObject(EXPIRED);
  const late = await ticketFor(anna);
  test.clock.advance({ minutes: 5 });
  expect(await secondStep(late, codeOf(secret))).toMatchObject(EXPIRED);
  expect(await secondStep('made-up', codeOf(secret))).toMatchObject(EXPIRED);
});

it('a code works once, and afterwards only later codes work', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const code = codeOf(secret);
  expect((await secondStep(await ticketFor(anna), code)).status).toBe(200);
  const ticket = await ticketFor(anna);
  expect(await secondStep(ticket, code)).toMatchObject(WRONG);
  expect(await secondStep(ticket, codeOf(secret, -1))).toMatchObject(WRONG);
  test.clock.advance({ seconds: 30 });
  expect(await secondStep(ticket, code)).toMatchObject(WRONG);
  expect((await secondStep(ticket, codeOf(secret))).status).toBe(200);
});

it('the code that turned two-factor login on cannot sign in', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  expect(await secondStep(await ticketFor(anna), codeOf(secret, -1))).toMatchObject(WRONG);
});

it('two concurrent logins with the same code start one session', async () => {
  const anna = await test.make.user();
  const { secret, recoveryCodes } = await turnOn(anna);
  for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
    const tickets = [await ticketFor(anna), await ticketFor(anna), await ticketFor(anna)];
    const answers = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  }
});

it("two concurrent logins with the same ticket start one session, and the other one's code stays unused", async () => {
  const anna = await test.make.user();
  const { recoveryCodes } = await turnOn(anna);
  const ticket = await ticketFor(anna);
  const answers = await Promise.all(recoveryCodes.slice(0, 2).map((code) => secondStep(ticket, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await (await test.as(anna)).get('/v1/users/two-factor')).body).toMatchObject({ recoveryCodesLeft: 9 });
});

it('a recovery code works once, however it is typed, and a mail states how many are left', async () => {
  const anna = await test.make.user();
  const { recoveryCodes } = await turnOn(anna);
  const [first = '', second = ''] = recoveryCodes;
  expect((await secondStep(await ticketFor(anna), first)).status).toBe(200);
  expect(await secondStep(await ticketFor(anna), first)).toMatchObject(WRONG);
  const typed = ` ${second.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')}`;
  expect((await secondStep(await ticketFor(anna), typed)).status).toBe(200);
  const used = (await test.mails(anna.email)).filter(({ template }) => template === 'recovery-code-used');
  expect(used.map(({ data }) => data)).toEqual([
    { firstName: anna.firstName, left: 9 },
    { firstName: anna.firstName, left: 8 },
  ]);
});

it('a recovery code works only for its own account', async () => {
  const [anna, bo] = [await test.make.user(), await test.make.user()];
  await turnOn(anna);
  const { recoveryCodes } = await turnOn(bo);
  expect(await secondStep(await ticketFor(anna), recoveryCodes[0] ?? '')).toMatchObject(WRONG);
});

it('codes are blocked after ten wrong ones, whichever tickets they are sent with', async () => {
  const anna = await test.make.user();
  const { secret, recoveryCodes } = await turnOn(anna);
  for (let tries = 0; tries < 10; tries++)
    expect(await secondStep(await ticketFor(anna), wrongCodeOf(secret))).toMatchObject(WRONG);
  const refused = await secondStep(await ticketFor(anna), codeOf(secret));
  expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringContaining('in an hour') as string } });
  expect(Number(refused.headers['retry-after'])).toBe(60 * 60);
  expect((await secondStep(await ticketFor(anna), recoveryCodes[0] ?? '')).status).toBe(429);
  test.clock.advance({ hours: 1 });
  expect((await secondStep(await ticketFor(anna), codeOf(secret))).status).toBe(200);
});

it('a right code resets the count of wrong ones', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 9; tries++)
      expect(await secondStep(await ticketFor(anna), wrongCodeOf(secret))).toMatchObject(WRONG);
    expect((await secondStep(await ticketFor(anna), codeOf(secret))).status).toBe(200);
    test.clock.advance({ seconds: 30 });
  }
});

it("guessing codes with a stolen password doesn't lock out a device that has signed in before", async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const signedIn = await secondStep(await ticketFor(anna), codeOf(secret));
  const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';
  const guess = async () => secondStep(await ticketFor(anna), wrongCodeOf(secret));
  for (let tries = 0; tries < 10; tries++) await guess();
  expect((await guess()).status).toBe(429);
  test.clock.advance({ seconds: 30 });
  const body = { ticket: await ticketFor(anna), code: codeOf(secret) };
  expect((await test.anyone().post('/v1/users/login/two-factor', body, { cookie })).status).toBe(200);
});

it('having many known devices from before two-factor login gives no extra guesses', async () => {
  const anna = await test.make.user();
  const cookies: string[] = [];
  for (let device = 0; device < 4; device++) {
    const { headers } = await login(anna.email);
    cookies.push(String(headers['set-cookie']).split(';', 1)[0] ?? '');
  }
  expect(new Set(cookies).size).toBe(4);
  const { secret } = await turnOn(anna);
  const body = { ticket: await ticketFor(anna), code: wrongCodeOf(secret) };
  const guess = async (cookie: string) =>
    (await test.anyone().post('/v1/users/login/two-factor', body, { cookie })).status;
  for (const cookie of cookies.slice(0, 3))
    for (let tries = 0; tries < 10; tries++) expect(await guess(cookie)).toBe(400);
  expect(await guess(cookies[3] ?? '')).toBe(429);
});

it('a stranger without the password cannot try codes, and the right password resets the count of password attempts', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  for (let tries = 0; tries < 9; tries++) await login(anna.email, 'Wrong-1');
  const ticket = await ticketFor(anna);
  for (let tries = 0; tries < 9; tries++) await login(anna.email, 'Wrong-1');
  expect((await secondStep(ticket, codeOf(secret))).status).toBe(200);
});

describe('a new password', () => {
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['set-cookie']).split(';', 1)[0] ?? '';

  async function resetPassword(email: string, password: string) {
    await test.anyone().post('/v1/users/forgot-password', { email });
    const { code } = await links.newest(email, 'reset-password');
    expect((await test.anyone().post('/v1/users/reset-password', { code, password })).status).toBe(200);
  }

  it('from a mailed link leaves two-factor login on, and invalidates tickets from the old password', async () => {
    const anna = await test.make.user();
    const { secret } = await turnOn(anna);
    const former = await ticketFor(anna);
    await resetPassword(anna.email, 'Another-Step-2');
    expect(await secondStep(former, codeOf(secret))).toMatchObject(EXPIRED);
    expect((await secondStep(await ticketFor(anna, 'Another-Step-2'), codeOf(secret))).status).toBe(200);
  });

  it('lets its owner try codes immediately, whatever was guessed with the old password', async () => {
    const anna = await test.make.user();
    const { secret } = await turnOn(anna);
    for (let tries = 0; tries < 11; tries++) await secondStep(await ticketFor(anna), wrongCodeOf(secret));
    await resetPassword(anna.email, 'Another-Step-2');
    expect((await secondStep(await ticketFor(anna, 'Another-Step-2'), codeOf(secret))).status).toBe(200);
  });

  it('gives people with the old password no codes to guess, and sends no warning about them', async () => {
    const anna = await test.make.user();
    const { secret } = await turnOn(anna);
    const ticket = await ticketFor(anna);
    await resetPassword(anna.email, 'Another-Step-2');
    for (let tries = 0; tries < 11; tries++) {
      expect(await secondStep(ticket, wrongCodeOf(secret))).toMatchObject({ body: { code: 'login_expired' } });
    }
    expect(await links.templatesTo(anna.email)).not.toContain('two-factor-guessed');
    expect((await secondStep(await ticketFor(anna, 'Another-Step-2'), codeOf(secret))).status).toBe(200);
  });

  it('also lets a device that has tried too often try again', async () => {
    const anna = await test.make.user();
    const { secret } = await turnOn(anna);
    const cookie = cookieOf(await secondStep(await ticketFor(anna), codeOf(secret)));
    test.clock.advance({ seconds: 30 });
    const byDevice = async (password: string, code: string) => {
      const body = { ticket: await ticketFor(anna, password), code };
      return (await test.anyone().post('/v1/users/login/two-factor', body, { cookie })).status;
    };
    for (let tries = 0; tries < 10; tries++) expect(await byDevice(PASSWORD, wrongCodeOf(secret))).toBe(400);
    expect(await byDevice(PASSWORD, codeOf(secret))).toBe(429);
    const change = { oldPassword: PASSWORD, newPassword: 'Another-Step-2' };
    expect((await (await test.as(anna)).post('/v1/users/change-password', change)).status).toBe(200);
    expect(await byDevice('Another-Step-2', codeOf(secret))).toBe(200);
  });
});

describe('someone who knows the password and guesses codes', () => {
  async function guess(anna: { id: string; email: string }, secret: string, times: number): Promise<number[]> {
    const ticket = await ticketFor(anna);
    const answers: number[] = [];
    for (let tries = 0; tries < times; tries++) answers.push((await secondStep(ticket, wrongCodeOf(secret))).status);
    return answers;
  }
  const warnings = async (email: string) =>
    (await links.templatesTo(email)).filter((name) => name === 'two-factor-guessed').length;

  it('causes a mail to the owner once blocked, at most once a day', async () => {
    const anna = await test.make.user();
    const { secret } = await turnOn(anna);
    await guess(anna, secret, 10);
    expect(await warnings(anna.email)).toBe(0);
    expect(await guess(anna, secret, 2)).toEqual([429, 429]);
    expect(await warnings(anna.email)).toBe(1);
    test.clock.advance({ hours: 23 });
    expect(await guess(anna, secret, 11)).toContain(429);
    expect(await warnings(anna.email)).toBe(1);
    test.clock.advance({ hours: 1, minutes: 30 });
    expect(await guess(anna, secret, 11)).toContain(429);
    expect(await warnings(anna.email)).toBe(2);
  });
});

it('a login to an account disabled after the first step is refused with 403, and its code stays unused', async () => {
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const ticket = await ticketFor(anna);
  const { db } = test.app.context.database;
  const disable = (disabledAt: Date | null) => db.update(users).set({ disabledAt }).where(eq(users.id, anna.id));
  await disable(test.clock.now());
  expect((await secondStep(ticket, codeOf(secret))).status).toBe(403);
  await disable(null);
  expect((await secondStep(ticket, codeOf(secret))).status).toBe(200);
});

it('an admin invitation cannot bypass two-factor login', async () => {
  const [business, anna] = [await test.make.business(), await test.make.user()];
  await turnOn(anna);
  const code = await codeFor(business, anna.email);
  expect(await accept(code, { password: PASSWORD })).toMatchObject({ status: 409, body: { code: 'two_factor_login' } });
  const signedIn = await (await test.as(anna)).post('/v1/business-admins/register', { inviteCode: code });
  expect(signedIn.status).toBe(200);
});
