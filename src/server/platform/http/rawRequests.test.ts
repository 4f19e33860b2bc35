import { connect, type AddressInfo } from 'node:net';
import { buildApp, type App } from '../../app';
import { sessions } from '../database/schema';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';

/** Longer than any test, so that a connection ends because of the bytes sent, not because the machine is busy. */
const patience = { headers: 300_000, request: 600_000, silence: 600_000, checkIntervalMs: 200 };
/** Far shorter than in production, so that the server disconnects the sender of half a request while the test waits. */
const haste = { headers: 1_000, request: 2_000, silence: 600_000, checkIntervalMs: 200 };

let isAskedFor = false;

const test = useTestApp({
  deps: {
    timeLimits: patience,
    checkResponses: (http) =>
      http.addHook('preParsing', (request, _reply, _payload, done) => {
        isAskedFor ||= request.routeOptions.url === '/v1/users/my-account/profile';
        done();
      }),
  },
});
let hasty: App;
beforeAll(async () => {
  hasty = await buildApp({ ...test.app.context, timeLimits: haste, logger: false });
  for (const { http } of [test.app, hasty]) await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => hasty.http.close());

const portOf = ({ http }: App) => (http.server.address() as AddressInfo).port;

async function send(bytes: string | Buffer, { halfClose = false, app = test.app } = {}): Promise<string> {
  const port = portOf(app);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const said: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => said.push(chunk));
  // The operating system may report a disconnection while data is being sent.
  socket.on('error', () => {});
  let isClosed = false;
  socket.once('end', () => socket.end());
  socket.once('close', () => (isClosed = true));
  socket.write(bytes);
  if (halfClose) socket.end();
  const complaint = () => `It was neither answered in full nor cut off: ${Buffer.concat(said).toString()}`;
  await until(() => isClosed, { complaint }).finally(() => socket.destroy());
  return Buffer.concat(said).toString('latin1');
}

const statusesIn = (said: string): number[] =>
  [...said.matchAll(/(?:^|[\r\n}])HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const HOST = 'Host: stepwell.test\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const LIVE = `GET /health/live HTTP/1.1\r\n${HOST}`;
const LOGIN = `POST /v1/users/login HTTP/1.1\r\n${HOST}${JSON_TYPE}`;
const body = JSON.stringify({ username: 'a@example.com', password: 'Wrong-1' });

const refused: [string, string | Buffer, number[]][] = [
  ['no request at all', 'hello\r\n\r\n', [400]],
  ['bytes of TLS', Buffer.from('16030100a5010000a10303', 'hex'), [400]],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['an unknown method', `BREW /pot HTTP/1.1\r\n${HOST}\r\n`, [400]],
  ['a version that is none', `GET /health/live HTTP/9.9\r\n${HOST}\r\n`, [400]],
  ['no host', 'GET /health/live HTTP/1.1\r\n\r\n', [400]],
  ['a NUL in the path', `GET /health\0/live HTTP/1.1\r\n${HOST}\r\n`, [400]],
  ['a space in the path', `GET /health /live HTTP/1.1\r\n${HOST}\r\n`, [400]],
  ['a NUL in a header', `${LIVE}X-A: a\0b\r\n\r\n`, [400]],
  ['a space before a colon', `${LIVE}X-A : b\r\n\r\n`, [400]],
  ['a header that goes on in the next line', `${LIVE}X-A: b\r\n c\r\n\r\n`, [400]],
  ['a header without a name', `${LIVE}: b\r\n\r\n`, [400]],
  ['a bare line feed between headers', `GET /health/live HTTP/1.1\nHost: a\nX: b\n\n`, [400]],
  ['two different lengths', `${LOGIN}Content-Length: 5\r\nContent-Length: 6\r\n\r\n${body}`, [400]],
  ['the same length twice', `${LOGIN}Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello`, [400]],
  ['a length and pieces', `${LOGIN}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, [400]],
  ['pieces and a length', `${LOGIN}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`, [400]],
  ['a length below nothing', `${LOGIN}Content-Length: -1\r\n\r\n`, [400]],
  ['a length that is no number', `${LOGIN}Content-Length: 0x10\r\n\r\n`, [400]],
  ['a length past all numbers', `${LOGIN}Content-Length: 99999999999999999999999\r\n\r\n`, [400]],
  ['pieces that are not the last coding', `${LOGIN}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`, [400]],
  ['a piece of no length', `${LOGIN}Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n`, [400]],
  ['a piece longer than it says', `${LOGIN}Transfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n`, [400]],
  ['a length of a piece past all numbers', `${LOGIN}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`, [400]],
  ['a header of 100 KB', `${LIVE}X-A: ${'a'.repeat(100_000)}\r\n\r\n`, [431]],
  ['10,000 headers', `${LIVE}${'X-A: b\r\n'.repeat(10_000)}\r\n`, [431]],
  ['a path of 100 KB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`, [431]],
];

const endless: [string, string, number[]][] = [
  ['headers that never end', LIVE, [408]],
  ['half a body', `${LOGIN}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`, [408]],
  ['half a piece', `${LOGIN}Transfer-Encoding: chunked\r\n\r\n20\r\n${body.slice(0, 9)}`, [408]],
  ['nothing', '', [408]],
];

const read: [string, string, number[]][] = [
  ['no version', 'GET /health/live\r\n\r\n', [200]],
  ['HTTP/1.0', 'GET /health/live HTTP/1.0\r\n\r\n', [200]],
  ['HTTP/1.0 that would stay', 'GET /health/live HTTP/1.0\r\nConnection: close\r\n\r\n', [200]],
  ['empty lines before it', `\r\n\r\n${LIVE}Connection: close\r\n\r\n`, [200]],
  [
    'a whole address as its target',
    `GET http://elsewhere.example/health/live HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    [200],
  ],
  ['a target that is only a host', `CONNECT elsewhere.example:443 HTTP/1.1\r\n${HOST}\r\n`, []],
  ['a star as its target', `OPTIONS * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, [404]],
  [
    'an upgrade to WebSocket',
    `${LIVE}Upgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Key: x\r\n\r\n`,
    [200],
  ],
  [
    'an upgrade to HTTP/2',
    `${LIVE}Upgrade: h2c\r\nHTTP2-Settings: AA\r\nConnection: Upgrade, HTTP2-Settings, close\r\n\r\n`,
    [200],
  ],
  ['percent signs that are none', `GET /v1/%/%zz/%00 HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, [400]],
  ['a way up', `GET /../../../etc/passwd HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, [404]],
  ['a body of a GET', `${LIVE}Content-Length: 5\r\nConnection: close\r\n\r\nhello`, [200]],
  ['an expectation that nobody has', `${LIVE}Expect: the-unexpected\r\nConnection: close\r\n\r\n`, [417]],
  [
    'three at once',
    `${LIVE}\r\n${LOGIN}Content-Length: ${body.length}\r\n\r\n${body}${LIVE}Connection: close\r\n\r\n`,
    [200, 400, 200],
  ],
  // The refusal ends the connection before the first request is answered, as in Node itself.
  ['one, and then what is none', `${LIVE}\r\nhello\r\n\r\n`, [400]],
];

async function othersAreServed(): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${portOf(test.app)}/health/live`, {
    headers: { connection: 'close' },
  });
  expect(status).toBe(200);
}

it.each([...refused, ...read])(
  '%s gets a response or is disconnected, and the next requests are served',
  async (_what, bytes, statuses) => {
    const said = await send(bytes);
    expect(statusesIn(said)).toEqual(statuses);
    await othersAreServed();
  },
);

it.each(endless)('%s is disconnected eventually', async (_what, bytes, statuses) => {
  expect(statusesIn(await send(bytes, { app: hasty }))).toEqual(statuses);
});

it.each([...refused, ...endless, ...read])(
  '%s, sent by a client that disconnects immediately, has no effect',
  async (_what, bytes) => {
    const said = await send(bytes, { halfClose: true });
    expect(statusesIn(said).filter((status) => status >= 500)).toEqual([]);
    await othersAreServed();
  },
);

it('bytes after a refused request on the same connection are never treated as a request', async () => {
  const smuggled = `${LIVE}\r\n`;
  const bytes = `${LOGIN}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`;
  expect(statusesIn(await send(bytes))).toEqual([400]);
});

it('hundreds of bad requests on one connection get a single response', async () => {
  expect(statusesIn(await send('hello\r\n\r\n'.repeat(500)))).toEqual([400]);
});

it('a body that arrives after its sender was logged out has no effect', async () => {
  const { token } = await test.as(await test.make.user());
  const profile = JSON.stringify({ firstName: 'Late', lastName: 'Comer' });
  const socket = connect({ port: portOf(test.app), host: '127.0.0.1' });
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const { db } = test.app.context.database;
  const onRequest = until(() => isAskedFor, { complaint: 'The request did not come.' });
  socket.write(
    `PATCH /v1/users/my-account/profile HTTP/1.1\r\n${HOST}${JSON_TYPE}Authorization: Bearer ${token}\r\n` +
      `Content-Length: ${profile.length}\r\n\r\n${profile.slice(0, 10)}`,
  );
  await onRequest;
  await db.update(sessions).set({ revokedAt: test.clock.now() });
  socket.write(profile.slice(10));
  await until(() => said.includes('\r\n\r\n'), { complaint: 'It was not answered.' }).finally(() => socket.destroy());
  expect(statusesIn(said)).toEqual([401]);
});

const profile = 'PATCH /v1/users/my-account/profile HTTP/1.1\r\n' + HOST + JSON_TYPE;

it.each([
  ['is too large', LOGIN, (body: string) => [`Content-Length: ${body.length}\r\n\r\n`, body], 413],
  [
    'is too large, in pieces',
    LOGIN,
    (body: string) => ['Transfer-Encoding: chunked\r\n\r\n', `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
    413,
  ],
  ['nobody signed in sends', profile, (body: string) => [`Content-Length: ${body.length}\r\n\r\n`, body], 401],
] as const)('a body that %s is refused even if all of it was sent', async (_, head, framed, status) => {
  const bytes = `${head}Connection: close\r\n${framed('a'.repeat(12 * 1024 * 1024)).join('')}`;
  const socket = connect({ port: portOf(test.app), host: '127.0.0.1', allowHalfOpen: true });
  const failures: Error[] = [];
  socket.on('error', (error) => failures.push(error));
  const flushed = (part: string) => new Promise((resolve) => socket.write(part, resolve));
  await flushed(bytes.slice(0, 1024 * 1024));
  expect(statusesIn(await send(`${LIVE}Connection: close\r\n\r\n`))).toEqual([200]);
  await flushed(bytes.slice(1024 * 1024));
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let isClosed = false;
  socket.once('end', () => socket.end()).once('close', () => (isClosed = true));
  await until(() => isClosed, { complaint: 'It was not closed.' });
  expect({ statuses: statusesIn(said), failures }).toEqual({ statuses: [status], failures: [] });
});
