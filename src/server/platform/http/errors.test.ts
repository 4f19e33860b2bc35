import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { buildApp, type App } from '../../app';
import { useTestApp } from '../../testing/app';
import type { TestUser } from '../../testing/factories';
import { until } from '../../testing/until';

const test = useTestApp();

let app: App;
let log: string;
let allowed: number;
let errors: number;
beforeEach(async () => {
  [log, allowed, errors] = ['', 0, 0];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const observe: typeof test.app.context.checkResponses = (http) => {
    http.addHook('preParsing', async () => {
      allowed += 1;
    });
    http.addHook('onError', async () => {
      errors += 1;
    });
  };
  app = await buildApp({ ...test.app.context, checkResponses: observe, logger: { level: 'info', stream } });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const port = () => (app.http.server.address() as AddressInfo).port;

it.each([
  ['a full disk', 'disk_full'],
  ['no memory', 'out_of_memory'],
  ['a disk that fails', 'io_error'],
])('%s is treated as an unavailable database, and the refused action leaves no changes', async (_what, state) => {
  const pod = await test.make.pod();
  const leader = await test.as(pod.leader as TestUser);
  const { db } = test.app.context.database;
  const say = () => leader.post(`/v1/channels/${pod.channelId}/messages`, { content: 'Hello', clientId });
  const clientId = v7();
  await db.execute(
    sql.raw(`
      create or replace function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '${state}'; end $$;
      create trigger refuse before insert on events for each row execute function refuse();`),
  );
  try {
    const { status, headers, body } = await say();
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '5' });
    expect(body.detail).toMatch(/try again/);
  } finally {
    await db.execute(sql`drop trigger refuse on events`);
  }
  expect((await say()).status).toBe(200);
  const { body } = await leader.get(`/v1/channels/${pod.channelId}/messages`);
  expect(body).toMatchObject([{ content: 'Hello' }]);
});

it.each(['image/png', 'multipart/form-data; boundary=x'])(
  'an aborted upload is not a server error: %s',
  async (type) => {
    const membership = await test.make.membership();
    const { token } = await test.as(membership.business.owner);
    const socket = connect(port(), '127.0.0.1');
    socket.write(
      `POST /v1/memberships/${membership.id}/logo HTTP/1.1\r\nHost: stepwell.test\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: 1000\r\n\r\n` +
        '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nThe first half',
    );
    await until(() => allowed > 0);
    socket.destroy();
    await until(() => errors > 0);
    expect((await fetch(`http://127.0.0.1:${port()}/health/live`)).status).toBe(200);
    expect(log).not.toContain('request failed');
  },
);

const TOO_LONG = 'The address or the headers of the request are too long.';

it.each([
  [431, 'too_large', `GET /v1/invites/abc?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: stepwell.test\r\n\r\n`, TOO_LONG],
  [400, 'malformed', 'Is anybody there?\r\n\r\n', 'We couldn’t read the request.'],
])('a request refused before it is parsed gets a problem like any other: %i %s', async (status, code, sent, detail) => {
  const socket = connect(port(), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(sent);
  await closed;
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('\r\nContent-Type: application/problem+json\r\n');
  expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, code, detail });
});
