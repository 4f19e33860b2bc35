import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { makeStreams, type Stream, type Streams } from './streams';

const MEGABYTE = 1024 * 1024;
/** More than the system takes for a reader that reads nothing, less than may wait for it. */
const muchAtOnce = Buffer.alloc(12 * MEGABYTE, '.');

let server: Server;
let reader: Socket;
afterEach(async () => {
  reader.destroy();
  await new Promise((done) => server.close(done));
});

/** A stream over a real connection whose reader has read its head, and nothing since. */
async function opened(drainTimeoutMs: number): Promise<{ streams: Streams; stream: Stream }> {
  const streams = makeStreams(drainTimeoutMs);
  const stream = streams.add('somebody', 'session');
  server = createServer((_request, response) => streams.begin(stream, response, [])).listen(0, '127.0.0.1');
  await once(server, 'listening');
  reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => {});
  reader.write('GET / HTTP/1.1\r\nHost: stepwell.test\r\n\r\n');
  await once(reader, 'data');
  reader.pause();
  return { streams, stream };
}

const elapsed = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

it('a reader that takes what waits for it keeps its stream, however much it was', async () => {
  const { streams, stream } = await opened(2_000);
  let received = 0;
  reader.on('data', (chunk: Buffer) => (received += chunk.length)).resume();
  streams.write(stream, muchAtOnce);
  await elapsed(2_500);
  expect(received).toBeGreaterThan(muchAtOnce.length);
  expect(streams.size).toBe(1);
});

it('a reader that stops reading is cut off after a while, and not before', async () => {
  const { streams, stream } = await opened(200);
  streams.write(stream, muchAtOnce);
  await elapsed(50);
  expect(streams.size).toBe(1);
  await once(stream.response as NonNullable<Stream['response']>, 'close');
  expect(streams.size).toBe(0);
});

it('a reader that stops reading is cut off at once when more waits for it than it can have missed', async () => {
  const { streams, stream } = await opened(60_000);
  for (let count = 0; count < 24 && streams.size > 0; count += 1) {
    streams.write(stream, Buffer.alloc(MEGABYTE, '.'));
    await elapsed(1);
  }
  expect(streams.size).toBe(0);
});

it('a reader that does not take the end of its stream keeps no connection', async () => {
  const { streams, stream } = await opened(200);
  streams.write(stream, muchAtOnce);
  streams.end(stream);
  expect(streams.size).toBe(0);
  await once(stream.response as NonNullable<Stream['response']>, 'close');
  expect(await promisify(server.getConnections.bind(server))()).toBe(0);
});
