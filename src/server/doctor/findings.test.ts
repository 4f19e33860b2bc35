import { sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { systemClock } from '../platform/clock';
import { encrypt } from '../platform/crypto';
import type { Database } from '../platform/database/client';
import { sealWebhookSecret } from '../integrations';
import { sealClientSecret } from '../signOn';
import { installationKeys, signOnProviders, webhooks, zoomSettings } from '../platform/database/schema';
import { readOrCreatePushKeys } from '../platform/outgoing/pushKeys';
import { useSmtp } from '../platform/mail/testing/smtp';
import { sampleMail } from '../testing/mails/mailSamples';
import { useTestApp } from '../testing/app';
import { checkBacklog } from './backlog';
import { checkClock, judgeDatabase, readDatabaseSettings, type DatabaseSettings } from './databaseSettings';
import { checkFreeSpace, judgeFreeSpace } from './disk';
import { findingLine, type Finding } from './finding';
import { checkKeys } from './keys';
import { checkMail } from './mail';
import { checkMigrations } from './migrations';
import { checkZones, momentOffsets } from './zones';

const { config: mailConfig, smtp } = useSmtp();
const test = useTestApp();
const database = () => test.app.context.database;
const run = (statement: ReturnType<typeof sql>) => database().db.execute(statement);
const said = (found: Finding | Finding[]) => [found].flat().map(findingLine);

describe('the database', () => {
  const usual: DatabaseSettings = {
    version: 180_004,
    encoding: 'UTF8',
    timeZone: 'UTC',
    hasTrigrams: true,
    hasIcu: true,
    fsync: 'on',
    fullPageWrites: 'on',
    synchronousCommit: 'on',
    connections: 97,
  };

  it('with usual settings is described', async () => {
    expect(said(judgeDatabase(usual))).toEqual([
      '✓ PostgreSQL 18.4, encoding UTF8, time zone UTC, connections for 4 servers.',
    ]);
    const real = await readDatabaseSettings(database());
    expect(judgeDatabase({ ...real, fsync: 'on', fullPageWrites: 'on', synchronousCommit: 'on' })).toHaveLength(1);
    expect(said(judgeDatabase(real))).toContainEqual(expect.stringMatching(/^✗ fsync is off/));
  });

  it.each<[Partial<DatabaseSettings>, RegExp]>([
    [{ version: 140_011 }, /^✗ The database is PostgreSQL 14\.11, .* Move to PostgreSQL 15/],
    [{ version: 190_000 }, /^! The database is PostgreSQL 19\.0/],
    [{ encoding: 'SQL_ASCII' }, /^✗ The database’s encoding is SQL_ASCII/],
    [{ hasIcu: false }, /^✗ The database’s PostgreSQL was built without ICU/],
    [{ hasTrigrams: false }, /^✗ .* CREATE EXTENSION pg_trgm/],
    [{ fsync: 'off' }, /^✗ fsync is off/],
    [{ fullPageWrites: 'off' }, /^! full_page_writes is off/],
    [{ synchronousCommit: 'off' }, /^! synchronous_commit is off/],
    [{ connections: 17 }, /^✗ The database lets in 17 connections/],
  ])('%j is reported', (other, line) => {
    expect(said(judgeDatabase({ ...usual, ...other }))).toEqual([expect.stringMatching(line)]);
  });

  it('agrees with this machine’s clock', async () => {
    expect(findingLine(await checkClock(database(), systemClock))).toMatch(/^✓ .* agree/);
  });

  it.each([
    [-5_000, /^! This machine’s clock is 5\.0 seconds behind/],
    [40_000, /^✗ This machine’s clock is 40\.0 seconds ahead of/],
  ])('a clock that is %d ms ahead is reported', async (ahead, line) => {
    let answer: { rows: { ms?: number }[] } | undefined;
    const execute = async (statement: SQL) => (answer ??= await database().db.execute(statement));
    const clock = { now: () => new Date((answer?.rows[0]?.ms ?? 0) + ahead) };
    const look = () => checkClock({ db: { execute } } as unknown as Database, clock);
    await look();
    // This time the response is cached and takes no time, however busy the machine is.
    expect(findingLine(await look())).toMatch(line);
  });

  it('is reported if it lacks migrations, has migrations of a newer version, or has none', async () => {
    expect(said(await checkMigrations(database()))).toEqual([expect.stringMatching(/^✓ All \d+ migrations/)]);
    await run(sql`create table kept as select * from drizzle.__drizzle_migrations`);
    const last = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
    await run(sql`delete from drizzle.__drizzle_migrations where created_at = ${last}`);
    expect(said(await checkMigrations(database()))).toEqual([expect.stringMatching(/^! 1 migration is still/)]);
    await run(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`);
    expect(said(await checkMigrations(database()))).toEqual([expect.stringMatching(/^✗ .*1 migration of a newer/)]);
    await run(sql`delete from drizzle.__drizzle_migrations`);
    expect(said(await checkMigrations(database()))).toEqual([expect.stringMatching(/^✗ The database is empty/)]);
    await run(sql`insert into drizzle.__drizzle_migrations select * from kept`);
    await run(sql`drop table kept`);
  });
});

describe('time zones', () => {
  const now = new Date('2026-03-03T09:00:00Z');
  const name = 'Somebody';
  const update = 'Update it.';

  it('zones with equal clocks are reported to agree', async () => {
    const findings = await checkZones({ database: database(), now, others: [{ name, source: momentOffsets, update }] });
    expect(said(findings)).toEqual(['✓ Stepwell and Somebody agree on every time zone for the year ahead.']);
  });

  it('a difference between the real sources is no fault while no zone is in use', async () => {
    const findings = await checkZones({ database: database(), now });
    // No person or meeting uses a zone yet, so no difference between this machine's sources is a fault.
    for (const { level } of findings) expect(level).not.toBe('fault');
  });

  it('a difference in a zone that is in use is a fault, with the first day on which the zones differ', async () => {
    const source: typeof momentOffsets = async (zones, instants) =>
      new Map(
        [...(await momentOffsets(zones, instants))].map(([zone, offsets]) =>
          zone === 'Africa/Cairo'
            ? [zone, offsets.map((minutes, day) => (day < 10 ? minutes : minutes + 60))]
            : [zone, offsets],
        ),
      );
    const check = () => checkZones({ database: database(), now, others: [{ name, source, update }] });
    const where = 'Somebody has other clocks than Stepwell for Africa/Cairo (from 2026-03-13), where';
    expect(said(await check())).toEqual([`! ${where} nobody of yours is so far. Update it.`]);
    await test.make.user({ timezone: 'Africa/Cairo' });
    expect(said(await check())).toEqual([`✗ ${where} people of yours are. Update it.`]);
  });
});

describe('mail', () => {
  const settings = {
    publicUrl: 'https://stepwell.example',
    production: true,
    mailFrom: { name: '', address: 'a@b.example' },
  };

  it('a missing mail server is a warning on a developer’s machine, and a fault if a test email is requested', async () => {
    const smtpUrl = undefined;
    expect(said(await checkMail({ ...settings, smtpUrl, production: false }))).toEqual([
      expect.stringMatching(/^! .*\/dev\/mail\. Set SMTP_URL/),
    ]);
    expect(said(await checkMail({ ...settings, smtpUrl }, 'x@example.com'))).toEqual([
      expect.stringMatching(/^✗ No email can be sent/),
    ]);
  });

  it('a mail server that rejects the test email is a fault', async () => {
    smtp().refuse(550);
    expect(said(await checkMail({ ...settings, smtpUrl: mailConfig.smtpUrl }, 'x@example.com'))).toEqual([
      expect.stringMatching(/^✓/),
      expect.stringMatching(/^✗ The mail server doesn’t take a test email to x@example\.com: .*550/),
    ]);
  });
});

describe('keys', () => {
  it('push keys are reported as not yet created, a pair, mismatched, or unreadable', async () => {
    const { config } = test.app.context;
    const push = async (key?: Buffer) => said((await checkKeys(database(), key)).slice(0, 1));
    expect(await push(config.encryptionKey)).toEqual([expect.stringMatching(/^✓ .* are made when/)]);
    const pair = await readOrCreatePushKeys(test.app.context);
    expect(await push(config.encryptionKey)).toEqual(['✓ The keys for notifications on devices are a pair.']);
    expect(await push(Buffer.alloc(32, 9))).toEqual([expect.stringMatching(/^✗ .* can’t be read: ENCRYPTION_KEY/)]);
    expect(await push(undefined)).toEqual([expect.stringMatching(/^✗ .* can’t be read: ENCRYPTION_KEY/)]);
    const broken = { ...pair, privateKey: Buffer.alloc(32, 1).toString('base64url') };
    await database()
      .db.update(installationKeys)
      .set({ value: encrypt(config.encryptionKey, JSON.stringify(broken), 'vapid') });
    expect(await push(config.encryptionKey)).toEqual([expect.stringMatching(/^✗ .* are no pair/)]);
  });

  it('two-factor login is reported as unused, readable, or unreadable', async () => {
    const { encryptionKey } = test.app.context.config;
    const twoFactor = async (key = encryptionKey) => said((await checkKeys(database(), key)).slice(2, 3));
    expect(await twoFactor()).toEqual(['✓ Nobody has two-factor login.']);
    const id = v7();
    const twoFactorSecret = encrypt(encryptionKey, 'GEZDGNBVGY3TQOJQ', `two-factor:${id}`);
    await test.make.user({ id, twoFactorSince: test.clock.now(), twoFactorSecret, twoFactorStep: 1 });
    expect(await twoFactor()).toEqual(['✓ 1 person has two-factor login.']);
    expect(await twoFactor(Buffer.alloc(32, 9))).toEqual([
      expect.stringMatching(/^✗ 1 person can’t log in, .* can’t be read: ENCRYPTION_KEY/),
    ]);
  });

  it('webhooks are reported as none, readable, or unreadable', async () => {
    const { encryptionKey } = test.app.context.config;
    const hooks = async (key = encryptionKey) => said((await checkKeys(database(), key)).slice(3, 4));
    expect(await hooks()).toEqual(['✓ No business has a webhook.']);
    const [id, { id: businessId }] = [v7(), await test.make.business()];
    const hook = { id, businessId, url: 'https://hooks.example.com', createdAt: test.clock.now() };
    await database()
      .db.insert(webhooks)
      .values({ ...hook, events: ['member.joined'], secret: sealWebhookSecret(encryptionKey, id, 'whsec_secret') });
    expect(await hooks()).toEqual(['✓ 1 webhook can be signed.']);
    expect(await hooks(Buffer.alloc(32, 9))).toEqual([
      expect.stringMatching(/^✗ The secrets of 1 webhook can’t be read: ENCRYPTION_KEY/),
    ]);
  });

  it('identity providers are reported as none, readable, or unreadable', async () => {
    const { config } = test.app.context;
    const providers = async (key = config.encryptionKey) => said((await checkKeys(database(), key)).slice(4));
    expect(await providers()).toEqual(['✓ No business has an identity provider of its own.']);
    const { id: businessId } = await test.make.business();
    await database()
      .db.insert(signOnProviders)
      .values({
        businessId,
        name: 'Brightwater ID',
        issuer: 'https://id.example.com',
        clientId: 'stepwell',
        encryptedSecret: sealClientSecret(config, businessId, ''),
      });
    expect(await providers()).toEqual(['✓ The secrets of 1 identity provider can be read.']);
    expect(await providers(Buffer.alloc(32, 9))).toEqual([
      expect.stringMatching(/^✗ The secrets of 1 identity provider can’t be read: ENCRYPTION_KEY/),
    ]);
  });

  it('Zoom is reported as unused, readable, or unreadable', async () => {
    const { encryptionKey } = test.app.context.config;
    const zoom = async (key = encryptionKey) => said((await checkKeys(database(), key)).slice(1, 2));
    expect(await zoom()).toEqual([expect.stringMatching(/^✓ No business uses Zoom/)]);
    const { id: businessId } = await test.make.business();
    const encryptedSecret = encrypt(encryptionKey, 'secret', `zoom:${businessId}`);
    await database()
      .db.insert(zoomSettings)
      .values({ businessId, apiKey: 'k', encryptedSecret, zoomUserId: 'me', verifiedAt: test.clock.now() });
    expect(await zoom()).toEqual(['✓ 1 business uses Zoom.']);
    expect(await zoom(Buffer.alloc(32, 9))).toEqual([
      expect.stringMatching(/^✗ The Zoom secrets of 1 business can’t be read: ENCRYPTION_KEY/),
    ]);
  });
});

it('disk space is enough, low or none, and reported once per disk', async () => {
  const MB = 1024 * 1024;
  expect(findingLine(judgeFreeSpace('/data', 5120 * MB))).toBe('✓ 5.0 GB are free in /data.');
  expect(findingLine(judgeFreeSpace('/data', 900 * MB))).toMatch(/^! 900 MB are free in \/data\. Make room/);
  expect(findingLine(judgeFreeSpace('/data', 100 * MB))).toMatch(/^✗ 100 MB are free/);
  expect(await checkFreeSpace([__dirname, `${__dirname}/nowhere`, __dirname])).toHaveLength(1);
});

it('items that have waited too long, or were abandoned, are reported', async () => {
  const check = async () => said(await checkBacklog(database()));
  expect(await check()).toEqual([expect.stringMatching(/^✓ No email and no job/)]);
  await test.app.context.act((act) => Promise.resolve(act.mail(sampleMail('anna@example.com', 'verify-email'))));
  await run(
    sql`update mails set created_at = now() - interval '20 minutes', last_error = 'Busy https://x.example/?code=1'`,
  );
  expect(await check()).toEqual([
    '! 1 email isn’t sent yet, the oldest for 20 minutes. The mail server said: Busy (link)',
  ]);
  await run(sql`update mails set created_at = now() - interval '3 days', last_error = null`);
  await run(sql`update pgboss.job set start_after = now() - interval '3 hours' where name = 'mail'`);
  expect(await check()).toEqual([
    '✗ 1 email isn’t sent yet, the oldest for 3 days. Is a server running?',
    expect.stringMatching(/^! The job ‘mail’ has been due for 3 hours\./),
  ]);
  await run(sql`update mails set state = 'failed'`);
  await run(sql`delete from pgboss.job`);
  await run(sql`insert into pgboss.job (name) values ('failed')`);
  expect(await check()).toEqual([
    expect.stringMatching(/^! 1 email couldn’t be delivered\. ‘npm run mail -- failed’/),
    expect.stringMatching(/^! 1 job was given up/),
  ]);
});
