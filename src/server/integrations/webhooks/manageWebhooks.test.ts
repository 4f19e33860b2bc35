import { eq } from 'drizzle-orm';
import { messageViolation } from '../../../contract/testing/contractCheck';
import type { NewWebhook, WebhookMessage } from '../../../contract/entities.gen';
import { MAX_WEBHOOKS, WEBHOOK_MESSAGE_TYPES } from '../../../domain/integrations/webhooks';
import { apiKeys, auditEntries, businesses, users, webhookDeliveries, webhooks } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { expectSuccess } from '../../testing/catalogue/world';
import { integrationHousekeeping } from '../housekeeping';
import { makeKey } from '../testing/keys';

const test = useTestApp();
const db = () => test.app.context.database.db;

const HOOK = { url: 'https://hooks.example.com/T0/secret-part', events: ['member.joined', 'member.left'] };

async function business() {
  const { id, owner } = await test.make.business();
  const asOwner = await test.as(owner);
  const url = `/v1/businesses/${id}/webhooks`;
  return { id, owner, asOwner, url, create: (given: object = {}) => asOwner.post(url, { ...HOOK, ...given }) };
}

async function program(scopes: ('webhooks' | 'members:read')[] = ['webhooks']) {
  const given = await business();
  const key = await makeKey(test, { staff: given.owner, businessId: given.id, scopes });
  const subscribe = async (hook: object = HOOK) =>
    expectSuccess(await key.post('/v1/webhooks', hook)).body as NewWebhook;
  return { ...given, key, subscribe };
}

describe('a webhook', () => {
  it('is created with a secret that is shown once and stored encrypted', async () => {
    const { asOwner, url, create, owner } = await business();
    const { webhook, secret } = expectSuccess(await create()).body as NewWebhook;
    expect(webhook).toMatchObject({ ...HOOK, enabled: true, createdBy: `${owner.firstName} ${owner.lastName}` });
    const [row] = await db().select().from(webhooks).where(eq(webhooks.id, webhook.id));
    expect(JSON.stringify(row)).not.toContain(secret);
    for (const path of [url, `${url}/${webhook.id}`]) {
      const { body } = await asOwner.get(path);
      expect([body].flat()).toEqual([webhook]);
    }
  });

  it.each([
    ['http://hooks.example.com', 'Only https addresses are called.'],
    ['https://192.168.1.10/hook', '192.168.1.10 is not on the public Internet.'],
    ['https://localhost/hook', 'localhost is not on the public Internet.'],
    ['https://[::1]/hook', '[::1] is not on the public Internet.'],
    ['https://169.254.169.254/latest', '169.254.169.254 is not on the public Internet.'],
    ['https://user:secret@hooks.example.com', 'An address with a password in it is not called.'],
    ['https://', 'Must be a web address'],
  ])('is refused for %s, when it is created and when it is changed', async (address, message) => {
    const { asOwner, url, create } = await business();
    const refused = { status: 400, body: { errors: [{ path: 'url', message }] } };
    expect(await create({ url: address })).toMatchObject(refused);
    const { webhook } = (await create()).body as NewWebhook;
    expect(await asOwner.patch(`${url}/${webhook.id}`, { url: address })).toMatchObject(refused);
  });

  it.each([
    [{ events: [] }],
    [{ events: ['chat.message'] }],
    [{ events: ['webhook.test'] }],
    [{ url: 'ftp://a.example' }],
  ])('is refused with %j', async (given) => expect((await (await business()).create(given)).status).toBe(400));

  it(`is one of at most ${MAX_WEBHOOKS}`, async () => {
    const { id, create } = await business();
    const row = {
      ...HOOK,
      events: ['member.joined' as const],
      businessId: id,
      secret: 'sealed',
      createdAt: test.clock.now(),
    };
    await db()
      .insert(webhooks)
      .values(Array.from({ length: MAX_WEBHOOKS }, () => row));
    expect(await create()).toMatchObject({ status: 409, body: { code: 'webhooks_full' } });
  });

  it('is changed, turned on and deleted with its deliveries by staff, whom the audit log names, and without secrets', async () => {
    const { id, asOwner, url, create } = await business();
    const { webhook } = (await create()).body as NewWebhook;
    const path = `${url}/${webhook.id}`;
    await db()
      .update(webhooks)
      .set({
        disabledAt: test.clock.now(),
        disabledReason: 'FAILING',
        failures: 3,
        failingSince: test.clock.now(),
        failedAt: test.clock.now(),
      })
      .where(eq(webhooks.id, webhook.id));
    const changed = { url: 'https://other.example.com/new-secret', events: ['waitlist.ready'] };
    expect((await asOwner.patch(path, changed)).body).toMatchObject({ ...changed, enabled: false });
    expect((await asOwner.patch(path, { enabled: true })).body).toEqual({ ...webhook, ...changed });
    expect((await asOwner.patch(path, { enabled: true })).status).toBe(200);
    await asOwner.post(`${path}/test`);
    await asOwner.post(`${path}/secret`);
    expect((await asOwner.delete(path)).status).toBe(200);
    expect((await asOwner.get(path)).status).toBe(404);
    expect(await db().$count(webhookDeliveries, eq(webhookDeliveries.webhookId, webhook.id))).toBe(0);
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, id))
      .orderBy(auditEntries.id);
    expect(entries.map(({ act, detail }) => [act, detail])).toEqual([
      ['WEBHOOK_CREATED', 'hooks.example.com'],
      ['WEBHOOK_CHANGED', 'other.example.com'],
      ['WEBHOOK_CHANGED', 'other.example.com'],
      ['WEBHOOK_SECRET_REPLACED', 'other.example.com'],
      ['WEBHOOK_DELETED', 'other.example.com'],
    ]);
  });

  it('is nobody else’s', async () => {
    const { url, create } = await business();
    const { webhook } = (await create()).body as NewWebhook;
    const other = await business();
    for (const path of [`${url}/${webhook.id}`, `${other.url}/${webhook.id}`]) {
      expect((await other.asOwner.get(path)).status).toBe(404);
      expect((await other.asOwner.patch(path, { events: ['member.left'] })).status).toBe(404);
      expect((await other.asOwner.delete(path)).status).toBe(404);
      for (const act of ['test', 'secret']) expect((await other.asOwner.post(`${path}/${act}`)).status).toBe(404);
      expect((await other.asOwner.get(`${path}/deliveries`)).status).toBe(404);
    }
  });

  it('is off once the admin who created it is removed, until somebody else turns it on', async () => {
    const { id, asOwner, url, owner } = await business();
    const admin = await test.make.admin({ id } as never);
    const { webhook } = (await (await test.as(admin)).post(url, HOOK)).body as NewWebhook;
    await asOwner.delete(`/v1/businesses/${id}/business-admins/${admin.id}`);
    expect((await asOwner.get(`${url}/${webhook.id}`)).body).toMatchObject({
      enabled: false,
      disabledReason: 'CREATOR_LEFT',
    });
    const createdBy = `${owner.firstName} ${owner.lastName}`;
    expect((await asOwner.patch(`${url}/${webhook.id}`, { enabled: true })).body).toMatchObject({
      enabled: true,
      createdBy,
    });
  });

  it('is mailed about to the owner and its creator', async () => {
    const { id, url, owner } = await business();
    const admin = await test.make.admin({ id } as never);
    await (await test.as(admin)).post(url, HOOK);
    for (const { email } of [owner, admin]) {
      expect((await test.mails(email)).map(({ template }) => template)).toEqual(['webhook-created']);
    }
  });
});

describe('a webhook of a program', () => {
  it('is the same when the program repeats its request', async () => {
    const { subscribe, key, asOwner, url } = await program();
    const first = await subscribe();
    expect(await subscribe({ ...HOOK, events: [...HOOK.events].reverse() })).toEqual(first);
    const other = await subscribe({ ...HOOK, events: ['member.joined'] });
    expect(other.webhook.id).not.toBe(first.webhook.id);
    expect((await key.get('/v1/webhooks')).body).toEqual([first.webhook, other.webhook]);
    expect((await asOwner.get(url)).body).toEqual([first.webhook, other.webhook]);
    expect(first.webhook.apiKeyName).toMatch(/^Key/);
  });

  it('is ended by its key only, and with it', async () => {
    const { subscribe, key, asOwner, url, id, owner } = await program();
    const other = await makeKey(test, { staff: owner, businessId: id, scopes: ['webhooks'] });
    const [{ webhook: one }, { webhook: two }] = [
      await subscribe(),
      await subscribe({ ...HOOK, events: ['member.left'] }),
    ];
    expect((await other.get('/v1/webhooks')).body).toEqual([]);
    expect((await other.delete(`/v1/webhooks/${one.id}`)).status).toBe(404);
    expect((await key.delete(`/v1/webhooks/${one.id}`)).status).toBe(200);
    expect((await key.delete(`/v1/webhooks/${one.id}`)).status).toBe(404);
    expect((await asOwner.get(url)).body).toEqual([two]);
    await asOwner.delete(`/v1/businesses/${id}/api-keys/${key.id}`);
    expect((await asOwner.get(url)).body).toEqual([]);
  });

  it('isn’t created by a key that is revoked at that moment', async () => {
    const { key, asOwner, id } = await program();
    const { pool } = test.app.context.database;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('delete from api_keys where id = $1', [key.id]);
    const waiting = key.post('/v1/webhooks', HOOK);
    await client.query('commit');
    client.release();
    expect((await waiting).status).toBe(401);
    expect((await asOwner.get(`/v1/businesses/${id}/webhooks`)).body).toEqual([]);
  });

  it.each([
    [
      'is disabled',
      (person: string) => db().update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, person)),
      403,
    ],
    [
      'must set up two-factor login',
      (_person: string, id: string) =>
        db().update(businesses).set({ staffTwoFactor: true }).where(eq(businesses.id, id)),
      409,
    ],
  ] as const)('can’t be created for a person who %s', async (_what, change, status) => {
    const { key, id, owner } = await program();
    await change(owner.id, id);
    expect((await key.post('/v1/webhooks', HOOK)).status).toBe(status);
  });

  it('is off once its key has expired', async () => {
    const { subscribe, asOwner, url } = await program();
    const { webhook } = await subscribe();
    await db().update(apiKeys).set({ expiresAt: test.clock.now() });
    expect((await asOwner.get(`${url}/${webhook.id}`)).body).toMatchObject({
      enabled: false,
      disabledReason: 'KEY_EXPIRED',
    });
    expect((await asOwner.post(`${url}/${webhook.id}/test`)).status).toBe(409);
  });

  it('has samples of every type, as the contract says', async () => {
    const { key } = await program();
    const samples = (await key.get('/v1/webhooks/samples')).body as WebhookMessage[];
    expect(samples.map(({ type }) => type)).toEqual(WEBHOOK_MESSAGE_TYPES);
    expect(samples.map(messageViolation)).toEqual(samples.map(() => undefined));
    const { body } = await key.get('/v1/webhooks/samples?type=waitlist.ready');
    expect(body).toEqual([expect.objectContaining({ type: 'waitlist.ready' })]);
  });

  it('isn’t there for people, who have their settings', async () => {
    const { asOwner } = await program();
    expect((await asOwner.get('/v1/webhooks')).status).toBe(404);
    expect((await asOwner.post('/v1/webhooks', HOOK)).status).toBe(404);
  });
});

it('housekeeping forgets replaced secrets, and programs’ webhooks that have ended with 410', async () => {
  const { subscribe, asOwner, url } = await program();
  const [gone, failing] = [await subscribe(), await subscribe({ ...HOOK, events: ['member.left'] })].map(
    ({ webhook }) => webhook,
  );
  await asOwner.post(`${url}/${failing!.id}/secret`);
  const long = { disabledAt: new Date(test.clock.now().getTime() - 31 * 24 * 3600 * 1000) };
  const isGone = eq(webhooks.id, gone!.id);
  await db()
    .update(webhooks)
    .set({ ...long, disabledReason: 'FAILING' });
  await db().update(webhooks).set({ disabledReason: 'GONE' }).where(isGone);
  test.clock.advance({ days: 1 });
  await integrationHousekeeping(test.app.context);
  expect(await db().$count(webhooks, isGone)).toBe(0);
  const [kept] = await db().select().from(webhooks).where(eq(webhooks.id, failing!.id));
  expect(kept).toMatchObject({ disabledReason: 'FAILING', previousSecret: null, previousUntil: null });
});
