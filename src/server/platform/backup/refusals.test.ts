import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { queues } from '../../areas';
import { testDatabase } from '../../testing/database/database';
import { onDatabase } from '../../testing/database/databaseServer';
import { until } from '../../testing/until';
import { StartupProblem } from '../config/startupProblem';
import { migrateDatabase, RESTORE_MARKER } from '../database/migrate';
import { contentOf } from './testing/compare';
import { backUp, restore, useInstallations } from './testing/installations';

const PASSPHRASE = 'a horse, a battery and a staple';
const { inFolder, emptyDatabase } = useInstallations();
const DAMAGED = 'This backup is damaged or cut off. Nothing was restored.';

let source: { DATABASE_URL: string; DATA_DIR: string };
beforeAll(async () => {
  source = { DATABASE_URL: await testDatabase(), DATA_DIR: mkdtempSync(path.join(tmpdir(), 'stepwell-refusals-')) };
});
afterAll(() => rmSync(source.DATA_DIR, { recursive: true, force: true }));

const execute = (url: string, text: string) => onDatabase(url, (client) => client.query(text));

async function backupOf(env: Record<string, string> = {}): Promise<string> {
  const file = inFolder('the.backup');
  await backUp(file, { ...source, ...env });
  return file;
}

async function refusal(file: string, env: Record<string, string> = {}): Promise<string> {
  const target = { DATABASE_URL: env.DATABASE_URL ?? (await emptyDatabase()), DATA_DIR: inFolder('restored'), ...env };
  const before = await contentOf(target.DATABASE_URL);
  const error: unknown = await restore(file, target).catch((refused: unknown) => refused);
  expect(await contentOf(target.DATABASE_URL)).toEqual(before);
  expect(existsSync(inFolder('restored', 'encryption.key'))).toBe(false);
  if (!(error instanceof StartupProblem)) throw new Error('It was not refused in a sentence.', { cause: error });
  return error.message;
}

describe.each([
  ['a plain backup', {}],
  ['an encrypted backup', { BACKUP_PASSPHRASE: PASSPHRASE }],
])('%s', (_name, env) => {
  it('is refused if it is truncated anywhere', async () => {
    const file = await backupOf(env);
    const whole = readFileSync(file);
    const target = await emptyDatabase();
    for (const part of [0.3, 0.9, 1 - 1 / whole.length]) {
      writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)));
      expect(await refusal(file, { DATABASE_URL: target, ...env })).toBe(DAMAGED);
    }
  });

  it('is refused if any bit differs, or if there are extra bytes at the end', async () => {
    const file = await backupOf(env);
    const whole = readFileSync(file);
    const target = await emptyDatabase();
    const content = whole.indexOf('\n') + 1;
    const places = [
      content,
      content + 3,
      content + 40,
      Math.floor(whole.length / 2),
      whole.length - 40,
      whole.length - 1,
    ];
    for (const place of places) {
      const changed = Buffer.from(whole);
      changed[place]! ^= 1;
      writeFileSync(file, changed);
      expect([place, await refusal(file, { DATABASE_URL: target, ...env })]).toEqual([place, DAMAGED]);
    }
    writeFileSync(file, Buffer.concat([whole, Buffer.from('x')]));
    expect(await refusal(file, { DATABASE_URL: target, ...env })).toBe(DAMAGED);
  });
});

it('an encrypted backup is refused without its passphrase', async () => {
  const file = await backupOf({ BACKUP_PASSPHRASE: PASSPHRASE });
  const [without, wrong] = [await refusal(file), await refusal(file, { BACKUP_PASSPHRASE: `${PASSPHRASE}s` })];
  expect(without).toBe('This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.');
  expect(wrong).toBe('BACKUP_PASSPHRASE is not the passphrase that this backup was made with.');
});

it('a file that is missing or not a backup is refused', async () => {
  writeFileSync(inFolder('photo.jpg'), Buffer.alloc(5_000, 7));
  writeFileSync(inFolder('empty'), '');
  expect(await refusal(inFolder('photo.jpg'))).toBe('This file is not a backup of Stepwell.');
  expect(await refusal(inFolder('empty'))).toBe('This file is not a backup of Stepwell.');
  expect(await refusal(inFolder('gone'))).toMatch(/gone can't be read: ENOENT/);
});

it('a backup is restored only into an empty database', async () => {
  const file = await backupOf();
  const target = await emptyDatabase();
  await execute(target, 'create table recipes as select 1 as salt');
  expect(await refusal(file, { DATABASE_URL: target })).toBe(
    'There is something in this database already. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  );
});

it('a backup made by a newer version is refused', async () => {
  const newer = await testDatabase();
  await execute(
    newer,
    `update drizzle.__drizzle_migrations set created_at = created_at + 1
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  const file = await backupOf({ DATABASE_URL: newer });
  expect(await refusal(file)).toBe(
    'This backup was made by a newer version of Stepwell. Restore it with that version.',
  );
});

it('a backup whose rows don’t fit leaves the database empty', async () => {
  const odd = await testDatabase();
  await execute(
    odd,
    `alter table sessions drop constraint sessions_user_id_users_id_fk;
    insert into sessions (id, user_id, created_at, expires_at) values (gen_random_uuid(), gen_random_uuid(), now(), now())`,
  );
  const file = await backupOf({ DATABASE_URL: odd });
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('restored') };
  await expect(restore(file, target)).rejects.toThrow('sessions_user_id_users_id_fk');
  expect(await contentOf(target.DATABASE_URL)).toEqual(await contentOf(await emptyDatabase()));
  expect(existsSync(inFolder('restored', 'encryption.key'))).toBe(false);
});

it('no server starts on an incompletely restored database, and the next restore starts over', async () => {
  const file = await backupOf();
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('restored') };
  await migrateDatabase(target.DATABASE_URL, queues);
  await execute(target.DATABASE_URL, `create schema ${RESTORE_MARKER}`);
  await expect(migrateDatabase(target.DATABASE_URL, queues)).rejects.toThrow('was not finished');
  await restore(file, target);
  expect(await contentOf(target.DATABASE_URL)).toEqual(await contentOf(source.DATABASE_URL));
  await migrateDatabase(target.DATABASE_URL, queues);
});

it('secrets from the environment are named in the backup but not included, and are required for a restore', async () => {
  const [ENCRYPTION_KEY, TOKEN_SECRET] = ['ab'.repeat(32), 't'.repeat(40)];
  const file = inFolder('given.backup');
  expect((await backUp(file, { ...source, ENCRYPTION_KEY, TOKEN_SECRET })).slice(1)).toEqual([
    'Not in it, because the environment gives it: TOKEN_SECRET, ENCRYPTION_KEY.',
  ]);
  expect(await refusal(file)).toBe(
    'TOKEN_SECRET is not in this backup, because the environment gave it. Set TOKEN_SECRET to what it was then.',
  );
  expect(await refusal(file, { TOKEN_SECRET, ENCRYPTION_KEY: 'cd'.repeat(32) })).toBe(
    'ENCRYPTION_KEY is not the one this backup was made with. Set it to that one.',
  );
  const base64 = Buffer.from(ENCRYPTION_KEY, 'hex').toString('base64');
  const target = { DATABASE_URL: await emptyDatabase(), DATA_DIR: inFolder('restored'), TOKEN_SECRET };
  await restore(file, { ...target, ENCRYPTION_KEY: base64 });
  expect(existsSync(inFolder('restored'))).toBe(false);
});

it('different keys already in a data folder are not overwritten', async () => {
  const file = await backupOf();
  mkdirSync(inFolder('taken'));
  const key = `${'k'.repeat(43)}\n`;
  writeFileSync(inFolder('taken', 'encryption.key'), key);
  expect(await refusal(file, { DATA_DIR: inFolder('taken') })).toMatch(
    /encryption\.key is not the one in this backup\. Set DATA_DIR to a new folder\.$/,
  );
  expect(readFileSync(inFolder('taken', 'encryption.key'), 'utf8')).toBe(key);
  expect(existsSync(inFolder('taken', 'token.secret'))).toBe(false);
});

it('a backup that fails leaves no file', async () => {
  const file = inFolder('the.backup');
  writeFileSync(file, 'older');
  await expect(backUp(file, source)).rejects.toThrow(`${file} is there already. Name another file.`);
  expect(readFileSync(file, 'utf8')).toBe('older');
  const other = inFolder('none', 'the.backup');
  await expect(backUp(other, source)).rejects.toThrow(/^The backup couldn't be written to .*: ENOENT/);
  const empty = await emptyDatabase();
  await expect(backUp(inFolder('of-nothing'), { ...source, DATABASE_URL: empty })).rejects.toThrow('does not exist');
  expect(existsSync(inFolder('of-nothing.partial'))).toBe(false);
});

it('a backup whose database goes down leaves no file and reports the reason', async () => {
  const file = inFolder('the.backup');
  await onDatabase(source.DATABASE_URL, async (client) => {
    await client.query('begin; lock table users');
    const backup = backUp(file, source).catch((error: Error) => error.message);
    const isWaiting = `from pg_stat_activity
      where application_name = 'stepwell-backup' and datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (await execute(source.DATABASE_URL, `select ${isWaiting}`)).rowCount === 1);
    await execute(source.DATABASE_URL, `select pg_terminate_backend(pid) ${isWaiting}`);
    expect(await backup).toBe('The database went away, so no backup was made.');
  });
  expect(readdirSync(inFolder())).toEqual([]);
});
