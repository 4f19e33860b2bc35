import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { checkReplica } from '../../doctor/hosts';
import type { Actor } from '../../testing/actors';
import { useTestApp } from '../../testing/app';
import { RELAXED_LIMITS } from '../../testing/config';
import { onDatabase } from '../../testing/database/databaseServer';
import { addressOfAll, useOwnServers, type OwnServer } from '../../testing/database/ownServers';
import { makeFactories, type TestUser } from '../../testing/factories';
import { until } from '../../testing/until';
import { queues } from '../../areas';
import { openDatabase, type Database } from './client';
import { migrateDatabase } from './migrate';

const { withStandby } = useOwnServers();
let primary: OwnServer;
let replica: OwnServer;
let database: Database;

beforeAll(async () => {
  ({ primary, standby: replica } = await withStandby((url) => migrateDatabase(url, queues)));
});
const test = useTestApp({
  deps: {
    get database() {
      return (database ??= openDatabase({ url: primary.url, readUrl: replica.url, ...RELAXED_LIMITS }));
    },
  },
});

const outcomes = () => ({ ...database.readOutcomes });
const isReplica = () =>
  database.reads(async (db) => (await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is);

const onReplica = (statement: string) => onDatabase(replica.url, (client) => client.query(statement));

const caughtUp = () => until(async () => (await isReplica()) === true);

it('a read goes to the replica once it has replayed all that was committed before', async () => {
  await caughtUp();
  await database.db.execute(sql`create table written (number int)`);
  for (let number = 1; number <= 20; number += 1) {
    await database.db.execute(sql`insert into written values (${number})`);
    const rows = await database.reads(async (db) => (await db.execute(sql`select from written`)).rowCount);
    expect(rows).toBe(number);
  }
});

it('people see what they have just written even where commits don’t wait for the disk', async () => {
  const name =
    (await database.db.execute<{ name: string }>(sql`select current_database() as name`)).rows[0]?.name ?? '';
  const set = (value: string) =>
    database.db.execute(sql.raw(`alter database "${name}" set synchronous_commit = ${value}`));
  await set('off');
  const relaxed = openDatabase({ url: primary.url, readUrl: replica.url, ...RELAXED_LIMITS });
  try {
    await relaxed.db.execute(sql`create table relaxed (number int)`);
    for (let number = 1; number <= 20; number += 1) {
      await relaxed.db.execute(sql`insert into relaxed values (${number})`);
      expect(await relaxed.reads(async (db) => (await db.execute(sql`select from relaxed`)).rowCount)).toBe(number);
    }
  } finally {
    await relaxed.close();
    await set('default');
  }
});

it('searches, the audit log, pod health and exports work on a replica, which takes no writes', async () => {
  const make = makeFactories(database, test.clock);
  const pod = await make.pod();
  const { owner } = pod.membership.business;
  const asLeader = await test.as(pod.leader as TestUser);
  await asLeader.post(`/v1/channels/${pod.channelId}/messages`, { content: 'a quiet harbour' });
  const asOwner = await test.as(owner);
  const { id: membershipId, business } = pod.membership;
  const onlyFromReplica = async (actor: Actor, path: string) =>
    until(async () => {
      const { replica: before } = outcomes();
      const { status, body } = await actor.get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      return outcomes().replica === before ? undefined : { body };
    });
  const found = await onlyFromReplica(asLeader, '/v1/messages?q=harbour');
  expect(found.body).toMatchObject([{ content: 'a quiet harbour' }]);
  for (const path of [
    `/v1/businesses/${business.id}/audit-entries`,
    `/v1/businesses/${business.id}/audit-actors`,
    `/v1/businesses/${business.id}/audit-entries/csv`,
    `/v1/memberships/${membershipId}/pod-health`,
    `/v1/memberships/${membershipId}/pod-health/csv`,
    `/v1/memberships/${membershipId}/drifting-members`,
    `/v1/memberships/${membershipId}/active-campaign/csv`,
  ]) {
    await onlyFromReplica(asOwner, path);
  }
});

it('while the replica is behind, the primary serves, so nobody misses what was just written', async () => {
  await caughtUp();
  await onReplica('select pg_wal_replay_pause()');
  await until(async () => {
    const { rows } = await onReplica('select pg_get_wal_replay_pause_state() as state');
    return rows[0].state === 'paused';
  });
  await database.db.execute(sql`create table fresh (number int)`);
  const { behind = 0 } = outcomes();
  expect(await database.reads(async (db) => (await db.execute(sql`select from fresh`)).rowCount)).toBe(0);
  expect(outcomes().behind).toBe(behind + 1);
  await onReplica('select pg_wal_replay_resume()');
  await caughtUp();
});

it('the log’s positions may be read by an ordinary user of the database', async () => {
  await onDatabase(primary.url, (client) => client.query('create role guest login'));
  const as = (url: string) => url.replace('postgres://stepwell@', 'postgres://guest@');
  const guest = openDatabase({ url: as(primary.url), readUrl: as(replica.url), ...RELAXED_LIMITS });
  await until(async () => {
    await guest.reads((db) => db.execute(sql`select 1`));
    return guest.readOutcomes?.replica === 1;
  });
  expect(guest.readOutcomes?.away).toBe(0);
  await guest.close();
});

it('the doctor reports whether the replica serves', async () => {
  const other = openDatabase({ url: primary.url, readUrl: replica.url, ...RELAXED_LIMITS });
  await until(async () => (await checkReplica(other)) && other.readOutcomes?.replica === 1);
  expect(await checkReplica(other)).toMatchObject({ level: 'good' });
  await other.close();
  const away = openDatabase({ url: primary.url, readUrl: 'postgres://u:hunter2@127.0.0.1:1/x', ...RELAXED_LIMITS });
  expect(await checkReplica(away)).toMatchObject({ level: 'warning', text: expect.stringMatching(/can’t be reached/) });
  await away.close();
});

it('an address that leads to the primary itself counts as a replica that is behind', async () => {
  const other = openDatabase({ url: primary.url, readUrl: primary.url, ...RELAXED_LIMITS });
  await other.reads((db) => db.execute(sql`select 1`));
  expect(other.readOutcomes).toEqual({ replica: 0, behind: 1, away: 0 });
  expect(await checkReplica(other)).toMatchObject({ level: 'warning', text: expect.stringMatching(/behind/) });
  await other.close();
});

it('another database of the replica’s cluster serves no reads', async () => {
  await onDatabase(primary.url, (client) => client.query('create database copied'));
  const readUrl = addressOfAll(replica).replace('/stepwell?', '/copied?');
  const other = openDatabase({ url: primary.url, readUrl, ...RELAXED_LIMITS });
  await until(async () => {
    await other.reads((db) => db.execute(sql`select 1`));
    return other.readOutcomes?.behind === 1;
  });
  expect(other.readOutcomes?.replica).toBe(0);
  await other.close();
});

it('a host that is not a replica is skipped', async () => {
  const other = openDatabase({ url: primary.url, readUrl: addressOfAll(primary, replica), ...RELAXED_LIMITS });
  await until(async () => {
    await other.reads((db) => db.execute(sql`select 1`));
    return other.readOutcomes?.replica === 1;
  });
  await other.close();
});

it('an error in the read itself reaches its caller, and so does a refused write', async () => {
  await caughtUp();
  for (const statement of [sql`select from nowhere`, sql`create table forbidden (number int)`]) {
    let reads = 0;
    const read = database.reads((db) => {
      reads += 1;
      return db.execute(statement);
    });
    await expect(read).rejects.toThrow();
    expect(reads).toBe(1);
  }
});

it('a replica that never responds keeps no reader waiting', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const readUrl = `postgres://stepwell@127.0.0.1:${(silent.address() as AddressInfo).port}/stepwell`;
  const other = openDatabase({ url: primary.url, readUrl, ...RELAXED_LIMITS, replicaTimeoutMs: 1 });
  expect(await other.reads(async (db) => (await db.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
  expect(other.readOutcomes).toEqual({ replica: 0, behind: 0, away: 1 });
  for (const socket of sockets) socket.destroy();
  silent.close();
  await other.close();
});

it('a replica that is gone is not asked again for a while, and the primary serves', async () => {
  await caughtUp();
  await replica.stop();
  const { away = 0 } = outcomes();
  expect(await isReplica()).toBe(false);
  expect(await isReplica()).toBe(false);
  expect(outcomes().away).toBe(away + 2);
});
