import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { testDatabase } from '../../../testing/database/database';
import { until } from '../../../testing/until';
import { queues } from '../../../areas';
import { StartupProblem } from '../../config/startupProblem';
import { toProblem } from '../../http/errors';
import { openDatabase } from '../client';
import { migrateDatabase } from '../migrate';
import { preparingClient } from '../preparingClient';
import { makeHosts } from './hosts';
import { connectToPrimary } from './primaryClient';

let url: string;
let socket: string;
beforeAll(async () => {
  url = await testDatabase();
  const { host, port } = new Client({ connectionString: url });
  socket = host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : '';
});

const opened: { destroy: () => void }[] = [];
afterEach(() => opened.splice(0).forEach((one) => one.destroy()));

async function proxy({ isCut = false } = {}) {
  const sockets: Socket[] = [];
  const { host, port } = new Client({ connectionString: url });
  const server = createServer((client) => {
    client.on('error', () => {});
    sockets.push(client);
    opened.push(client);
    if (isCut) return;
    const postgres = socket ? connect(socket) : connect(port, host);
    opened.push(postgres);
    postgres.on('error', () => {});
    client.pipe(postgres).pipe(client);
    client.on('close', () => postgres.destroy());
  });
  opened.push({ destroy: () => void server.close() });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutOff: () => {
      isCut = true;
      for (const one of sockets) one.unpipe().pause();
    },
  };
}

function addressWith(...hosts: string[]): string {
  const address = new URL(url);
  return `postgres://${address.username}${address.password && `:${address.password}`}@${hosts.join(',')}${address.pathname}`;
}

it('a host that refuses connections, or whose name is unknown, is skipped', async () => {
  const { host } = await proxy();
  const { pool, close } = openDatabase({ url: addressWith('127.0.0.1:1', 'nowhere.invalid:5432', host) });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

it('a host that accepts a connection but never responds is skipped', async () => {
  const [silent, other] = [await proxy({ isCut: true }), await proxy()];
  const connectionString = addressWith(silent.host, other.host);
  const client = await until(() =>
    connectToPrimary({ connectionString, connectionTimeoutMillis: 1 }).catch(() => undefined),
  );
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});

it('a connection has its limits without startup parameters, which poolers refuse', async () => {
  const client = await connectToPrimary({ connectionString: url, statement_timeout: 20_000 });
  expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '20s' }]);
  await client.end();
});

it('a host that stops responding is given up, with every connection to it', async () => {
  const [first, second] = [await proxy(), await proxy()];
  const hosts = makeHosts(addressWith(first.host, second.host));
  const ProxyClient = preparingClient(hosts);
  const config = { connectionTimeoutMillis: 600_000 };
  const [one, other] = [new ProxyClient(config), new ProxyClient(config)];
  await Promise.all([one.connect(), other.connect()]);
  expect(hosts.isCurrent(other)).toBe(true);
  first.cutOff();
  const ended = new Promise((resolve) => one.once('end', () => resolve(true)));
  const error = await one.query({ text: 'select 1', ...{ query_timeout: 1 } }).catch((reason: unknown) => reason);
  expect(toProblem(error).status).toBe(503);
  expect(await ended).toBe(true);
  expect(hosts.isCurrent(other)).toBe(false);
  other.abandonHost();
});

it('if no host is reached, one sentence gives the reason for each, without the password', async () => {
  const away = 'postgres://stepwell:hunter2@127.0.0.1:1,127.0.0.1:2/stepwell';
  const refused = migrateDatabase(away, queues);
  await expect(refused).rejects.toBeInstanceOf(StartupProblem);
  await expect(refused).rejects.toThrow(/^(?!.*hunter2).*DATABASE_URL.* 127.0.0.1:1: .*; 127.0.0.1:2: .*\.$/);
  const { db, close } = openDatabase({ url: away });
  const error = await db.execute('select 1').catch((reason: unknown) => reason);
  expect(toProblem(error)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await close();
});
