import { eq, sql } from 'drizzle-orm';
import { operations } from '../../contract/operations.gen';
import { API_KEY_SCOPES, MAX_API_KEYS } from '../../domain/integrations/apiKeys';
import {
  apiKeys,
  auditEntries,
  businesses,
  businessStaff,
  members,
  memberships,
  users,
} from '../platform/database/schema';
import { hashSecret } from '../session';
import { useTestApp } from '../testing/app';
import { until } from '../testing/until';
import { addressOf, makeCast, type Cast } from '../testing/cast';
import { notifyOfExpiry } from './notifyOfExpiry';
import { makeKey } from './testing/keys';

const test = useTestApp();
const db = () => test.app.context.database.db;

const DAY_MS = 24 * 60 * 60 * 1000;

async function shop(role: 'owner' | 'admin' = 'owner') {
  const business = await test.make.business();
  const membership = await test.make.membership({ business });
  const staff = role === 'owner' ? business.owner : await test.make.admin(business);
  const keysUrl = `/v1/businesses/${business.id}/api-keys`;
  const membersUrl = `/v1/memberships/${membership.id}/members`;
  return { business, membership, staff, businessId: business.id, keysUrl, membersUrl };
}

describe('each operation with each scope', () => {
  let cast: Cast;
  let keys: Map<string, Awaited<ReturnType<typeof makeKey>>>;
  beforeAll(async () => {
    cast = await makeCast(test.make, test.app.context.database, test.clock.now());
    const { business } = cast.membership;
    const made = API_KEY_SCOPES.map(
      async (scope) =>
        [scope, await makeKey(test, { staff: business.owner, businessId: business.id, scopes: [scope] })] as const,
    );
    keys = new Map(await Promise.all(made));
  });

  const isOpen = (permission: string) => permission === 'public' || permission === 'code';

  // An unknown query parameter is rejected right after access is decided: see permissions.test.ts.
  it.each(operations.map((operation) => ({ ...operation })))(
    '$operationId takes a key with the scope $keyScope, or none',
    async ({ method, path, permission, keyScope }) => {
      const send = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const allowed: string[] = [];
      for (const [scope, key] of keys) {
        const { status, body } = await key[send](`${addressOf(path, cast)}?notAField=1`);
        if (status === 400) allowed.push(scope);
        else expect([status, body.code]).toEqual([403, expect.stringMatching(/^api_key_(not_allowed|scope_missing)$/)]);
      }
      const expected = API_KEY_SCOPES.filter((scope) => isOpen(permission) || keyScope === 'any' || keyScope === scope);
      expect(allowed).toEqual(expected);
    },
  );

  it('no operation of chats, steps, rounds, or people’s own accounts takes a key', () => {
    const closed = ['chat', 'steps', 'rounds', 'account', 'session', 'notifications', 'announcements', 'businesses'];
    expect(operations.filter(({ tag, keyScope }) => closed.includes(tag) && keyScope !== null)).toEqual([]);
  });
});

describe('a key', () => {
  it('is shown once, stored as a hash, and recognised by its ending', async () => {
    const { staff, businessId, keysUrl } = await shop();
    const { secret, id } = await makeKey(test, { staff, businessId, name: 'Our shop' });
    expect(secret).toMatch(/^sw_[\w-]{43}$/);
    const [row] = await db().select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(row).toMatchObject({ hash: hashSecret(secret), ending: secret.slice(-4) });
    expect(JSON.stringify(row)).not.toContain(secret);
    const { body } = await (await test.as(staff)).get(keysUrl);
    expect(body).toEqual([
      expect.objectContaining({ name: 'Our shop', ending: secret.slice(-4), creatorId: staff.id }),
    ]);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('tells a program its business and memberships', async () => {
    const { staff, businessId, business, membership } = await shop();
    const key = await makeKey(test, { staff, businessId, name: 'Sheet', scopes: ['pods:read'] });
    expect((await key.get('/v1/api-keys/my-key')).body).toEqual({
      name: 'Sheet',
      scopes: ['pods:read'],
      expires: expect.any(Number),
      businessId,
      businessName: business.name,
      memberships: [{ id: membership.id, name: membership.name }],
    });
    expect((await (await test.as(staff)).get('/v1/api-keys/my-key')).status).toBe(404);
  });

  it('lasts a year unless chosen', async () => {
    const { staff, businessId } = await shop();
    const { id } = await makeKey(test, { staff, businessId });
    const [row] = await db().select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(365 * DAY_MS);
  });

  it('has a name of its own, whatever its case', async () => {
    const { staff, businessId, keysUrl } = await shop();
    await makeKey(test, { staff, businessId, name: 'Our shop' });
    const again = await (await test.as(staff)).post(keysUrl, { name: 'our SHOP', scopes: ['pods:read'] });
    expect([again.status, again.body.errors]).toMatchObject([
      400,
      [{ path: 'name', message: 'Another API key has this name' }],
    ]);
  });

  it(`is one of at most ${MAX_API_KEYS}`, async () => {
    const { staff, businessId, keysUrl } = await shop();
    const now = test.clock.now();
    const rows = Array.from({ length: MAX_API_KEYS }, (_, index) => ({
      businessId,
      userId: staff.id,
      name: `Key no. ${index}`,
      hash: `${businessId} ${index}`,
      ending: 'abcd',
      scopes: ['pods:read' as const],
      createdAt: now,
      expiresAt: now,
    }));
    await db().insert(apiKeys).values(rows);
    const more = await (await test.as(staff)).post(keysUrl, { name: 'One more', scopes: ['pods:read'] });
    expect([more.status, more.body.code]).toEqual([409, 'api_keys_full']);
  });

  it.each([
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['members:delete'] },
    { name: 'x', scopes: ['pods:read', 'pods:read'] },
    { name: '  ', scopes: ['pods:read'] },
    { name: 'x'.repeat(81), scopes: ['pods:read'] },
    { name: 'x', scopes: ['pods:read'], expiresInDays: 731 },
    { name: 'x', scopes: ['pods:read'], expiresInDays: 0 },
  ])('cannot be %j', async (input) => {
    const { staff, keysUrl } = await shop();
    expect((await (await test.as(staff)).post(keysUrl, input)).status).toBe(400);
  });
});

describe('a key ends', () => {
  const unauthorized = { status: 401 };

  it('when it is revoked, at once', async () => {
    const { staff, businessId, keysUrl, membersUrl } = await shop();
    const key = await makeKey(test, { staff, businessId });
    expect((await key.get(membersUrl)).status).toBe(200);
    expect((await (await test.as(staff)).delete(`${keysUrl}/${key.id}`)).status).toBe(200);
    expect(await key.get(membersUrl)).toMatchObject(unauthorized);
  });

  it('when it is revoked, once an act under way has ended', async () => {
    const { staff, businessId, membership, keysUrl, membersUrl } = await shop();
    const key = await makeKey(test, { staff, businessId });
    const owner = await test.as(staff);
    const waiting = async () =>
      (
        await db().execute(
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length;
    let hasAnswered = false;
    const requests = await db().transaction(async (tx) => {
      await tx.select().from(memberships).where(eq(memberships.id, membership.id)).for('update');
      const invited = key.post(membersUrl, { email: 'at.once@example.com' });
      await until(async () => (await waiting()) === 1);
      const revoked = owner.delete(`${keysUrl}/${key.id}`).finally(() => (hasAnswered = true));
      await until(async () => hasAnswered || (await waiting()) === 2);
      expect(hasAnswered).toBe(false);
      return [invited, revoked];
    });
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await key.get(membersUrl)).status).toBe(401);
  });

  it('when it expires, and says so', async () => {
    const { staff, businessId, membersUrl } = await shop();
    const key = await makeKey(test, { staff, businessId, expiresInDays: 1 });
    await db().update(apiKeys).set({ expiresAt: test.clock.now() }).where(eq(apiKeys.id, key.id));
    expect(await key.get(membersUrl)).toMatchObject({ status: 401, body: { code: 'api_key_expired' } });
  });

  it('when its creator is removed as an admin, with an entry in the audit log', async () => {
    const { staff, business, businessId, membersUrl } = await shop('admin');
    const key = await makeKey(test, { staff, businessId, name: 'Our shop' });
    const owner = await test.as(business.owner);
    expect((await owner.delete(`/v1/businesses/${businessId}/business-admins/${staff.id}`)).status).toBe(200);
    expect(await key.get(membersUrl)).toMatchObject(unauthorized);
    const entries = await db().select().from(auditEntries).where(eq(auditEntries.businessId, businessId));
    expect(entries.map(({ act, detail }) => [act, detail])).toContainEqual(['API_KEY_REVOKED', 'Our shop']);
  });

  it('with any loss of the role, since the database keeps no key without one', async () => {
    const { staff, businessId, membersUrl } = await shop('admin');
    const key = await makeKey(test, { staff, businessId });
    await db().delete(businessStaff).where(eq(businessStaff.userId, staff.id));
    expect(await key.get(membersUrl)).toMatchObject(unauthorized);
  });

  it.each([
    ["its creator's account is disabled", 403, 'account_disabled'],
    ['its creator must set up two-factor login', 409, 'two_factor_needed'],
  ])('for as long as %s', async (why, status, code) => {
    const { staff, businessId, membersUrl } = await shop('admin');
    const key = await makeKey(test, { staff, businessId });
    if (status === 403) await db().update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, staff.id));
    else await db().update(businesses).set({ staffTwoFactor: true }).where(eq(businesses.id, businessId));
    expect(await key.post(membersUrl, { email: 'a@example.com' })).toMatchObject({ status, body: { code } });
  });
});

describe('a key never does more than', () => {
  it('its own business allows, even where its creator runs another', async () => {
    const one = await shop();
    const other = await test.make.membership({ business: await test.make.business({ owner: one.staff }) });
    const key = await makeKey(test, { staff: one.staff, businessId: one.businessId });
    const elsewhere = `/v1/memberships/${other.id}/members`;
    const member = await test.make.member(other);
    await (await test.as(one.staff)).delete(`${elsewhere}/${member.memberId}`);
    // Even if it was deleted by its creator just now, or its creator lacks two-factor login there.
    await db().update(businesses).set({ staffTwoFactor: true }).where(eq(businesses.id, other.business.id));
    expect((await key.get(elsewhere)).status).toBe(404);
    expect((await key.post(elsewhere, { email: 'maya@example.com' })).status).toBe(404);
    expect((await key.delete(`${elsewhere}/${member.memberId}`)).status).toBe(404);
    expect((await key.get(one.membersUrl)).status).toBe(200);
  });

  it('staff who are not in a pod, even where its creator is', async () => {
    const { staff, businessId, membership } = await shop();
    const member = await test.make.member(membership, { user: staff });
    const pod = await test.make.pod({ membership, leader: member });
    const participant = await test.make.participant(pod);
    const occurrences = `/v1/scheduled-meetings/${pod.meetingId}/occurrences`;
    const [next] = (await (await test.as(participant)).get(occurrences)).body as { start: number }[];
    await (await test.as(participant)).put(`${occurrences}/${next!.start}/apology`, { note: 'My mother is ill' });
    const key = await makeKey(test, { staff, businessId });
    for (const path of [occurrences, `/v1/scheduled-meetings/${pod.meetingId}`]) {
      const { status, body } = await key.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toMatch(/My mother|apologies/);
    }
    expect((await key.get(`/v1/pods/${pod.id}`)).status).toBe(403);
  });
});

describe('a key is read only from the header', () => {
  it('not from an address', async () => {
    const { staff, businessId, membersUrl } = await shop();
    const { secret } = await makeKey(test, { staff, businessId });
    expect((await test.anyone().get(`${membersUrl}?authToken=${secret}`)).status).toBe(401);
    expect((await test.anyone().get(`${membersUrl}/csv?authToken=${secret}`)).status).not.toBe(200);
  });

  it('and open operations ignore one', async () => {
    const { staff, businessId, membership } = await shop();
    const key = await makeKey(test, { staff, businessId });
    expect((await key.get(`/v1/invites/${membership.participantCode}`)).status).toBe(200);
    expect((await test.bearer('sw_unknown').get(`/v1/invites/${membership.participantCode}`)).status).toBe(200);
  });
});

it('the use of a key is recorded, and says nothing about its creator', async () => {
  const { staff, businessId, membership, keysUrl, membersUrl } = await shop();
  await test.make.member(membership, { user: staff });
  const key = await makeKey(test, { staff, businessId });
  await key.get(membersUrl);
  await test.app.activity.flush();
  const [listed] = (await (await test.as(staff)).get(keysUrl)).body as { lastUsed?: number }[];
  expect(listed?.lastUsed).toBe(Math.floor(test.clock.now().getTime() / 1000));
  const [member] = await db().select().from(members).where(eq(members.userId, staff.id));
  expect(member?.lastActiveAt).toBeNull();
});

it('the audit log names the key beside its creator', async () => {
  const { staff, businessId, membersUrl } = await shop();
  const key = await makeKey(test, { staff, businessId, name: 'Our shop' });
  expect((await key.post(membersUrl, { email: 'maya@example.com' })).status).toBe(200);
  const { body } = await (await test.as(staff)).get(`/v1/businesses/${businessId}/audit-entries`);
  expect(body[0]).toMatchObject({ act: 'MEMBER_INVITED', actor: { id: staff.id }, apiKey: 'Our shop' });
  expect(body[1]).not.toHaveProperty('apiKey');
});

it('staff are mailed once about a key that is about to expire, two weeks before', async () => {
  const { staff, businessId } = await shop();
  const key = await makeKey(test, { staff, businessId, name: 'Our shop' });
  const setExpiry = (days: number) =>
    db()
      .update(apiKeys)
      .set({ expiresAt: new Date(test.clock.now().getTime() + days * DAY_MS) })
      .where(eq(apiKeys.id, key.id));
  const mailed = async () =>
    (await test.mails(staff.email)).filter(({ template }) => template === 'api-key-expiring').length;
  await setExpiry(15);
  await notifyOfExpiry(test.app.context);
  expect(await mailed()).toBe(0);
  await setExpiry(14);
  await notifyOfExpiry(test.app.context);
  await notifyOfExpiry(test.app.context);
  expect(await mailed()).toBe(1);
});
