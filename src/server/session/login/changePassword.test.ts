import { eq } from 'drizzle-orm';
import { sessions } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';
import { interleave } from '../../testing/interleave';
import { linksOf } from '../testing/links';
import { loginsOf, tokenOf } from '../testing/logins';
import { publishedTo } from '../testing/publishedTo';
import { changePassword } from './changePassword';

const test = useTestApp();
const links = linksOf(test);
const { login, asPerson } = loginsOf(test);
const NEW_PASSWORD = 'Another-Step-2';

it('changing a password requires the current password', async () => {
  const anna = await test.make.user();
  const change = { oldPassword: 'Wrong-1', newPassword: NEW_PASSWORD };
  expect(await (await test.as(anna)).post('/v1/users/change-password', change)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'oldPassword', message: 'That isn’t your current password.' }] },
  });
  expect((await login(anna.email, PASSWORD)).status).toBe(200);
});

it('changing a password keeps this session, ends all other sessions and sends a mail', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const other = tokenOf(await login(anna.email, PASSWORD));
  const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await asAnna.post('/v1/users/change-password', change)).status).toBe(200);
  expect((await asAnna.get('/v1/users/my-user')).status).toBe(200);
  expect((await test.bearer(other).get('/v1/users/my-user')).status).toBe(401);
  expect((await publishedTo(test, anna, 'logout')).length).toBe(1);
  expect(await links.templatesTo(anna.email)).toEqual(['password-changed']);
  expect((await login(anna.email, NEW_PASSWORD)).status).toBe(200);
});

it('changing a password invalidates password reset links', async () => {
  const anna = await test.make.user();
  await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
  const { code } = await links.newest(anna.email, 'reset-password');
  await (await test.as(anna)).post('/v1/users/change-password', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
  const reset = await test.anyone().post('/v1/users/reset-password', { code, password: 'Third-Step-3' });
  expect(reset.status).toBe(400);
});

it('changing a password is limited in the same way as signing in, so that a stolen session cannot guess passwords', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const change = { oldPassword: 'Wrong-1', newPassword: NEW_PASSWORD };
  for (let tries = 0; tries < 10; tries++) await asAnna.post('/v1/users/change-password', change);
  expect((await asAnna.post('/v1/users/change-password', change)).status).toBe(429);
});

it('changing a password successfully resets the failure count', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const change = (oldPassword: string) =>
    asAnna.post('/v1/users/change-password', { oldPassword, newPassword: NEW_PASSWORD });
  for (let tries = 0; tries < 9; tries++) await change('Wrong-1');
  expect((await change(PASSWORD)).status).toBe(200);
  expect((await change('Wrong-1')).status).toBe(400);
});

it('changing a password cancels a pending address change, which another person may have requested', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  await asAnna.post('/v1/users/change-email', { newEmail: 'thief@example.com', password: PASSWORD });
  await asAnna.post('/v1/users/change-password', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
  expect(await links.confirm('thief@example.com', 'change-email-confirm')).toBe('400 code_invalid');
  expect((await asAnna.get('/v1/users/my-user')).body.email).toBe(anna.email);
});

describe('while a password is being changed', () => {
  const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };

  async function thiefMeanwhile(newEmail: string) {
    const anna = await test.make.user();
    await test.as(anna);
    const [own] = await test.app.context.database.db.select().from(sessions).where(eq(sessions.userId, anna.id));
    const thief = await asPerson(anna.email);
    const caller = { userId: anna.id, name: 'Anna', sessionId: own!.id };
    const answer = await interleave(
      test.app.context,
      (context) => changePassword(context, caller, change),
      () => thief.post('/v1/users/change-email', { newEmail, password: PASSWORD }),
    );
    return { anna, answer };
  }

  it('a session that is about to end cannot request an address change', async () => {
    const { anna, answer } = await thiefMeanwhile('thief3@example.com');
    expect(answer.status).toBe(401);
    expect(await test.mails('thief3@example.com')).toEqual([]);
    expect(await links.templatesTo(anna.email)).toEqual(['password-changed']);
  });
});
