import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from './platform/database/client';
import { prepareCluster, type Cluster } from './platform/database/embedded/cluster';
import {
  findPostmaster,
  startPostmaster as launchPostgres,
  shutDownPostgres,
} from './platform/database/embedded/postmaster';
import { databaseUrlOf, registerPresence } from './platform/database/embedded/presence';
import { readStream, type StreamReader } from './platform/events/testing/streamReader';
import { findDamage, signIn, makeWriters, type Refusal } from './testing/crashes';
import { fillDisk, CAN_MOUNT, useSmallDisk } from './testing/database/smallDisk';
import { useServerProcesses, type ServerProcess } from './testing/database/serverProcesses';
import { until } from './testing/until';

const given = process.env.CRASHES;
const KILLS = Number(given ?? 1);

const { launch, folder } = useServerProcesses();
const disk = useSmallDisk();

const limits = { MESSAGES_PER_MINUTE: '1000000', REQUESTS_PER_MINUTE: '1000000', DEMO: 'true' };

const ENOUGH = 10;

const WRITERS = 4;

const SOAK_AWAY_MS = 30_000;

/**
 * Waits until every writer has been refused several times; in the soak test half a minute longer, to include effects
 * that depend on time.
 */
async function stayAway(refused: Refusal[]): Promise<void> {
  const enough = refused.length + 5 * WRITERS;
  await until(() => refused.length >= enough, { complaint: () => `Only ${refused.length} acts were refused.` });
  if (given !== undefined) await sleep(SOAK_AWAY_MS);
}

let other: Cluster | undefined;
afterEach(async () => {
  if (other) await shutDownPostgres(other.data);
  other = undefined;
});

async function anotherPostgres(): Promise<Cluster> {
  const place = path.join(folder(), 'other');
  mkdirSync(place);
  chmodSync(place, 0o755);
  other = await prepareCluster(place);
  await launchPostgres(other);
  // Registering creates the database.
  await (await registerPresence(other.sockets)).end();
  return other;
}

/** Retries while the killed process still holds the folder. */
const bringBack = (cluster: Cluster) => until(() => launchPostgres(cluster));

async function kill({ data }: Cluster): Promise<void> {
  const postmaster = await findPostmaster(data);
  if (!postmaster?.alive) throw new Error('PostgreSQL does not run.');
  process.kill(postmaster.pid, 'SIGKILL');
}

async function reader(origin: string) {
  const { get, headers } = await signIn(origin, 'leader');
  const { id } = await get<{ id: string }>('/v1/users/my-user');
  const token = headers.authorization.replace(/^Bearer /, '');
  return { open: (lastEventId?: string) => readStream(origin, { id, token }, { ...(lastEventId && { lastEventId }) }) };
}

const messagesIn = (streams: StreamReader[]) =>
  new Set(streams.flatMap((stream) => stream.events()).flatMap((e) => (e.type === 'message' ? e.message.id : [])));

async function expectAll(ids: string[], streams: StreamReader[]): Promise<void> {
  const missing = () => ids.filter((id) => !messagesIn(streams).has(id));
  await until(() => missing().length === 0, { complaint: () => `The stream lacks ${missing().length} messages.` });
}

const expectAway = (refused: Refusal[]) => {
  const others = refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5');
  expect(others).toEqual([]);
};

async function atWork(server: ServerProcess) {
  const origin = await server.origin();
  const { open } = await reader(origin);
  const stream = await open();
  const leaving = await open();
  const { keepWriting, acknowledged, refused } = makeWriters();
  const stop = await keepWriting(origin);
  const more = async () => {
    const enough = acknowledged.messages.length + ENOUGH;
    await until(() => acknowledged.messages.length >= enough, {
      complaint: () => `${acknowledged.messages.length} messages were acknowledged, not ${enough}.`,
    });
  };
  await more();
  return { origin, open, stream, leaving, acknowledged, refused, more, stop };
}

async function expectNoDamage(url: string, work: Awaited<ReturnType<typeof atWork>>): Promise<void> {
  const database = openDatabase({ url });
  expect(await findDamage(database, work.acknowledged)).toEqual([]);
  await database.close();
}

it('after outages of PostgreSQL and a kill during writes, no acknowledged action is lost and streams have no gaps', async () => {
  const cluster = await anotherPostgres();
  const url = databaseUrlOf(cluster.sockets);
  const server = launch({ ...limits, DATABASE_URL: url });
  const work = await atWork(server);

  await shutDownPostgres(cluster.data);
  const before = work.acknowledged.messages.length;
  work.leaving.close();
  await stayAway(work.refused);
  expect((await fetch(`${work.origin}/health/ready`)).status).toBe(503);
  // The responses to the latest acts may not have reached their writers yet.
  expect(work.acknowledged.messages.length - before).toBeLessThanOrEqual(WRITERS);
  await bringBack(cluster);
  await work.more();
  const resumed = await work.open(work.leaving.lastId());

  for (let time = 0; time < KILLS; time += 1) {
    await kill(cluster);
    await bringBack(cluster);
    await work.more();
  }
  await work.stop();
  expectAway(work.refused);
  await expectAll(work.acknowledged.messages, [work.stream]);
  await expectAll(work.acknowledged.messages, [work.leaving, resumed]);
  expect(server.child.exitCode).toBeNull();
  await expectNoDamage(url, work);
  for (const stream of [work.stream, resumed]) stream.close();
});

if (CAN_MOUNT) {
  it('a disk that fills up during writes loses no acknowledged action, and work resumes once there is room', async () => {
    const server = launch({ ...limits, DATA_DIR: disk() });
    const work = await atWork(server);
    const makeRoom = fillDisk(disk());
    await stayAway(work.refused);
    makeRoom();
    await work.more();
    await work.stop();
    expectAway(work.refused);
    await expectAll(work.acknowledged.messages, [work.stream]);
    expect(server.child.exitCode).toBeNull();
    await expectNoDamage(databaseUrlOf((await prepareCluster(disk())).sockets), work);
    const said = server.output().match(/PostgreSQL couldn't start.*/g) ?? [];
    expect(new Set(said).size).toBe(said.length);
    for (const stream of [work.stream, work.leaving]) stream.close();
    server.child.kill('SIGTERM');
    await server.ended;
  });
}
