import { PASSWORD } from '../testing/factories';
import { useTestApp } from '../testing/app';
import { linksOf } from './testing/links';

const test = useTestApp();
const links = linksOf(test);
const NEW_PASSWORD = 'Another-Step-2';

const login = (username: string, password: string) => test.anyone().post('/v1/users/login', { username, password });
const forgot = (email: string) => test.anyone().post('/v1/users/forgot-password', { email });
const reset = (code: string, password = NEW_PASSWORD) =>
  test.anyone().post('/v1/users/reset-password', { code, password });

async function resetCode(email: string): Promise<string> {
  await forgot(email);
  return (await links.newest(email, 'reset-password')).code;
}

describe('a forgotten password', () => {
  it('is answered the same, in the same time, whether or not the address is known', async () => {
    const anna = await test.make.user();
    const answers = [];
    for (const email of [anna.email, 'nobody@example.com']) {
      const before = performance.now();
      answers.push(await forgot(email));
      expect(performance.now() - before).toBeGreaterThanOrEqual(248);
    }
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { done: true } },
      { status: 200, body: { done: true } },
    ]);
    expect(await links.templatesTo(anna.email)).toEqual(['reset-password']);
    expect(await links.templatesTo('nobody@example.com')).toEqual([]);
    expect((await links.newest(anna.email, 'reset-password')).path).toMatch(/^\/reset-password\?code=/);
  });

  it('is mailed about five times an hour, known or not', async () => {
    const anna = await test.make.user();
    for (const email of [anna.email, 'somebody@example.com']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it('is replaced with the code of the mail, once', async () => {
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

  it('is not replaced with an unknown code, one 48 hours old, or one asked for before another was used', async () => {
    const anna = await test.make.user();
    expect((await reset('nonsense')).status).toBe(400);
    const old = await resetCode(anna.email);
    test.clock.advance({ hours: 48 });
    expect((await reset(old)).status).toBe(400);
    const [first, second] = [await resetCode(anna.email), await resetCode(anna.email)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it('follows the rules for new ones', async () => {
    const anna = await test.make.user();
    const code = await resetCode(anna.email);
    for (const weak of ['Short-1', 'no-capital-1', 'NO-LOWER-1', 'No-Number']) {
      expect((await reset(code, weak)).status).toBe(400);
    }
    expect((await reset(code)).status).toBe(200);
  });

  it('replaced ends every session, which is told', async () => {
    const anna = await test.make.user();
    const asAnna = await test.as(anna);
    await reset(await resetCode(anna.email));
    expect((await asAnna.get('/v1/users/my-user')).status).toBe(401);
    expect(await links.told(anna, 'logout')).toEqual([{}]);
  });

  it('replaced proves the address and ends the slowing down', async () => {
    const anna = await test.make.user({ verifiedAt: null });
    await Promise.all(Array.from({ length: 10 }, () => login(anna.email, 'Wrong-1')));
    expect((await login(anna.email, PASSWORD)).status).toBe(429);
    await reset(await resetCode(anna.email));
    expect((await login(anna.email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('changing the password', () => {
  it('needs the present one', async () => {
    const anna = await test.make.user();
    const change = { oldPassword: 'Wrong-1', newPassword: NEW_PASSWORD };
    expect(await (await test.as(anna)).post('/v1/users/change-password', change)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'oldPassword', message: 'The current password is not correct.' }] },
    });
    expect((await login(anna.email, PASSWORD)).status).toBe(200);
  });

  it('keeps this session, ends the others, and is told by mail', async () => {
    const anna = await test.make.user();
    const asAnna = await test.as(anna);
    const other = String((await login(anna.email, PASSWORD)).headers.authorization).slice('Bearer '.length);
    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await asAnna.post('/v1/users/change-password', change)).status).toBe(200);
    expect((await asAnna.get('/v1/users/my-user')).status).toBe(200);
    expect((await test.bearer(other).get('/v1/users/my-user')).status).toBe(401);
    expect((await links.told(anna, 'logout')).length).toBe(1);
    expect(await links.templatesTo(anna.email)).toEqual(['password-changed']);
    expect((await login(anna.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('makes links for a new password useless', async () => {
    const anna = await test.make.user();
    const code = await resetCode(anna.email);
    await (await test.as(anna)).post('/v1/users/change-password', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect((await reset(code)).status).toBe(400);
  });

  it('is slowed down like signing in, so that a stolen session cannot try passwords', async () => {
    const anna = await test.make.user();
    const asAnna = await test.as(anna);
    const change = { oldPassword: 'Wrong-1', newPassword: NEW_PASSWORD };
    for (let tries = 0; tries < 10; tries++) await asAnna.post('/v1/users/change-password', change);
    expect((await asAnna.post('/v1/users/change-password', change)).status).toBe(429);
  });
});
