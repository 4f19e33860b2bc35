import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp, type App } from '../../app';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';

const test = useTestApp();

let app: App;
let log: string;
/** How many requests have ended in an error. */
let errors: number;
beforeEach(async () => {
  [log, errors] = ['', 0];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const observe: typeof test.app.context.observe = (http) =>
    void http.addHook('onError', async () => {
      errors += 1;
    });
  app = await buildApp({ ...test.app.context, observe, logger: { level: 'info', stream } });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

it.each(['image/png', 'multipart/form-data; boundary=x'])(
  'an upload that is broken off is no failure of the server: %s',
  async (type) => {
    const membership = await test.make.membership();
    const { token } = await test.as(membership.business.owner);
    const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST /v1/memberships/${membership.id}/logo HTTP/1.1\r\nHost: stepwell.test\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n` +
        '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nThe first half',
    );
    await until(() => log.includes('incoming request'));
    // Until it waits for the other half.
    await sleep(100);
    socket.destroy();
    await until(() => errors > 0);
    await sleep(10);
    expect(log).not.toContain('request failed');
  },
);

const TOO_LONG = 'The address or the headers of the request are too long.';

it.each([
  [431, 'too_large', `GET /v1/invites/abc?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: stepwell.test\r\n\r\n`, TOO_LONG],
  [400, 'malformed', 'Is anybody there?\r\n\r\n', 'We couldn’t read the request.'],
])('what is refused before it is a request is a problem like any other: %i %s', async (status, code, sent, detail) => {
  const socket = connect((app.http.server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // What it still sends when the server has hung up.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(sent);
  await closed;
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('\r\nContent-Type: application/problem+json\r\n');
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, code, detail });
});
