import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useTestApp } from '../../testing/app';
import { RELAXED_LIMITS } from '../../testing/config';
import { makeFactories, type TestUser } from '../../testing/factories';
import { until } from '../../testing/until';
import { queues } from '../../areas';
import { isMessage, useStreams } from '../events/testing/streams';
import { openDatabase, type Database } from './client';
import { prepareCluster, type Cluster } from './embedded/cluster';
import { startPostmaster, shutDownPostgres } from './embedded/postmaster';
import { databaseUrlOf, registerPresence } from './embedded/presence';
import { migrateDatabase } from './migrate';

const CONNECTIONS = 5;

const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-away-'));
chmodSync(folder, 0o755);
let cluster: Cluster;
let database: Database;

const bring = async () => {
  await startPostmaster(cluster);
  await (await registerPresence(cluster.sockets)).end();
};
const takeAway = () => shutDownPostgres(cluster.data);

beforeAll(async () => {
  cluster = await prepareCluster(folder);
  await bring();
  await migrateDatabase(databaseUrlOf(cluster.sockets), queues);
});
const test = useTestApp({
  deps: {
    get database() {
      return (database ??= openDatabase({ url: databaseUrlOf(cluster.sockets), max: CONNECTIONS, ...RELAXED_LIMITS }));
    },
  },
});
const streams = useStreams(test);
afterAll(async () => {
  await takeAway();
  rmSync(folder, { recursive: true, force: true });
});

it('a temporary outage of the database is reported as such, and work resumes automatically afterwards', async () => {
  const make = makeFactories(database, test.clock);
  const pod = await make.pod();
  const reader = await make.participant(pod);
  const leader = pod.leader as TestUser;
  const asLeader = await test.as(leader);
  const asReader = await test.as(reader);
  const url = `/v1/channels/${pod.channelId}/messages`;
  const stream = await streams.open(reader);
  await asLeader.post(url, { content: 'before' });
  await stream.waitFor(isMessage('before'));
  await test.app.context.jobs.start();

  await takeAway();
  // Sends more requests than there are connections, to check that no connection is lost.
  for (let time = 0; time < 4; time += 1) {
    const answers = await Promise.all([
      asLeader.post(url, { content: 'lost' }),
      asLeader.get('/v1/pods/my-pods'),
      asReader.get('/v1/channels/my-channels'),
    ]);
    for (const { status, headers, body } of answers) {
      expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '5' });
      expect(body.detail).toMatch(/try again/);
    }
  }
  expect((await test.app.http.inject('/health/ready')).statusCode).toBe(503);
  expect((await test.app.http.inject('/health/live')).statusCode).toBe(200);

  await bring();
  await until(async () => (await test.app.http.inject('/health/ready')).statusCode === 200);
  expect((await asLeader.post(url, { content: 'after' })).status).toBe(200);
  await stream.waitFor(isMessage('after'));
  const { body } = await asReader.get(url);
  expect(body.map(({ content }: { content: string }) => content)).toEqual(['before', 'after']);
});

it("'an outage of the database during transactions leaves every connection usable afterwards'", async () => {
  const { db } = database;
  let underWay = 0;
  let goOn = () => {};
  const isAway = new Promise<void>((resolve) => (goOn = resolve));
  const acts = Array.from({ length: 2 * CONNECTIONS }, () =>
    test.app.context.act(async (act) => {
      await act.tx.execute('select 1');
      underWay += 1;
      await isAway;
      await act.tx.execute('select 2');
    }),
  );
  const ended = Promise.allSettled(acts);
  await until(() => underWay === CONNECTIONS);
  await takeAway();
  goOn();
  expect((await ended).every(({ status }) => status === 'rejected')).toBe(true);
  await bring();
  const rows = await until(() =>
    Promise.all(Array.from({ length: 10 }, () => db.transaction((tx) => tx.execute('select 1')))).catch(
      () => undefined,
    ),
  );
  expect(rows).toHaveLength(10);
});
