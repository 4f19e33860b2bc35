import { eq } from 'drizzle-orm';
import { sessions } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { PASSWORD } from '../../testing/factories';
import { linksOf } from '../testing/links';
import { cookieOf, loginLinksOf } from '../testing/loginLinks';
import { loginsOf, tokenOf } from '../testing/logins';
import { twoFactorIn } from '../testing/twoFactor';

const test = useTestApp();
const links = linksOf(test);
const { login } = loginsOf(test);
const { ask, codeFor, askForCode, look, use } = loginLinksOf(test);

const sessionsOf = ({ id }: { id: string }) => test.app.context.database.db.$count(sessions, eq(sessions.userId, id));

it('a link logs in once', async () => {
  const anna = await test.make.user();
  const code = await askForCode(anna.email);
  const answer = await use(code);
  expect(answer).toMatchObject({ status: 200, body: { user: { id: anna.id, email: anna.email } } });
  expect((await test.bearer(tokenOf(answer)).get('/v1/users/my-user')).status).toBe(200);
  expect(await use(code)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
  const used = await look(code);
  expect(used).toMatchObject({ status: 404, body: { code: 'link_used' } });
  expect(used.headers['cache-control']).toBe('no-store');
  expect(await sessionsOf(anna)).toBe(1);
});

it('the password and other sessions stay', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  await use(await askForCode(anna.email));
  expect((await asAnna.get('/v1/users/my-user')).status).toBe(200);
  expect((await login(anna.email)).status).toBe(200);
});

it('a login by a link alone is no proof for deleting the account, as one by password is', async () => {
  const anna = await test.make.user();
  const remove = async (answer: Parameters<typeof tokenOf>[0]) =>
    (await test.bearer(tokenOf(answer)).delete('/v1/users/my-user', {})).status;
  expect(await remove(await use(await askForCode(anna.email)))).toBe(400);
  test.clock.advance({ seconds: 1 });
  expect(await remove(await login(anna.email))).toBe(200);
});

it('opening a link changes nothing, so that a mail scanner doesn’t use it up', async () => {
  const anna = await test.make.user();
  const code = await askForCode(anna.email);
  for (let time = 0; time < 10; time += 1) {
    const answer = await look(code);
    expect(answer).toMatchObject({ status: 200, body: { email: anna.email, askedHere: false } });
    expect(answer.headers).not.toHaveProperty('authorization');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  await test.app.http.inject({ method: 'HEAD', url: `/v1/users/login-link/${code}` });
  expect(await sessionsOf(anna)).toBe(0);
  expect((await use(code)).status).toBe(200);
});

it('a link works for 15 minutes', async () => {
  const anna = await test.make.user();
  const code = await askForCode(anna.email);
  test.clock.advance({ minutes: 14, seconds: 59 });
  expect((await look(code)).status).toBe(200);
  test.clock.advance({ seconds: 1 });
  expect(await look(code)).toMatchObject({ status: 404, body: { code: 'link_expired' } });
  expect(await use(code)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
});

it('an unknown link and one for another purpose log nobody in', async () => {
  const anna = await test.make.user();
  await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
  const { code } = await links.newest(anna.email, 'reset-password');
  for (const wrong of ['nonsense', code]) {
    expect(await look(wrong)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await use(wrong)).toMatchObject({ status: 400, body: { code: 'code_invalid' } });
  }
  const own = await askForCode(anna.email);
  const reset = { code: own, password: 'Another-Step-2' };
  expect((await test.anyone().post('/v1/users/reset-password', reset)).status).toBe(400);
});

it('a link used many times at once logs in once', async () => {
  const anna = await test.make.user();
  const code = await askForCode(anna.email);
  const answers = await Promise.all(Array.from({ length: 6 }, () => use(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  expect(await sessionsOf(anna)).toBe(1);
});

describe('the browser that asked', () => {
  it('is recognised, and learns where to go afterwards', async () => {
    const anna = await test.make.user();
    const cookie = cookieOf(await ask(anna.email, { returnPath: '/pod?p=1' }));
    const code = await codeFor(anna.email);
    expect((await look(code, cookie)).body).toEqual({ email: anna.email, askedHere: true, returnPath: '/pod?p=1' });
    expect((await look(code)).body).toEqual({ email: anna.email, askedHere: false });
    expect((await look(code, `stepwell-login-link=${'x'.repeat(43)}`)).body).toMatchObject({ askedHere: false });
  });

  it('isn’t another one that asked for somebody else', async () => {
    const [anna, ben] = [await test.make.user(), await test.make.user()];
    const cookie = cookieOf(await ask(anna.email));
    await ask(ben.email);
    expect((await look(await codeFor(ben.email), cookie)).body).toMatchObject({ askedHere: false });
  });

  it('keeps its secret when it asks again', async () => {
    const cookie = cookieOf(await ask((await test.make.user()).email));
    expect(cookieOf(await ask((await test.make.user()).email, { cookie }))).toBe(cookie);
  });

  it('is never sent to another site', async () => {
    const anna = await test.make.user();
    const cookie = cookieOf(await ask(anna.email, { returnPath: '//evil.example' }));
    expect((await look(await codeFor(anna.email), cookie)).body).toEqual({ email: anna.email, askedHere: true });
  });

  it('isn’t needed to log in', async () => {
    const anna = await test.make.user();
    expect((await use(await askForCode(anna.email))).status).toBe(200);
  });
});

it('two-factor login is asked for, as after the password', async () => {
  const { turnOn, codeOf, secondStep } = twoFactorIn(test);
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const before = await sessionsOf(anna);
  const code = await askForCode(anna.email);
  const refused = await use(code);
  expect(refused).toMatchObject({ status: 409, body: { code: 'two_factor_required' } });
  expect(refused.headers).not.toHaveProperty('authorization');
  expect(await sessionsOf(anna)).toBe(before);
  expect((await use(code)).status).toBe(400);
  const { ticket } = refused.body as { ticket: string };
  const second = await secondStep(ticket, codeOf(secret));
  expect(second).toMatchObject({ status: 200, body: { user: { id: anna.id } } });
  expect(await sessionsOf(anna)).toBe(before + 1);
});

it('logging in by link makes the device known and lifts the limit of wrong passwords', async () => {
  const anna = await test.make.user();
  await Promise.all(Array.from({ length: 10 }, () => login(anna.email, 'Wrong-1')));
  expect((await login(anna.email)).status).toBe(429);
  const device = cookieOf(await use(await askForCode(anna.email)));
  expect(device).toMatch(/^stepwell-device=/);
  const again = await test
    .anyone()
    .post('/v1/users/login', { username: anna.email, password: PASSWORD }, { cookie: device });
  expect(again.status).toBe(200);
  expect(cookieOf(again)).toMatch(new RegExp(`^${device.split('.', 1)[0]}\\.`));
});

it('a link ends with a new password, whether it was forgotten or changed', async () => {
  const [anna, ben] = [await test.make.user(), await test.make.user()];
  const codes = [await askForCode(anna.email), await askForCode(ben.email)];
  await test.anyone().post('/v1/users/forgot-password', { email: anna.email });
  const { code } = await links.newest(anna.email, 'reset-password');
  await test.anyone().post('/v1/users/reset-password', { code, password: 'Another-Step-2' });
  const change = { oldPassword: PASSWORD, newPassword: 'Another-Step-2' };
  await (await test.as(ben)).post('/v1/users/change-password', change);
  for (const one of codes) expect((await use(one)).status).toBe(400);
});

it('a link ends with a new address', async () => {
  const anna = await test.make.user();
  const code = await askForCode(anna.email);
  const newEmail = 'moved.by.link@example.com';
  await (await test.as(anna)).post('/v1/users/change-email', { newEmail, password: PASSWORD });
  expect((await use(code)).status).toBe(200);
  test.clock.advance({ minutes: 1 });
  const open = await askForCode(anna.email);
  expect(await links.confirm(newEmail, 'change-email-confirm')).toBe('/email-verified');
  expect((await use(open)).status).toBe(400);
});

it('the second step of a login ends with a new address, too', async () => {
  const { turnOn, codeOf, secondStep } = twoFactorIn(test);
  const anna = await test.make.user();
  const { secret } = await turnOn(anna);
  const { ticket } = (await use(await askForCode(anna.email))).body as { ticket: string };
  const newEmail = 'moved.with.ticket@example.com';
  const proof = { password: PASSWORD, code: codeOf(secret) };
  const asked = await (await test.as(anna)).post('/v1/users/change-email', { newEmail, ...proof });
  expect(asked.status).toBe(200);
  await links.confirm(newEmail, 'change-email-confirm');
  test.clock.advance({ minutes: 1 });
  expect((await secondStep(ticket, codeOf(secret))).status).toBe(400);
});

it('a link ends with the account', async () => {
  const anna = await test.make.user();
  const code = await askForCode(anna.email);
  expect((await (await test.as(anna)).delete('/v1/users/my-user', { password: PASSWORD })).status).toBe(200);
  expect((await look(code)).status).toBe(404);
  expect((await use(code)).status).toBe(400);
});
