import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { onDatabase } from '../../testing/database/databaseServer';
import { until } from '../../testing/until';
import { packageRoot } from '../config/packageRoot';
import { StartupProblem } from '../config/startupProblem';
import { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './embedded';
import { findPostmaster, shutDownPostgres } from './embedded/postmaster';

let pristine: string;
let folder: string;
let children: ChildProcess[];
let started: EmbeddedDatabase[];
beforeAll(async () => {
  pristine = emptyFolder();
  await (await startEmbedded({ dataDir: pristine })).stop();
});
afterAll(() => rmSync(pristine, { recursive: true, force: true }));

beforeEach(() => {
  folder = emptyFolder();
  children = [];
  started = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of started) await database.stop();
  await shutDownPostgres(path.join(folder, 'postgres'));
  rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'stepwell-embedded-'));
  chmodSync(made, 0o755);
  return made;
}

function haveDatabase(): void {
  execFileSync('cp', ['-a', path.join(pristine, 'postgres'), folder]);
}

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir: folder, ...options });
  started.push(database);
  return database;
}

const postmaster = () => findPostmaster(path.join(folder, 'postgres'));
const query = async (url: string, text: string) => (await onDatabase(url, (client) => client.query(text))).rows;

async function otherServer(...mode: string[]) {
  const script = path.join(packageRoot(), 'src/server/testing/database/embeddedServer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, ...mode], {
    cwd: packageRoot(),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: Interface = createInterface({ input: child.stdout });
  const printed: string[] = [];
  lines.on('line', (line) => printed.push(line));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await until(() => printed.length > 0);
  return { pid: child.pid as number, url: printed[0] as string, printed, ended };
}

it('the database keeps its data across restarts', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as number');
  await first.stop();
  expect(await postmaster()).toBeUndefined();

  const second = await start();
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

it('the database needs none of the system’s locales, and uses UTF-8', async () => {
  haveDatabase();
  const { url } = await start();
  const [row] = await query(
    url,
    `select upper('žluťoučký ñ') as upper, current_setting('server_encoding') as encoding`,
  );
  expect(row).toEqual({ upper: 'ŽLUŤOUČKÝ Ñ', encoding: 'UTF8' });
});

it('the database is reachable only through its folder, which only its account may enter', async () => {
  haveDatabase();
  const { url, folder: data } = await start();
  const [row] = await query(url, `select current_setting('listen_addresses') as addresses`);
  expect(row).toEqual({ addresses: '' });
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

it('a database whose server is killed keeps running, and the next server uses it', async () => {
  haveDatabase();
  const killed = await otherServer();
  const before = await postmaster();
  process.kill(killed.pid, 'SIGKILL');
  await killed.ended;

  const next = await start();
  expect((await postmaster())?.pid).toBe(before?.pid);
  await next.stop();
  expect(await postmaster()).toBeUndefined();
});

it("Ctrl+C in the server's terminal does not stop the database", async () => {
  haveDatabase();
  const { pid, ended } = await otherServer();
  process.kill(-pid, 'SIGINT');
  await ended;
  expect(await postmaster()).toMatchObject({ alive: true, ready: true });
});

it('a database killed together with its server loses no acknowledged act, and needs no repair', async () => {
  haveDatabase();
  for (let round = 0; round < 3; round++) {
    const { pid, printed, ended } = await otherServer('write');
    await until(() => printed.length > 100);
    process.kill((await postmaster())?.pid as number, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    await ended;

    const { url, stop } = await start();
    const [row] = await query(url, 'select max(number) as last, count(*)::int as rows from acknowledged');
    expect(row.last).toBeGreaterThanOrEqual(Number(printed.at(-1)));
    expect(row.rows).toBe(row.last);
    await stop();
  }
});

it('two servers with the same folder share the database, and the last one to leave shuts it down', async () => {
  haveDatabase();
  const first = await start();
  await query(first.url, 'create table shared as select 1 as number');
  const second = await otherServer();
  expect(second.url).toBe(first.url);

  await first.stop();
  expect(await query(second.url, 'select number from shared')).toEqual([{ number: 1 }]);

  process.kill(second.pid, 'SIGTERM');
  await second.ended;
  expect(await postmaster()).toBeUndefined();
});

it('two servers can start with the same folder at the same moment, even if it is empty', async () => {
  const [first, second, third] = await Promise.all([start(), otherServer(), start()]);
  expect(new Set([first.url, second.url, third.url]).size).toBe(1);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('a server that starts while another stops ends up with a database', async () => {
  haveDatabase();
  for (let round = 0; round < 5; round++) {
    const leaving = await start();
    const stopped = leaving.stop();
    for (let turn = 0; turn < round * 5; turn += 1) await new Promise((done) => setTimeout(done, 0));
    const coming = await start();
    await stopped;
    expect(await query(coming.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await coming.stop();
  }
});

it('PostgreSQL is restarted when it dies while the server is running', async () => {
  haveDatabase();
  const said: string[] = [];
  const { url, stop } = await start({ log: (message) => said.push(message) });
  await query(url, 'create table kept as select 7 as number');
  const before = (await postmaster())?.pid as number;
  process.kill(before, 'SIGKILL');
  await until(async () => {
    const now = await postmaster();
    return Boolean(now?.ready && now.alive && now.pid !== before);
  });
  expect(await query(url, 'select number from kept')).toEqual([{ number: 7 }]);
  expect(said).toEqual(['PostgreSQL has ended and is started again.']);
  await stop();
  expect(await postmaster()).toBeUndefined();
});

it('a failing restart is logged once, and PostgreSQL starts once the cause is gone', async () => {
  haveDatabase();
  const said: string[] = [];
  const { url } = await start({ log: (message) => said.push(message) });
  await query(url, 'create table kept as select 7 as number');
  const config = path.join(folder, 'postgres', 'postgresql.conf');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, `${text}no_such_setting = 1\n`);
  const { pid, alive } = (await postmaster()) ?? {};
  expect(alive).toBe(true);
  process.kill(pid as number, 'SIGKILL');
  const attempts = () => readFileSync(path.join(folder, 'postgres.log'), 'utf8').split('no_such_setting').length - 1;
  await until(() => attempts() > 2);
  expect(said).toEqual([
    'PostgreSQL has ended and is started again.',
    expect.stringMatching(/^PostgreSQL couldn't start .*errors\.$/),
  ]);
  writeFileSync(config, text);
  await until(async () => {
    const now = await postmaster();
    return Boolean(now?.ready && now.alive);
  });
  expect(await query(url, 'select number from kept')).toEqual([{ number: 7 }]);
});

it('a stale process id that now belongs to another program does not confuse the server', async () => {
  haveDatabase();
  const data = path.join(folder, 'postgres');
  writeFileSync(path.join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n5432\n${data}\n\n\nready   \n`);
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it("the database's socket works however long the folder's path is", async () => {
  const deep = path.join(folder, 'x'.repeat(90));
  mkdirSync(deep);
  const { url, stop } = await start({ dataDir: deep });
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  rmSync(new URL(url).searchParams.get('host') as string, { recursive: true });
});

it('the database gets access to a folder made for it, and nobody else does', async () => {
  const dataDir = path.join(folder, 'private');
  mkdirSync(dataDir, { mode: 0o700 });
  const { url } = await start({ dataDir });
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(dataDir).mode & 0o007).toBe(0);
});

describe('refusals', () => {
  const refusal = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartupProblem);
    return (error as Error).message;
  };

  it('a folder that may not be entered is refused with an explanation, unless there is a fallback', async () => {
    const closed = path.join(folder, 'closed');
    mkdirSync(closed, { mode: process.getuid?.() === 0 ? 0o700 : 0o500 });
    const dataDir = path.join(closed, 'data');
    expect(await refusal(start({ dataDir }))).toMatch(/DATA_DIR/);

    if (process.getuid?.() !== 0) return;
    const { folder: data } = await start({ dataDir, fallback: path.join(folder, 'open') });
    expect(data).toBe(path.join(folder, 'open', 'postgres'));
  });

  it('a folder that is no longer writable is refused with an explanation', async () => {
    haveDatabase();
    // Root may write anywhere, so this test puts a folder at the log's path instead.
    mkdirSync(path.join(folder, 'postgres.log'));
    expect(await refusal(start())).toMatch(/^DATA_DIR must be a folder the server can write to: .*postgres\.log'\.$/);
  });

  it('a database of another PostgreSQL version is refused with an explanation', async () => {
    mkdirSync(path.join(folder, 'postgres'));
    writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '12\n');
    expect(await refusal(start())).toMatch(/created by PostgreSQL 12, .* comes with 18/);
  });

  it('a refusal by PostgreSQL itself is reported in PostgreSQL’s own words', async () => {
    haveDatabase();
    const words = await refusal(start({ settings: { no_such_setting: '1' } }));
    expect(words).toMatch(/PostgreSQL couldn.t start .*no_such_setting/);
  });
});
