import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { v7 } from 'uuid';
import type { Channel } from '../../../contract/entities.gen';
import type { App } from '../../app';
import { queues } from '../../areas';
import { encryptZoomSecret, zoomCredentials } from '../../meetings';
import { demoAccounts, loadDemo } from '../../demo/community';
import { makeActor, type Actor } from '../../testing/actors';
import { testDatabase } from '../../testing/database/database';
import { onDatabase } from '../../testing/database/databaseServer';
import { sampleMail } from '../../testing/mails/mailSamples';
import { until } from '../../testing/until';
import { systemClock } from '../clock';
import { readConfig } from '../config/config';
import { openDatabase } from '../database/client';
import { migrateDatabase, migrationsFolder, runMigrations } from '../database/migrate';
import * as tables from '../database/schema';
import { prepareJobs } from '../jobs/boss';
import { contentOf } from './testing/compare';
import { withLateRowCount } from './testing/lateRowCount';
import { backUp, restore, useInstallations } from './testing/installations';

const PASSPHRASE = 'a horse, a battery and a staple';
const { inFolder, emptyDatabase, open } = useInstallations();

let source: { DATABASE_URL: string; DATA_DIR: string };
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-backup-source-'));
  source = { DATABASE_URL: await testDatabase(), DATA_DIR: folder };
  const database = openDatabase({ url: source.DATABASE_URL });
  await loadDemo(database, systemClock);
  const { id: businessId } = (await database.db.query.businesses.findFirst())!;
  const encryptedSecret = encryptZoomSecret(readConfig(source), businessId, 'the secret at Zoom');
  await database.db.insert(tables.zoomSettings).values({
    businessId,
    apiKey: 'key',
    encryptedSecret,
    zoomUserId: 'user',
    verifiedAt: new Date(),
  });
  await database.close();
});
afterAll(() => rmSync(source.DATA_DIR, { recursive: true, force: true }));

async function signedIn(app: App): Promise<Actor> {
  const account = demoAccounts().find(({ role }) => role === 'participant');
  const answer = await makeActor(app).post('/v1/users/login', {
    username: account?.email,
    password: account?.password,
  });
  expect(answer.status).toBe(200);
  return makeActor(app, String(answer.headers.authorization).replace('Bearer ', ''));
}

async function channelOf(person: Actor): Promise<string> {
  const channels = (await person.get('/v1/channels/my-channels')).body as Channel[];
  return channels.find(({ podId }) => podId !== undefined)!.id;
}

it('restoring into an empty installation gives back the backed-up data, row by row', async () => {
  const app = await open(source);
  const person = await signedIn(app);
  await person.post(`/v1/channels/${await channelOf(person)}/messages`, { content: 'Tab\there, \\N, “quotes” and 🎉' });
  await app.context.act((act) => Promise.resolve(act.mail(sampleMail('anna@example.com', 'verify-email'))));

  const file = inFolder('one.backup');
  const said = await backUp(file, source);
  expect(said[0]).toMatch(/one\.backup: [\d,]+ rows of \d+ tables, \d+\.\d MB\.$/);
  expect(said.slice(1)).toEqual([
    'It isn’t encrypted and holds the keys of this installation. Set BACKUP_PASSPHRASE to have it encrypted.',
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(inFolder())).toEqual(['one.backup']);

  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('restored') };
  const restored = await restore(file, target);
  expect(restored.join('\n')).toMatch(
    /^Restored as it was at .*Z: [\d,]+ rows\.\n\d+ emails? waited to be sent then\. The server sends them when it starts\.$/,
  );
  const [before, after] = [await contentOf(source.DATABASE_URL), await contentOf(target.DATABASE_URL)];
  for (const name of ['users', 'messages', 'message_reactions', 'events', 'logos', 'zoom_settings', 'pgboss.job']) {
    expect([name, before.tables[name]?.length]).not.toEqual([name, 0]);
  }
  expect(after).toEqual(before);
  // Clients with streams from before the restore must reload, and the digest search restarts from the beginning of the
  // log.
  const { rows } = await onDatabase(target.DATABASE_URL, (client) =>
    client.query(`
      select (select count(*)::int from restores) as restores, (
        select bool_and(e.transaction_id >= pg_snapshot_xmax(s.seen::pg_snapshot)) from events e, digest_search s
      ) as unseen`),
  );
  expect(rows).toEqual([{ restores: 1, unseen: true }]);
  for (const name of ['token.secret', 'encryption.key']) {
    const copy = path.join(target.DATA_DIR, name);
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(path.join(source.DATA_DIR, name), 'utf8'));
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  }
});

it('a backup contains its row counts, even if the database reports them after the rows', async () => {
  const line = await withLateRowCount(source.DATABASE_URL);
  const file = inFolder('late.backup');
  const [said] = await backUp(file, { ...source, DATABASE_URL: line.url });
  await line.close();
  expect(said).not.toMatch(/ 0 rows/);
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('restored') };
  await restore(file, target);
  expect(await contentOf(target.DATABASE_URL)).toEqual(await contentOf(source.DATABASE_URL));
});

it('after a restore people are still signed in, can sign in and write, and the secrets are readable', async () => {
  const { token } = await signedIn(await open(source));
  const file = inFolder('encrypted.backup');
  expect(await backUp(file, { ...source, BACKUP_PASSPHRASE: PASSPHRASE })).toHaveLength(1);
  expect(readFileSync(file).includes('anna')).toBe(false);

  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('restored') };
  await restore(file, { ...target, BACKUP_PASSPHRASE: PASSPHRASE });
  await migrateDatabase(target.DATABASE_URL, queues);
  const app = await open(target);
  expect((await makeActor(app, token).get('/v1/channels/my-channels')).status).toBe(200);
  const person = await signedIn(app);
  const url = `/v1/channels/${await channelOf(person)}/messages`;
  expect((await person.post(url, { content: 'Back again' })).status).toBe(200);
  const { database, config } = app.context;
  const zoom = (await database.db.query.zoomSettings.findFirst())!;
  expect((await zoomCredentials(database.db, config, zoom.businessId))?.secret).toBe('the secret at Zoom');
  expect(await app.context.jobs.drain()).toBeGreaterThan(0);
});

it('a backup made while everyone writes is consistent', async () => {
  const person = await signedIn(await open(source));
  const url = `/v1/channels/${await channelOf(person)}/messages`;
  const first = v7();
  let isOver = false;
  let written = 0;
  const writers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      await onDatabase(source.DATABASE_URL, async (client) => {
        const [id, { rows }] = [v7(), await client.query('select id from channels limit 1')];
        await client.query('begin');
        await client.query(
          `insert into messages (id, channel_id, content, created_at) values ($1, $2, 'pair', now())`,
          [id, rows[0].id],
        );
        await client.query(
          `insert into events (channel_id, type, payload, created_at) values ($1, 'test', $2, now())`,
          [rows[0].id, { id }],
        );
        await client.query('commit');
      });
      written += 1;
    }
  });
  const file = inFolder('busy.backup');
  await until(() => written > 10);
  const before = written;
  await backUp(file, source);
  const during = written - before;
  isOver = true;
  await Promise.all(writers);
  expect(during).toBeGreaterThan(0);
  expect((await person.get(url)).status).toBe(200);

  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('restored') };
  await restore(file, target);
  const { rows } = await onDatabase(target.DATABASE_URL, (client) =>
    client.query(
      `select count(m.id)::int as messages, count(e.position)::int as events, count(*)::int as pairs
       from (select * from messages where content = 'pair' and id > $1) m
       full join (select * from events where type = 'test') e on e.payload ->> 'id' = m.id::text`,
      [first],
    ),
  );
  const [{ messages, events, pairs }] = rows as [{ messages: number; events: number; pairs: number }];
  expect(pairs).toBeGreaterThan(0);
  expect([messages, events]).toEqual([pairs, pairs]);
});

it('a backup made by an older version is migrated', async () => {
  const older = { DATABASE_URL: await emptyDatabase(), DATA_DIR: source.DATA_DIR };
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const before = await onDatabase(older.DATABASE_URL, async (client) => {
    await runMigrations(client, migrationsFolder(), migrations.at(-2)?.folderMillis);
    await prepareJobs(client, queues);
    await client.query(
      `insert into users (id, email, first_name, last_name, password_hash, timezone, created_at)
       values (gen_random_uuid(), 'anna@example.com', 'Anna', 'Older', 'x', 'UTC', now())`,
    );
    return (await client.query('select to_jsonb(u) as row from users u')).rows as object[];
  });
  const file = inFolder('older.backup');
  await backUp(file, older);
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('restored') };
  await restore(file, target);
  const [newest, after] = await onDatabase(target.DATABASE_URL, async (client) => [
    (await client.query('select max(created_at)::float8 as newest from drizzle.__drizzle_migrations')).rows,
    (await client.query('select to_jsonb(u) as row from users u')).rows as object[],
  ]);
  expect(newest).toEqual([{ newest: migrations.at(-1)?.folderMillis }]);
  expect(before).toHaveLength(1);
  // A newer version may have added columns.
  expect(after).toMatchObject(before ?? []);
});
