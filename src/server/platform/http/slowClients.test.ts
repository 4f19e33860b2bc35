import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { buildApp, type App } from '../../app';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';

/** A client that sends slowly is never idle, so it is only ever disconnected for being slow, even on a busy machine. */
const limits = { headers: 1_500, request: 3_000, silence: 600_000, checkIntervalMs: 200 };
const test = useTestApp({ deps: { timeLimits: limits } });

async function listening(http: App['http']): Promise<number> {
  await http.listen({ port: 0, host: '127.0.0.1' });
  return (http.server.address() as AddressInfo).port;
}

let port: number;
beforeAll(async () => {
  port = await listening(test.app.http);
});

const LOGIN = 'POST /v1/users/login HTTP/1.1\r\nHost: stepwell.test\r\n';
const WITH_BODY = `${LOGIN}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;

function dawdle(beginning: string, next: string, at = port): { socket: Socket; end: Promise<string> } {
  const socket = connect(at, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.on('error', () => {});
  socket.write(beginning);
  const drip = setInterval(() => socket.write(next), 100);
  const end = new Promise<string>((resolve) =>
    socket.once('close', () => {
      clearInterval(drip);
      resolve(said);
    }),
  );
  return { socket, end };
}

it.each([
  ['headers', LOGIN, 'x'],
  ['a body', WITH_BODY, ' '],
])('a client that sends %s letter by letter gets 408 after the time limit', async (_what, beginning, next) => {
  const said = await dawdle(beginning, next).end;
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('"code":"timeout"');
});

it('a client that opens a connection and sends nothing is disconnected', async () => {
  expect(await dawdle('', '').end).toMatch(/^HTTP\/1\.1 408 /);
});

it('hundreds of slow clients do not block others', async () => {
  const token = (await test.as(await test.make.user())).token;
  const patient = { ...limits, headers: 300_000, request: 600_000 };
  const { http } = await buildApp({ ...test.app.context, timeLimits: patient, logger: false });
  const own = await listening(http);
  const slow = Array.from({ length: 400 }, (_, n) => (n % 2 ? dawdle(LOGIN, 'x', own) : dawdle(WITH_BODY, ' ', own)));
  const connections = promisify(http.server.getConnections.bind(http.server));
  await until(async () => (await connections()) === slow.length);
  for (let served = 0; served < 20; served += 1) {
    const { status } = await fetch(`http://127.0.0.1:${own}/v1/users/my-user`, {
      headers: { authorization: `Bearer ${token}`, connection: 'close' },
    });
    expect(status).toBe(200);
  }
  expect(await connections()).toBeGreaterThanOrEqual(slow.length);
  for (const { socket } of slow) socket.destroy();
  await http.close();
});

it('by default a client has 15 seconds for the headers and two minutes for a whole request', async () => {
  const timesOf = ({ http }: App) => [http.server.headersTimeout, http.server.requestTimeout, http.server.timeout];
  expect(timesOf(test.app)).toEqual([limits.headers, limits.request, limits.silence]);
  const app = await buildApp({ ...test.app.context, timeLimits: undefined, logger: false });
  expect(timesOf(app)).toEqual([15_000, 120_000, 120_000]);
  await app.http.close();
});
