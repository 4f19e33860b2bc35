import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { sessions, users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestUser } from '../testing/factories';
import { loginsOf, tokenOf } from './testing/logins';
import { readToken, TOKEN_SECONDS } from './login/tokens';

const test = useTestApp();
const { login } = loginsOf(test);

const MINE = '/v1/users/my-user';

const tokenFor = async (person: { email: string }) => tokenOf(await login(person.email));

async function use(token: string, url = MINE) {
  const answer = await test.bearer(token).get(url);
  await test.app.activity.flush();
  return answer;
}

const secretOf = () => test.app.context.config.tokenSecret;

describe('a token', () => {
  it('older than a day gets a new token of the same session in the response, which no cache stores', async () => {
    const token = await tokenFor(await test.make.user());
    test.clock.advance({ hours: 24 });
    expect((await use(token)).headers.authorization).toBeUndefined();
    test.clock.advance({ seconds: 1 });
    const answer = await use(token);
    const renewed = tokenOf(answer);
    expect(answer.headers['cache-control']).toBe('no-store');
    const before = (await readToken(secretOf(), token))!;
    expect(await readToken(secretOf(), renewed)).toEqual({
      ...before,
      issuedAt: test.clock.now().getTime() / 1000,
    });
    const again = await use(renewed);
    expect([again.status, again.headers.authorization]).toEqual([200, undefined]);
    // Another tab may not have received the new token yet.
    expect((await use(token)).status).toBe(200);
  });

  it('past its lifetime is exchanged for a new token while its session is active', async () => {
    const token = await tokenFor(await test.make.user());
    test.clock.advance({ seconds: TOKEN_SECONDS, days: 13 });
    const { status, headers } = await use(token);
    expect(status).toBe(200);
    expect(headers.authorization).toMatch(/^Bearer /);
  });

  it('is renewed by operations open to everyone, and by those on a resource', async () => {
    const membership = await test.make.membership();
    const token = await tokenFor(await test.make.member(membership));
    test.clock.advance({ days: 2 });
    for (const url of [`/v1/invites/${membership.participantCode}`, `/v1/memberships/${membership.id}`]) {
      const { status, headers } = await use(token, url);
      expect([status, headers.authorization]).toEqual([200, expect.stringMatching(/^Bearer /)]);
    }
  });

  it('is renewed by one header per batch, not by its parts', async () => {
    const token = await tokenFor(await test.make.user());
    test.clock.advance({ days: 2 });
    const { headers, body } = await use(token, `/v1/batch?path=${MINE}&path=/v1/users/my-account`);
    expect(headers.authorization).toMatch(/^Bearer /);
    expect(JSON.stringify(body)).not.toContain('eyJ');
  });

  it('is not renewed by a refused or cacheable response', async () => {
    const membership = await test.make.membership();
    const token = await tokenFor(membership.business.owner);
    test.clock.advance({ days: 2 });
    const asOwner = test.bearer(token);
    const logo = `/v1/memberships/${membership.id}/logo`;
    const color = { r: 20, g: 120, b: 90 };
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: color } })
      .png()
      .toBuffer();
    const uploaded = await asOwner.post(logo, image, { 'content-type': 'image/png' });
    expect([uploaded.status, uploaded.headers.authorization]).toEqual([200, expect.stringMatching(/^Bearer /)]);
    const kept = await asOwner.get(logo);
    const unchanged = await asOwner.get(logo, { 'if-none-match': String(kept.headers.etag) });
    const hidden = await asOwner.get('/v1/pods/0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01');
    const refused = await asOwner.post('/v1/users/change-password', {});
    expect([kept, unchanged, hidden, refused].map(({ status, headers }) => [status, headers.authorization])).toEqual([
      [200, undefined],
      [304, undefined],
      [404, undefined],
      [400, undefined],
    ]);
    expect(kept.headers['cache-control']).toBe('public, no-cache');
  });

  it('is not renewed in a URL, nor is a ticket', async () => {
    const pod = await test.make.pod();
    const token = await tokenFor(pod.leader!);
    test.clock.advance({ days: 2 });
    const { ticket } = (await test.bearer(token).post('/v1/users/tickets')).body as { ticket: string };
    for (const authToken of [token, ticket]) {
      const { status, headers } = await test.anyone().get(`/v1/pods/${pod.id}/agenda?authToken=${authToken}`);
      expect([status, headers.authorization]).toEqual([200, undefined]);
    }
  });

  it('after a login belongs to the new session, whichever token was sent with the request', async () => {
    const [anna, ben] = [await test.make.user(), await test.make.user()];
    const token = await tokenFor(anna);
    test.clock.advance({ days: 2 });
    const answer = await test.bearer(token).post('/v1/users/login', { username: ben.email, password: PASSWORD });
    expect((await readToken(secretOf(), tokenOf(answer)))?.userId).toBe(ben.id);
  });

  it.each([
    ['by a logout', (token: string) => test.bearer(token).post('/v1/users/logout')],
    [
      'with its account',
      async (_: string, { id }: TestUser) =>
        test.app.context.database.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, id)),
    ],
  ])('is not renewed for a session that ended %s', async (_, end) => {
    const anna = await test.make.user();
    const token = await tokenFor(anna);
    test.clock.advance({ days: 2 });
    await end(token, anna);
    const { status, headers } = await use(token);
    expect([[401, 403], headers.authorization]).toEqual([expect.arrayContaining([status]), undefined]);
  });
});

describe('a session', () => {
  const endsAfter = async (person: { email: string }, days: number) => {
    let token = await tokenFor(person);
    test.clock.advance({ days, seconds: -1 });
    const renewed = await use(token);
    expect(renewed.status).toBe(200);
    token = tokenOf(renewed);
    test.clock.advance({ days, seconds: -1 });
    expect((await test.bearer(token).get(MINE)).status).toBe(200);
    test.clock.advance({ seconds: 1 });
    expect((await use(token)).status).toBe(401);
  };

  it('ends 60 days after its last use', async () => endsAfter(await test.make.user(), 60));

  it("of a business's staff ends 30 days after its last use", async () => {
    const { owner } = await test.make.business();
    await endsAfter(owner, 30);
  });

  it("lasts according to its user's role when it is used", async () => {
    const owner = await test.make.user();
    const token = await tokenFor(owner);
    test.clock.advance({ hours: 1 });
    await test.make.business({ owner });
    await use(token);
    test.clock.advance({ days: 30 });
    expect((await use(token)).status).toBe(401);
  });

  it('has its use recorded at most once an hour, however many requests are sent', async () => {
    const token = await tokenFor(await test.make.user());
    test.clock.advance({ minutes: 59 });
    await test.bearer(token).get(MINE);
    expect((await test.countStatements(() => test.app.activity.flush())).statements).toEqual([]);
    test.clock.advance({ minutes: 1 });
    const { statements } = await test.countStatements(() => use(token));
    expect(statements.filter((text) => text.includes('update sessions'))).toHaveLength(1);
    await test.bearer(token).get(MINE);
    expect((await test.countStatements(() => test.app.activity.flush())).statements).toEqual([]);
  });

  it('is not revived after its end if a use is recorded late', async () => {
    const anna = await test.make.user();
    const token = await tokenFor(anna);
    test.clock.advance({ days: 1 });
    await test.bearer(token).get(MINE);
    await test.bearer(token).post('/v1/users/logout');
    await test.app.activity.flush();
    const { db } = test.app.context.database;
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, anna.id));
    expect(row?.expiresAt.getTime()).toBe(row!.createdAt.getTime() + 60 * 24 * 60 * 60 * 1000);
    expect((await use(token)).status).toBe(401);
  });

  it('from before an upgrade ends on its original date, unless used before then', async () => {
    const anna = await test.make.user();
    const { db } = test.app.context.database;
    const upgraded = async () => {
      const token = await tokenFor(anna);
      const { sessionId } = (await readToken(secretOf(), token))!;
      const expiresAt = new Date(test.clock.now().getTime() + TOKEN_SECONDS * 1000);
      await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId));
      return token;
    };
    const [used, left] = [await upgraded(), await upgraded()];
    test.clock.advance({ days: 6 });
    await use(used);
    test.clock.advance({ days: 1 });
    expect([(await use(used)).status, (await use(left)).status]).toEqual([200, 401]);
  });
});
