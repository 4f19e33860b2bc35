import { checkHosts } from '../../../doctor/hosts';
import { useTestApp } from '../../../testing/app';
import { RELAXED_LIMITS } from '../../../testing/config';
import { onDatabase } from '../../../testing/database/databaseServer';
import { addressOfAll, promote, useOwnServers, type OwnServer } from '../../../testing/database/ownServers';
import { makeFactories, type TestUser } from '../../../testing/factories';
import { until } from '../../../testing/until';
import { queues } from '../../../areas';
import { LISTENER_NAME } from '../../events/listener';
import { isMessage, useStreams } from '../../events/testing/streams';
import { toProblem } from '../../http/errors';
import { openDatabase, type Database } from '../client';
import { migrateDatabase } from '../migrate';

const { withStandby } = useOwnServers();
let primary: OwnServer;
let standby: OwnServer;
let database: Database;

beforeAll(async () => {
  ({ primary, standby } = await withStandby((url) => migrateDatabase(url, queues)));
});
const test = useTestApp({
  deps: {
    get database() {
      return (database ??= openDatabase({ url: addressOfAll(standby, primary), max: 5, ...RELAXED_LIMITS }));
    },
  },
});
const streams = useStreams(test);

it('a start that reaches only replicas is refused in one sentence', async () => {
  await expect(migrateDatabase(standby.url, queues)).rejects.toThrow(/^DATABASE_URL leads only to replicas, .*\.$/);
});

it('the doctor reports which host takes writes, and which others could take over', async () => {
  const unreachable = { ...primary, host: '127.0.0.1:1' };
  expect(await checkHosts(addressOfAll(standby, primary, unreachable))).toMatchObject([
    { level: 'good', text: expect.stringMatching(/ takes writes; .* could take over\.$/) },
    { level: 'warning', text: expect.stringMatching(/127\.0\.0\.1:1 can’t be reached \(.*ECONNREFUSED/) },
  ]);
  expect(await checkHosts(primary.url)).toEqual([]);
});

it('migrations find the host that takes writes', async () => {
  await migrateDatabase(addressOfAll(standby, primary), queues);
});

it('after a failover, requests, streams and jobs find the new primary, with all that was acknowledged', async () => {
  const make = makeFactories(database, test.clock);
  const pod = await make.pod();
  const reader = await make.participant(pod);
  const asLeader = await test.as(pod.leader as TestUser);
  const url = `/v1/channels/${pod.channelId}/messages`;
  const acknowledged: string[] = [];
  const say = async (content: string) => {
    const { status } = await asLeader.post(url, { content });
    if (status === 200) acknowledged.push(content);
    return status;
  };
  const stream = await streams.open(reader);
  await test.app.context.jobs.start();
  await say('before');
  await stream.waitFor(isMessage('before'));

  let goOn = () => {};
  const isAway = new Promise<void>((resolve) => (goOn = resolve));
  let isUnderWay = false;
  const act = test.app.context.act(async ({ tx }) => {
    await tx.execute('create table under_way (id int)');
    isUnderWay = true;
    await isAway;
    await tx.execute('insert into under_way values (1)');
  });
  await until(() => isUnderWay);
  const ended = expect(act).rejects.toThrow();
  await primary.stop();
  goOn();
  await ended;
  for (let time = 0; time < 3; time += 1) expect(await say('refused')).toBe(503);
  const health = await test.app.http.inject('/health/ready');
  expect(health.statusCode).toBe(503);

  await promote(standby);
  expect(await say('after')).toBe(200);
  await stream.waitFor(isMessage('after'));
  expect(await say('later')).toBe(200);
  const { body } = await (await test.as(reader)).get(url);
  expect(body.map(({ content }: { content: string }) => content)).toEqual(acknowledged);
  expect(acknowledged).toEqual(['before', 'after', 'later']);
  const tables = await database.pool.query("select to_regclass('under_way') as made");
  expect(tables.rows).toEqual([{ made: null }]);
  await test.app.context.jobs.drain();
});

it('when a primary becomes read-only, all connections move to the other host, the stream’s included', async () => {
  const [from, to] = [standby, primary];
  await to.start();
  expect(await checkHosts(addressOfAll(from, to))).toMatchObject([{ level: 'fault' }]);
  const write = () =>
    database.pool.query('create table if not exists written (id int)').then(
      () => true,
      (error: unknown) => toProblem(error),
    );
  expect(await write()).toBe(true);
  await onDatabase(from.url, async (client) => {
    await client.query('alter system set default_transaction_read_only = on');
    await client.query('select pg_reload_conf()');
  });
  await until(async () => {
    const outcome = await write();
    if (outcome !== true) expect(outcome).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    return onDatabase(
      to.url,
      async (client) => (await client.query("select to_regclass('written') as made")).rows[0].made !== null,
    );
  });
  await onDatabase(to.url, (client) =>
    until(async () => {
      const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [
        LISTENER_NAME,
      ]);
      return rowCount === 1;
    }),
  );
});
