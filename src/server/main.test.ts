import { createServer } from 'node:net';
import path from 'node:path';
import type { Channel, Message } from '../contract/entities.gen';
import { findPostmaster } from './platform/database/embedded/postmaster';
import { demoAccounts } from './demo/community';
import { samplesOf, valueOf, type Sample } from './testing/metrics';
import { useServerProcesses } from './testing/database/serverProcesses';
import { until } from './testing/until';

const { launch, folder } = useServerProcesses();

const postmaster = () => findPostmaster(path.join(folder(), 'postgres'));

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

it('a server killed during a conversation loses no message that it acknowledged, and the next one stops cleanly', async () => {
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

it('a server with METRICS_TOKEN serves metrics about its requests, its process and its database', async () => {
  const token = 'm'.repeat(32);
  const before = Math.floor(Date.now() / 1000);
  const server = launch({ METRICS_TOKEN: token, DEMO: 'false' });
  const url = `${await server.origin()}/metrics`;
  const scrape = async () =>
    samplesOf(await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text());
  // A scrape omits sources that respond too slowly.
  const isWhole = ({ name, value }: Sample) => name !== 'stepwell_metrics_source_up' || value === 1;
  const samples = await until(async () => {
    const given = await scrape();
    return given.every(isWhole) && given;
  });
  expect(valueOf(samples, 'process_start_time_seconds')).toBeGreaterThanOrEqual(before);
  expect(valueOf(samples, 'nodejs_version_info')).toBe(1);
  const sources = samples.filter(({ name }) => name === 'stepwell_metrics_source_up');
  expect(sources.map(({ value }) => value)).toEqual([1, 1, 1, 1, 1]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('a server shows the demo’s accounts only if they exist', async () => {
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
  expect(again.output()).not.toMatch('demo community');
});

it('a server stopped during its start shuts down properly, with its database', async () => {
  const server = launch({ DEMO: 'false' });
  await until(async () => (await postmaster())?.ready, { complaint: 'PostgreSQL never got ready.' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await postmaster()).toBeUndefined();
});

it('a server that can’t start reports the reason in one sentence and leaves no database running', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as { port: number };
  const server = launch({ DEMO: 'false', PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(new RegExp(`${port}.*\\.\\n$`));
  expect(await postmaster()).toBeUndefined();
  await new Promise((done) => taken.close(done));
});

it('a server stopped while its start fails leaves no database running', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as { port: number };
  const server = launch({ DEMO: 'false', PORT: String(port) });
  await until(async () => (await postmaster())?.ready, { complaint: 'PostgreSQL never got ready.' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(new RegExp(`${port}.*\\.\\n$`));
  expect(await postmaster()).toBeUndefined();
  await new Promise((done) => taken.close(done));
});
