import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';

/** PostgreSQL's message that all rows have been sent (CopyDone). The number of rows follows this message. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

const LATER_MS = 2;

function passOn(from: Socket, to: Socket): void {
  const waiting: Buffer[] = [];
  let isWaiting = false;
  const next = () => {
    isWaiting = false;
    for (let piece = waiting.shift(); piece && !isWaiting; piece = waiting.shift()) {
      const found = piece.indexOf(COPY_DONE);
      const end = found < 0 ? piece.length : found + COPY_DONE.length;
      to.write(piece.subarray(0, end));
      if (end === piece.length) continue;
      waiting.unshift(piece.subarray(end));
      isWaiting = true;
      setTimeout(next, LATER_MS);
      return;
    }
  };
  from.on('data', (piece: Buffer) => {
    waiting.push(piece);
    if (!isWaiting) next();
  });
}

/**
 * The address of a proxy for a database, which always sends the number of copied rows after the rows, never with
 * them.
 */
export async function withLateRowCount(url: string): Promise<{ url: string; close: () => Promise<void> }> {
  const { host, port } = new Client({ connectionString: url });
  const server = createServer((client) => {
    client.setNoDelay();
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    client.pipe(database);
    passOn(database, client);
    database.on('close', () => client.destroy());
    for (const socket of [client, database]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(url);
  address.search = '';
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return { url: address.href, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
