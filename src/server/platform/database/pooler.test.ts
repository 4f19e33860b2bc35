import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { Client } from 'pg';
import { addressOf } from '../../testing/database/databaseServer';
import { assertNoPooler, shareSessions } from './pooler';

const url = addressOf(process.env.TEST_SERVER_URL as string, process.env.TEST_TEMPLATE as string);

/** A startup message: its length, the protocol version, and the settings by name and value. */
const startup = (settings: string[]): Buffer => {
  const body = Buffer.from(settings.map((one) => `${one}\0`).join('') + '\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, body]);
};

const settingsOf = (message: Buffer): string[] => message.subarray(8, -2).toString().split('\0');

/** A message with which PostgreSQL, or a pooler in front of it, refuses a connection. */
const refusal = (message: string): Buffer => {
  const body = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};

const { host, port } = new Client({ connectionString: url });

const toPostgres = (): Socket => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host));

/** Starts a pooler that passes the startup message of each connection to `onStartup`. */
async function standBetween(onStartup: (client: Socket, message: Buffer) => void): Promise<Server & { url: string }> {
  const server = createServer((client) => {
    client.on('error', () => {});
    client.once('data', (message: Buffer) => onStartup(client, message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.search = '';
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(server, { url: address.href });
}

it('a direct connection to PostgreSQL is accepted', async () => {
  await expect(assertNoPooler(url)).resolves.toBeUndefined();
});

it('a pooler that rejects a connection’s settings is refused with a one-sentence explanation', async () => {
  const pooler = await standBetween((client) =>
    client.end(refusal('unsupported startup parameter: statement_timeout')),
  );
  await expect(assertNoPooler(pooler.url)).rejects.toThrow(
    /^DATABASE_URL leads to a pooler that passes no settings on/,
  );
  pooler.close();
});

it('a pooler that drops a connection’s settings is refused with a one-sentence explanation', async () => {
  const pooler = await standBetween((client, message) => {
    const settings = settingsOf(message);
    const at = settings.indexOf('statement_timeout');
    const postgres = toPostgres();
    postgres.on('error', () => {});
    postgres.write(startup(settings.filter((_, index) => index !== at && index !== at + 1)));
    client.pipe(postgres).pipe(client);
  });
  await expect(assertNoPooler(pooler.url)).rejects.toThrow(
    /^DATABASE_URL leads to a pooler that passes no settings on/,
  );
  pooler.close();
});

it('connections that share sessions are detected', async () => {
  const clients = [1, 2].map(() => new Client({ connectionString: url })) as [Client, Client];
  for (const client of clients) await client.connect();
  const [one, other] = clients;
  expect(await shareSessions(one, other)).toBe(false);
  // Each statement runs on a free session, as with a pooler in transaction mode.
  let isHeld = false;
  const pooled = {
    query: (text: string, values?: unknown[]) => (isHeld ? other : one).query(text, values),
  } as Pick<Client, 'query'>;
  const holding = {
    query: (text: string) => {
      isHeld = text === 'begin';
      return one.query(text);
    },
  } as Pick<Client, 'query'>;
  expect(await shareSessions(pooled, holding)).toBe(true);
  for (const client of clients) await client.end();
});
