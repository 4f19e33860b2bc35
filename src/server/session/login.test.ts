import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { PASSWORD } from '../testing/factories';
import { useTestApp } from '../testing/app';
import { readToken } from './tokens';
import { linksOf } from './testing/links';

const test = useTestApp();
const links = linksOf(test);

const login = (username: string, password: string = PASSWORD) =>
  test.anyone().post('/v1/users/login', { username, password });

const FAILED = {
  status: 400,
  body: {
    code: 'login_failed',
    detail: 'Email and/or password not recognised. Alternatively email may not be verified.',
  },
};

describe('signing in', () => {
  it('puts a token into the authorization header that lasts seven days', async () => {
    const anna = await test.make.user();
    const { status, headers, body } = await login(anna.email);
    expect(status).toBe(200);
    const expires = test.clock.now().getTime() / 1000 + 7 * 24 * 60 * 60;
    expect(body).toEqual({ user: anna, expires });
    const token = String(headers.authorization).replace('Bearer ', '');
    expect(await readToken(test.app.context.config.tokenSecret, token, test.clock.now())).toMatchObject({
      userId: anna.id,
    });
    const me = await test.bearer(token).get('/v1/users/my-user');
    expect(me).toMatchObject({ status: 200, body: anna });
  });

  it('takes the address in any case', async () => {
    const anna = await test.make.user({ email: 'Anna.Case@example.com' });
    expect((await login('anna.case@EXAMPLE.com')).body.user).toEqual(anna);
  });

  it('fails alike for an unknown address, a wrong password and an address that is not verified', async () => {
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

  it('fails no sooner for an unknown address than for a known one', async () => {
    const anna = await test.make.user();
    const unverified = await test.make.user({ verifiedAt: null });
    const cases = [
      ['nobody@example.com', PASSWORD],
      [anna.email, 'Wrong-1'],
      [unverified.email, PASSWORD],
    ] as const;
    for (const [username, password] of cases) {
      const before = performance.now();
      await login(username, password);
      // Timers may fire a millisecond early.
      expect(performance.now() - before).toBeGreaterThanOrEqual(248);
    }
  });

  it('sends the link again to an address that is not verified, at most every 10 minutes', async () => {
    const { email } = await test.make.user({ verifiedAt: null });
    await login(email, 'Wrong-1');
    expect(await links.templatesTo(email)).toEqual([]);
    await login(email);
    await login(email);
    expect(await links.templatesTo(email)).toEqual(['verify-email']);
    test.clock.advance({ minutes: 10 });
    await login(email);
    expect(await links.templatesTo(email)).toEqual(['verify-email', 'verify-email']);
    expect(await links.open(email, 'verify-email')).toBe('302 /email-verified');
    expect((await login(email)).status).toBe(200);
  });

  it('is refused with 403 for an account that is disabled, and only with its password', async () => {
    const anna = await test.make.user({ disabledAt: test.clock.now() });
    expect(await login(anna.email)).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
    expect(await login(anna.email, 'Wrong-1')).toMatchObject(FAILED);
  });

  it('is slowed down for an account after ten failures, known or not, until the window ends', async () => {
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

  it('starts counting afresh once it succeeds', async () => {
    const anna = await test.make.user();
    for (let round = 0; round < 2; round++) {
      await Promise.all(Array.from({ length: 7 }, () => login(anna.email, 'Wrong-1')));
      expect((await login(anna.email)).status).toBe(200);
    }
  });
});

describe('a session', () => {
  it('ends with logout: its token is good no more and its other tabs are told', async () => {
    const anna = await test.make.user();
    const token = String((await login(anna.email)).headers.authorization).slice('Bearer '.length);
    const { sessionId } = (await readToken(test.app.context.config.tokenSecret, token, test.clock.now()))!;
    expect(await test.bearer(token).post('/v1/users/logout')).toMatchObject({ status: 200, body: { done: true } });
    expect((await test.bearer(token).get('/v1/users/my-user')).status).toBe(401);
    expect(await links.told(anna, 'logout')).toEqual([{ sessionId }]);
  });

  it('leaves the other sessions of the person alone', async () => {
    const anna = await test.make.user();
    const asAnna = await test.as(anna);
    const other = String((await login(anna.email)).headers.authorization).slice('Bearer '.length);
    await test.bearer(other).post('/v1/users/logout');
    expect((await asAnna.get('/v1/users/my-user')).status).toBe(200);
  });

  it('ends after seven days', async () => {
    const anna = await test.make.user();
    const token = String((await login(anna.email)).headers.authorization).slice('Bearer '.length);
    test.clock.advance({ days: 7, seconds: -1 });
    expect((await test.bearer(token).get('/v1/users/my-user')).status).toBe(200);
    test.clock.advance({ seconds: 1 });
    expect((await test.bearer(token).get('/v1/users/my-user')).status).toBe(401);
  });

  it('of an account that is disabled meanwhile is refused with 403', async () => {
    const anna = await test.make.user();
    const asAnna = await test.as(anna);
    const { db } = test.app.context.database;
    await db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, anna.id));
    expect((await asAnna.get('/v1/users/my-user')).status).toBe(403);
  });
});

describe('a ticket', () => {
  const agenda = (podId: string, ticket: string) =>
    test.anyone().get(`/v1/pods/${podId}/agenda?authToken=${encodeURIComponent(ticket)}`);

  it('stands in for the token once, in an address', async () => {
    const pod = await test.make.pod();
    const asLeader = await test.as(pod.leader!);
    const { status, body } = await asLeader.post('/v1/users/tickets');
    expect(status).toBe(200);
    expect(body.expires).toBe(test.clock.now().getTime() / 1000 + 60);
    expect((await agenda(pod.id, body.ticket)).status).not.toBe(401);
    expect((await agenda(pod.id, body.ticket)).status).toBe(401);
  });

  it('is good for 60 seconds, and no longer than its session', async () => {
    const pod = await test.make.pod();
    const asLeader = await test.as(pod.leader!);
    const late = (await asLeader.post('/v1/users/tickets')).body.ticket as string;
    test.clock.advance({ seconds: 60 });
    expect((await agenda(pod.id, late)).status).toBe(401);
    const orphan = (await asLeader.post('/v1/users/tickets')).body.ticket as string;
    await asLeader.post('/v1/users/logout');
    expect((await agenda(pod.id, orphan)).status).toBe(401);
  });

  it('is not taken in the header, nor where a token is not taken from the address', async () => {
    const anna = await test.make.user();
    const { ticket } = (await (await test.as(anna)).post('/v1/users/tickets')).body as { ticket: string };
    expect((await test.bearer(ticket).get('/v1/users/my-user')).status).toBe(401);
    expect((await test.anyone().get(`/v1/users/my-user?authToken=${ticket}`)).status).not.toBe(200);
  });
});
