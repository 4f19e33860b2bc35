import { hash } from '@node-rs/argon2';
import { adminsIn } from '../../businesses/testing/admins';
import { useTestApp } from '../../testing/app';
import type { TestAnswer } from '../../testing/actors';
import { CHEAP_PASSWORDS } from '../../testing/config';
import { PASSWORD } from '../../testing/factories';
import { interleave } from '../../testing/interleave';
import { linksOf } from '../testing/links';
import { loginsOf } from '../testing/logins';
import { publishedTo } from '../testing/publishedTo';
import { resetPassword } from './resetPassword';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);
const NEW_PASSWORD = 'Another-Step-2';

const reset = (code: string, password = NEW_PASSWORD) =>
  test.anyone().post('/v1/users/reset-password', { code, password });

async function resetCode(email: string): Promise<string> {
  await test.anyone().post('/v1/users/forgot-password', { email });
  return (await links.newest(email, 'reset-password')).code;
}

it('a mailed code replaces a forgotten password only once', async () => {
  const anna = await test.make.user();
  const code = await resetCode(anna.email);
  expect(await reset(code)).toMatchObject({ status: 200, body: { done: true } });
  expect((await login(anna.email, PASSWORD)).status).toBe(400);
  expect((await login(anna.email, NEW_PASSWORD)).status).toBe(200);
  expect(await reset(code)).toMatchObject({
    status: 400,
    body: { code: 'code_invalid', detail: 'This link is no longer valid.' },
  });
  expect(await links.templatesTo(anna.email)).toEqual(['reset-password', 'password-changed']);
});

it('a valid code shows whose password it resets, and isn’t used up by that', async () => {
  const anna = await test.make.user();
  const code = await resetCode(anna.email);
  const look = () => test.anyone().get(`/v1/users/reset-password/${code}`);
  expect(await look()).toMatchObject({ status: 200, body: { email: anna.email } });
  expect(await look()).toMatchObject({ status: 200 });
  expect((await reset(code)).status).toBe(200);
  expect((await look()).status).toBe(404);
});

it('an unknown code, an expired code, and a code older than a used code replace no password', async () => {
  const anna = await test.make.user();
  expect((await reset('nonsense')).status).toBe(400);
  const old = await resetCode(anna.email);
  test.clock.advance({ hours: 48 });
  expect((await reset(old)).status).toBe(400);
  const [first, second] = [await resetCode(anna.email), await resetCode(anna.email)];
  expect((await reset(second)).status).toBe(200);
  expect((await reset(first)).status).toBe(400);
});

it('a reset password follows the rules for new passwords', async () => {
  const anna = await test.make.user();
  const code = await resetCode(anna.email);
  for (const weak of ['Short-1', 'no-capital-1', 'NO-LOWER-1', 'No-Number']) {
    expect((await reset(code, weak)).status).toBe(400);
  }
  expect((await reset(code)).status).toBe(200);
});

it('resetting a password ends every session and publishes that', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  await reset(await resetCode(anna.email));
  expect((await asAnna.get('/v1/users/my-user')).status).toBe(401);
  expect(await publishedTo(test, anna, 'logout')).toEqual([{}]);
});

it('resetting a password verifies the address and lifts attempt limits', async () => {
  const anna = await test.make.user({ verifiedAt: null });
  await Promise.all(Array.from({ length: 10 }, () => login(anna.email, 'Wrong-1')));
  expect((await login(anna.email, PASSWORD)).status).toBe(429);
  await reset(await resetCode(anna.email));
  expect((await login(anna.email, NEW_PASSWORD)).status).toBe(200);
});

describe('while a forgotten password is being replaced', () => {
  async function meanwhile(email: string, ask: () => Promise<TestAnswer>): Promise<TestAnswer> {
    const given = { code: await resetCode(email), password: NEW_PASSWORD };
    return interleave(test.app.context, (context) => resetPassword(context, given, '127.0.0.1'), ask);
  }

  it('the old password cannot sign in', async () => {
    const anna = await test.make.user();
    const answer = await meanwhile(anna.email, () => login(anna.email, PASSWORD));
    expect(answer).toMatchObject({ status: 400, body: { code: 'login_failed' } });
  });

  it('the old password cannot sign in if its hash was of the password as typed', async () => {
    const anna = await test.make.user({ passwordHash: await hash('Zoe\u0308-Step-1', CHEAP_PASSWORDS) });
    const answer = await meanwhile(anna.email, () => login(anna.email, 'Zoe\u0308-Step-1'));
    expect(answer).toMatchObject({ status: 400, body: { code: 'login_failed' } });
  });

  it('the old password cannot be changed', async () => {
    const anna = await test.make.user();
    const asAnna = await test.as(anna);
    const change = { oldPassword: PASSWORD, newPassword: 'Third-Step-3' };
    const answer = await meanwhile(anna.email, () => asAnna.post('/v1/users/change-password', change));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'oldPassword' }] } });
    expect((await login(anna.email, NEW_PASSWORD)).status).toBe(200);
    expect((await links.templatesTo(anna.email)).filter((name) => name === 'password-changed')).toHaveLength(1);
  });

  it('the old password cannot accept an admin invitation, which stays valid', async () => {
    const [anna, business] = [await test.make.user(), await test.make.business()];
    const { codeFor, accept, adminsOf } = adminsIn(test);
    const code = await codeFor(business, anna.email);
    const answer = await meanwhile(anna.email, () => accept(code, { password: PASSWORD }));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'password' }] } });
    expect(await adminsOf(business)).toEqual([]);
    expect((await accept(code, { password: NEW_PASSWORD })).status).toBe(200);
  });
});

it('resetting a password cancels a pending address change, which another person may have requested', async () => {
  const anna = await test.make.user();
  await (await test.as(anna)).post('/v1/users/change-email', { newEmail: 'thief2@example.com', password: PASSWORD });
  await reset(await resetCode(anna.email));
  expect(await links.confirm('thief2@example.com', 'change-email-confirm')).toBe('400 code_invalid');
  expect((await login(anna.email, NEW_PASSWORD)).status).toBe(200);
});
