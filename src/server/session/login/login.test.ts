import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { CHEAP_PASSWORDS } from '../../testing/config';
import { recordMinimumDuration } from '../../testing/minimumDuration';
import { PASSWORD } from '../../testing/factories';
import { interleave } from '../../testing/interleave';
import { linksOf } from '../testing/links';
import { loginsOf, tokenOf } from '../testing/logins';
import { deviceCookie } from './knownDevice';
import { hashPassword } from './passwords';
import { readToken } from './tokens';

const { floor, waits } = recordMinimumDuration();
const test = useTestApp({ deps: { minimumDuration: floor } });
const proxied = useTestApp({ config: { trustProxy: true } });
const links = linksOf(test);
const { login } = loginsOf(test);

const FAILED = {
  status: 400,
  body: {
    code: 'login_failed',
    detail: 'Email and/or password not recognised. Alternatively email may not be verified.',
  },
};

it('signing in returns a token in the authorization header that lasts seven days', async () => {
  const anna = await test.make.user();
  const { status, headers, body } = await login(anna.email);
  expect(status).toBe(200);
  const expires = test.clock.now().getTime() / 1000 + 7 * 24 * 60 * 60;
  expect(body).toEqual({ user: anna, expires });
  const token = String(headers.authorization).replace('Bearer ', '');
  expect(await readToken(test.app.context.config.tokenSecret, token)).toMatchObject({
    userId: anna.id,
  });
  const me = await test.bearer(token).get('/v1/users/my-user');
  expect(me).toMatchObject({ status: 200, body: anna });
});

it('signing in accepts the address in any case', async () => {
  const anna = await test.make.user({ email: 'Anna.Case@example.com' });
  expect((await login('anna.case@EXAMPLE.com')).body.user).toEqual(anna);
});

it('signing in with a password that was hashed as typed replaces its hash with a hash of the normalized password', async () => {
  const anna = await test.make.user({ passwordHash: await hash('Zoe\u0308-Step-1', CHEAP_PASSWORDS) });
  expect((await login(anna.email, 'Zo\u00EB-Step-1')).status).toBe(400);
  const first = await login(anna.email, 'Zoe\u0308-Step-1');
  expect(first.status).toBe(200);
  expect((await login(anna.email, 'Zo\u00EB-Step-1')).status).toBe(200);
  expect((await test.bearer(tokenOf(first)).get('/v1/users/my-user')).status).toBe(200);
});

it('two concurrent logins with a password that was hashed as typed both succeed', async () => {
  const anna = await test.make.user({ passwordHash: await hash('Zoe\u0308-Step-1', CHEAP_PASSWORDS) });
  const logins = await Promise.all([1, 2, 3].map(() => login(anna.email, 'Zoe\u0308-Step-1')));
  expect(logins.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('a login succeeds while another login renews the hash of the same password', async () => {
  const anna = await test.make.user({ passwordHash: await hash('Zoe\u0308-Step-1', CHEAP_PASSWORDS) });
  const { context } = test.app;
  const renewed = await hashPassword(context, 'Zoe\u0308-Step-1');
  const answer = await interleave(
    context,
    ({ act }) => act(({ tx }) => tx.update(users).set({ passwordHash: renewed }).where(eq(users.id, anna.id))),
    () => login(anna.email, 'Zoe\u0308-Step-1'),
  );
  expect(answer.status).toBe(200);
});

it('signing in fails in the same way for an unknown address, a wrong password and an unverified address', async () => {
  const anna = await test.make.user();
  const unverified = await test.make.user({ verifiedAt: null });
  const failures = [
    await login('nobody@example.com'),
    await login(anna.email, 'Wrong-1'),
    await login(unverified.email),
  ];
  for (const failure of failures) {
    expect(failure).toMatchObject(FAILED);
    expect(failure.body).toEqual(failures[0]?.body);
    expect(failure.headers.authorization).toBeUndefined();
  }
});

it('failing to sign in takes as long for an unknown address as for a known one, and only success is quick', async () => {
  const anna = await test.make.user();
  const unverified = await test.make.user({ verifiedAt: null });
  const cases = [
    ['nobody@example.com', PASSWORD],
    [anna.email, 'Wrong-1'],
    [unverified.email, PASSWORD],
  ] as const;
  for (const [username, password] of cases) {
    const before = waits();
    await login(username, password);
    expect(waits() - before).toBe(1);
  }
  const before = waits();
  expect((await login(anna.email)).status).toBe(200);
  expect(waits()).toBe(before);
});

it('signing in with an unverified address sends the confirmation link again, at most every 10 minutes', async () => {
  const { email } = await test.make.user({ verifiedAt: null });
  await login(email, 'Wrong-1');
  expect(await links.templatesTo(email)).toEqual([]);
  await login(email);
  await login(email);
  expect(await links.templatesTo(email)).toEqual(['verify-email']);
  test.clock.advance({ minutes: 10 });
  await login(email);
  expect(await links.templatesTo(email)).toEqual(['verify-email', 'verify-email']);
  expect(await links.confirm(email, 'verify-email')).toBe('/email-verified');
  expect((await login(email)).status).toBe(200);
});

it('signing in to a disabled account is refused with 403, but only if the password is right', async () => {
  const anna = await test.make.user({ disabledAt: test.clock.now() });
  expect(await login(anna.email)).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
  expect(await login(anna.email, 'Wrong-1')).toMatchObject(FAILED);
});

it('signing in is blocked after ten failures, with or without an account, until the period ends', async () => {
  const anna = await test.make.user();
  for (const username of [anna.email, 'stranger@example.com']) {
    const tries = await Promise.all(Array.from({ length: 10 }, () => login(username, 'Wrong-1')));
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400));
    const refused = await login(username.toUpperCase());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
  }
  test.clock.advance({ minutes: 15 });
  expect((await login(anna.email)).status).toBe(200);
});

it('signing in successfully resets the failure count', async () => {
  const anna = await test.make.user();
  for (let round = 0; round < 2; round++) {
    await Promise.all(Array.from({ length: 7 }, () => login(anna.email, 'Wrong-1')));
    expect((await login(anna.email)).status).toBe(200);
  }
});

describe('a device that has signed in before', () => {
  const loginBy = (username: string, password: string, cookie: string, ip = '192.0.2.1') =>
    test.app.http.inject({
      method: 'POST',
      url: '/v1/users/login',
      payload: { username, password },
      headers: { cookie },
      remoteAddress: ip,
    });
  const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']);
  const sentBack = (cookie: string) => `other=1; ${cookie.split(';', 1)[0]}; more=2`;
  const guess = (email: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => loginBy(email, 'Wrong-1', '', '198.51.100.9')));

  it('admits its owner, however often strangers guess, but no other device does', async () => {
    const anna = await test.make.user();
    const cookie = cookieOf(await login(anna.email));
    expect(cookie).toMatch(/; Path=\/v1\/users\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(anna.email);
    const guesses = await guess(anna.email, 15);
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect((await login(anna.email)).status).toBe(429);

    const again = await loginBy(anna.email.toUpperCase(), PASSWORD, sentBack(cookie));
    expect(again.statusCode).toBe(200);
    expect(cookieOf(again)).toBe(cookie);
    expect((await login(anna.email)).status).toBe(429);
  });

  it('has ten attempts of its own, separate from those of other devices', async () => {
    const anna = await test.make.user();
    const cookie = sentBack(cookieOf(await login(anna.email)));
    for (let tries = 0; tries < 10; tries++)
      expect((await loginBy(anna.email, 'Wrong-1', cookie)).statusCode).toBe(400);
    expect((await loginBy(anna.email, PASSWORD, cookie)).statusCode).toBe(429);
    expect((await login(anna.email)).status).toBe(200);
    test.clock.advance({ minutes: 15 });
    expect((await loginBy(anna.email, PASSWORD, cookie)).statusCode).toBe(200);
  });

  it('can sign in even when its network address has tried too often', async () => {
    const anna = await test.make.user();
    const cookie = sentBack(cookieOf(await login(anna.email)));
    const ip = '2001:db8:7:7::1';
    const tries = Array.from({ length: 101 }, (_, n) =>
      loginBy(`n${n}@example.com`, 'Wrong-1', '', `2001:db8:7:7::${n + 1}`),
    );
    expect((await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await loginBy(anna.email, PASSWORD, '', ip)).statusCode).toBe(429);
    expect((await loginBy(anna.email, PASSWORD, cookie, ip)).statusCode).toBe(200);
  });

  it('is known only to its own account, and its cookie cannot be forged', async () => {
    const [anna, bo] = [await test.make.user(), await test.make.user()];
    const cookie = cookieOf(await login(anna.email));
    await guess(bo.email, 10);
    const [id = '', issued = ''] = cookie.split('.');
    const seals = [`${id}.${issued}.AAAA`, `${id}.${issued}.${'A'.repeat(43)}`];
    for (const made of [cookie, ...seals, `${id}.${issued}`, 'stepwell-device=x', 'stepwell-device=a.b'])
      expect((await loginBy(bo.email, PASSWORD, sentBack(made))).statusCode).toBe(429);
  });

  it('is not known to an address without an account', async () => {
    const cookie = cookieOf(await login((await test.make.user()).email));
    const answer = await loginBy('nobody@example.com', PASSWORD, sentBack(cookie));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'login_failed' }]);
  });

  it('sends its cookie over encrypted connections only, if the app is served over one', async () => {
    const holder = { id: (await test.make.user()).id, passwordHash: 'hash' };
    const settings = { ...test.app.context.config, publicUrl: 'https://stepwell.test' };
    expect(deviceCookie(settings, holder, test.clock.now())).toMatch(/; SameSite=Strict; Secure$/);
  });
});

describe('devices registered by someone who knew the password', () => {
  const loginBy = (email: string, password: string, cookie = '') =>
    test.app.http.inject({
      method: 'POST',
      url: '/v1/users/login',
      payload: { username: email, password },
      headers: { cookie },
      remoteAddress: '203.0.113.7',
    });
  const deviceOf = async (email: string) =>
    String((await loginBy(email, PASSWORD)).headers['set-cookie']).split(';', 1)[0];

  it('are no longer known after a password change', async () => {
    const anna = await test.make.user();
    const devices = [await deviceOf(anna.email), await deviceOf(anna.email)];
    const change = { oldPassword: PASSWORD, newPassword: 'Another-Step-2' };
    expect((await (await test.as(anna)).post('/v1/users/change-password', change)).status).toBe(200);
    const guesses = [];
    for (let tries = 0; tries < 12; tries++) guesses.push(await loginBy(anna.email, 'Wrong-1', devices[tries % 2]));
    expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
  });

  it('share thirty guesses per quarter of an hour', async () => {
    const anna = await test.make.user();
    const guesses = [];
    for (let count = 0; count < 4; count++) {
      const device = await deviceOf(anna.email);
      for (let tries = 0; tries < 10; tries++) guesses.push(await loginBy(anna.email, 'Wrong-1', device));
    }
    expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(30);
  });

  it('are known for half a year, however long a browser keeps the cookie', async () => {
    const anna = await test.make.user();
    const device = await deviceOf(anna.email);
    test.clock.advance({ days: 180 });
    for (let tries = 0; tries < 10; tries++) await loginBy(anna.email, 'Wrong-1');
    expect((await loginBy(anna.email, PASSWORD, device)).statusCode).toBe(429);
  });
});

it('a network address counts as the same address, whatever port a proxy adds', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 108 }, (_, tries) =>
      proxied
        .anyone()
        .post(
          '/v1/users/login',
          { username: `n${tries}@example.com`, password: 'Wrong-1' },
          { 'x-forwarded-for': tries % 2 === 0 ? `192.0.2.9:${50_000 + tries}` : '192.0.2.9' },
        ),
    ),
  );
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(8);
});

it('a successful login does not count against its network address', async () => {
  const anna = await test.make.user();
  const loginFrom = (username: string, password: string) =>
    test.app.http.inject({
      method: 'POST',
      url: '/v1/users/login',
      payload: { username, password },
      remoteAddress: '198.51.100.77',
    });
  await Promise.all(Array.from({ length: 99 }, (_, n) => loginFrom(`n${n}@example.com`, 'Wrong-1')));
  for (let times = 0; times < 3; times++) expect((await loginFrom(anna.email, PASSWORD)).statusCode).toBe(200);
});

it('an account allows ten guesses, however its address is spelt', async () => {
  const { email } = await test.make.user({ email: 'ilan.iris@example.com' });
  const spellings = [email, email.toUpperCase(), 'İlan.İris@example.com', ` ${email} `, 'ｉlan.iris@example.com'];
  const guesses = [];
  for (let tries = 0; tries < 12; tries++) guesses.push((await login(spellings[tries % 5] ?? '', 'Wrong-1')).status);
  expect(guesses.slice(-2)).toEqual([429, 429]);
  expect((await login('İLAN.iris@example.com')).status).toBe(429);
  test.clock.advance({ minutes: 15 });
  expect((await login('İLAN.iris@example.com')).status).toBe(200);
});

it('a login is refused with 403 if the account is disabled while it is in progress', async () => {
  const anna = await test.make.user();
  const asAnna = await test.as(anna);
  const { db } = test.app.context.database;
  await db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, anna.id));
  expect((await asAnna.get('/v1/users/my-user')).status).toBe(403);
});
