import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { ACCEPT_NEW_KEY, ensureEncryptionKey } from './encryptionKey';
import { sealWebhookSecret } from './integrations';
import { sealClientSecret } from './signOn';
import { encryptZoomSecret } from './meetings';
import {
  calendarFeeds,
  installationKeys,
  signOnProviders,
  users,
  webhooks,
  zoomSettings,
} from './platform/database/schema';
import { readOrCreatePushKeys } from './platform/outgoing/pushKeys';
import { twoFactorIn } from './session/testing/twoFactor';
import { useTestApp } from './testing/app';

const test = useTestApp();
const another = Buffer.alloc(32, 7);

function fit(key = test.app.context.config.encryptionKey, acceptsNewKey = false) {
  const { database, clock, act } = test.app.context;
  return ensureEncryptionKey({ database, clock, key, acceptsNewKey, act });
}

async function keyed() {
  const { config, database, clock } = test.app.context;
  const { db } = database;
  const business = await test.make.business();
  await twoFactorIn(test).turnOn(business.owner);
  await db.insert(zoomSettings).values({
    businessId: business.id,
    apiKey: 'key',
    zoomUserId: 'host@example.com',
    encryptedSecret: encryptZoomSecret(config, business.id, 'secret'),
    verifiedAt: clock.now(),
  });
  await (await test.as(business.owner)).post('/v1/my-calendar-feed');
  await readOrCreatePushKeys({ database, clock, config });
  const id = v7();
  await db.insert(webhooks).values({
    id,
    businessId: business.id,
    url: 'https://hooks.example.com',
    events: ['member.joined'],
    secret: sealWebhookSecret(config.encryptionKey, id, 'whsec_secret'),
    createdAt: clock.now(),
  });
  await db.insert(signOnProviders).values({
    businessId: business.id,
    name: 'Brightwater ID',
    issuer: 'https://id.example.com',
    clientId: 'stepwell',
    encryptedSecret: sealClientSecret(config, business.id, 'secret'),
  });
  return business;
}

it('a database without encrypted data accepts any key, and later a different key', async () => {
  expect(await fit()).toEqual([]);
  expect(await fit(another)).toEqual([]);
  expect(await fit()).toEqual([]);
});

describe('a database with encrypted data', () => {
  let business: Awaited<ReturnType<typeof keyed>>;
  beforeAll(async () => {
    business = await keyed();
  });

  it('starts only with its own key: with any other key, the server only reports what would be lost', async () => {
    expect(await fit()).toEqual([]);
    await expect(fit(another)).rejects.toThrow(
      new RegExp(
        `start once with ${ACCEPT_NEW_KEY}: 1 business will have to connect Zoom again; two-factor login .* 1 person, .*; 1 calendar link .*; 1 webhook must be created again; 1 identity provider must be connected again`,
      ),
    );
    expect(await fit()).toEqual([]);
  });

  it('starts only with its own key, even if no fingerprint was stored', async () => {
    const { db } = test.app.context.database;
    const forget = () => db.delete(installationKeys).where(eq(installationKeys.name, 'encryption-key'));
    await forget();
    await expect(fit(another)).rejects.toThrow(/isn't the one that this database was used with/);
    expect(await fit()).toEqual([]);
  });

  it('loses data that only the old key decrypts once the operator accepts a new key, and notifies people', async () => {
    const { db } = test.app.context.database;
    expect(await fit(another, true)).toEqual([expect.stringMatching(/^The encryption key is a new one: 1 business/)]);
    const [owner] = await db.select().from(users).where(eq(users.id, business.owner.id));
    expect(owner).toMatchObject({ twoFactorSince: null, twoFactorSecret: null });
    expect((await test.mails(business.owner.email)).map(({ template }) => template)).toContain('two-factor-off');
    expect(await db.select().from(zoomSettings)).toEqual([]);
    expect(await db.select().from(calendarFeeds)).toEqual([]);
    expect(await db.select().from(webhooks)).toEqual([]);
    expect(await db.select().from(signOnProviders)).toEqual([]);
    const actions = await (await test.as(business.owner)).get(`/v1/onboarding-actions/my-actions/${business.id}`);
    expect((actions.body as { action: string }[]).map(({ action }) => action)).toContain('ZOOM_PROMPT');
    expect(await fit(another)).toEqual([]);
    await expect(fit()).resolves.toEqual([]);
  });
});
