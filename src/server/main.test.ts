import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Channel, Message } from '../contract/entities.gen';
import { findPostmaster, shutDown } from './platform/database/embedded/postmaster';
import { demoAccounts } from './demo/community';
import { packageRoot } from './platform/config/packageRoot';
import { until } from './testing/until';

jest.setTimeout(120_000);

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stepwell-main-'));
  chmodSync(folder, 0o755);
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await shutDown(path.join(folder, 'postgres'));
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => findPostmaster(path.join(folder, 'postgres'));

const patience = { withinMs: 60_000 };

/** The server as a process of its own, on a port of its own unless one is given. */
function launch(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(packageRoot(), 'src/server/main.ts')], {
    cwd: packageRoot(),
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = () => until(() => /ready at (http:\S+)\/login/.exec(said)?.[1], patience);
  return { child, ended, origin, said: () => said };
}

async function signedIn(origin: string) {
  const account = demoAccounts().find(({ role }) => role === 'participant');
  const login = await fetch(`${origin}/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account?.email, password: account?.password }),
  });
  const headers = { authorization: login.headers.get('authorization') ?? '', 'content-type': 'application/json' };
  const get = async <T>(url: string) => (await (await fetch(origin + url, { headers })).json()) as T;
  const channel = (await get<Channel[]>('/v1/channels/my-channels')).find(({ podId }) => podId !== undefined);
  const messages = `/v1/channels/${channel?.id}/messages`;
  return {
    say: (content: string) =>
      fetch(origin + messages, { method: 'POST', headers, body: JSON.stringify({ content }) }).catch(() => undefined),
    newest: () => get<Message[]>(`${messages}?limit=200`),
  };
}

it('a server that is killed in the middle of a conversation loses nothing it has acknowledged', async () => {
  const first = launch();
  const before = await signedIn(await first.origin());
  const acknowledged: string[] = [];
  const talkers = ['a', 'b', 'c', 'd'].map(async (name) => {
    for (let count = 1; count <= 40; count += 1) {
      const answer = await before.say(`${name}${count}`);
      if (answer?.status !== 200) return;
      acknowledged.push(`${name}${count}`);
      if (acknowledged.length === 60) first.child.kill('SIGKILL');
    }
  });
  await Promise.all(talkers);
  await first.ended;
  expect(acknowledged.length).toBeLessThan(160);

  const second = launch();
  const after = await signedIn(await second.origin());
  const kept = (await after.newest()).map(({ content }) => content);
  expect(kept).toEqual(expect.arrayContaining(acknowledged));
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(await postmaster()).toBeUndefined();
});

it('a server shows the demo’s accounts only where they are', async () => {
  const own = launch({ DEMO: 'false' });
  const person = { firstName: 'Olga', lastName: 'Owner', email: 'olga@example.com', password: 'Tiny-Step-1' };
  await fetch(`${await own.origin()}/v1/businesses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ businessName: 'Acme', ...person }),
  });
  own.child.kill('SIGTERM');
  await own.ended;

  const again = launch({ DEMO: 'true' });
  await again.origin();
  again.child.kill('SIGTERM');
  await again.ended;
  expect(again.said()).not.toMatch('demo community');
});

it('a server that is stopped while it starts stops in good order, its database too', async () => {
  const server = launch({ DEMO: 'false' });
  await until(async () => (await postmaster())?.ready, patience);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await postmaster()).toBeUndefined();
});

it('a server that can’t start says why in a sentence and leaves no database behind', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as { port: number };
  const server = launch({ DEMO: 'false', PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(new RegExp(`${port}.*\\.\\n$`));
  expect(await postmaster()).toBeUndefined();
  await new Promise((done) => taken.close(done));
});

it('a server that is stopped while its start fails leaves no database behind', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as { port: number };
  const server = launch({ DEMO: 'false', PORT: String(port) });
  await until(async () => (await postmaster())?.ready, patience);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(new RegExp(`${port}.*\\.\\n$`));
  expect(await postmaster()).toBeUndefined();
  await new Promise((done) => taken.close(done));
});
