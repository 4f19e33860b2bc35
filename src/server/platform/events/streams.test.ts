import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { until } from '../../testing/until';
import type { Backlog } from './resume';
import { makeStreams, type Stream, type Streams } from './streams';

const MEGABYTE = 1024 * 1024;
const piece = Buffer.alloc(MEGABYTE / 16, '.');
const PIECES = 16 * 12;
/** More data than the system's buffers and the server hold for one reader. */
const TOO_MANY_PIECES = 16 * 24;
const first = Buffer.from('first');

const { setTimeout: startTimer } = globalThis;
const nextTurn = () => new Promise((done) => startTimer(done, 0));

// Fakes the timers of readers, so that a busy machine doesn't affect them.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] }));
afterEach(() => void jest.useRealTimers());

/** Advances a reader's time until it is disconnected; anything the system still buffers restarts the time. */
async function untilCutOff({ response }: Stream, drainTimeoutMs: number): Promise<void> {
  while (!response?.closed) {
    jest.advanceTimersByTime(drainTimeoutMs);
    await nextTurn();
  }
}

let server: Server;
let reader: Socket;
afterEach(async () => {
  reader.destroy();
  await new Promise((done) => server.close(done));
});

async function opened(drainTimeoutMs: number, rest?: Backlog['rest']): Promise<{ streams: Streams; stream: Stream }> {
  const streams = makeStreams(drainTimeoutMs);
  const stream = streams.add({ userId: 'somebody', sessionId: 'session', withheld: undefined });
  server = createServer((_request, response) => {
    // As in `beginStream`: with chunks, newer versions of Node don't report that a corked response has room again.
    response.removeHeader('transfer-encoding');
    response.writeHead(200, { connection: 'close' });
    streams.begin(stream, response, { first, ...(rest && { rest }) });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => {});
  reader.write('GET / HTTP/1.1\r\nHost: stepwell.test\r\n\r\n');
  await once(reader, 'data');
  reader.pause();
  return { streams, stream };
}

async function untilFull({ response }: Stream): Promise<void> {
  let waiting = 0;
  for (let turns = 0; turns < 100; turns += 1) {
    const { writableNeedDrain = false, socket } = response ?? {};
    const written = socket?.bytesWritten ?? 0;
    if (!writableNeedDrain || written !== waiting) turns = 0;
    waiting = written;
    await nextTurn();
  }
}

function longPast() {
  const past = { pieces: 0, rest: undefined as unknown as AsyncGenerator<Buffer, void> };
  past.rest = (async function* () {
    for (; past.pieces < PIECES; past.pieces += 1) yield await Promise.resolve(piece);
  })();
  return past;
}

async function writeAll({ streams, stream }: { streams: Streams; stream: Stream }, pieces: number): Promise<void> {
  for (let count = 0; count < pieces && streams.size > 0; count += 1) {
    streams.write(stream, piece);
    await nextTurn();
  }
}

it('a reader that keeps up gets all past events, however many there are, and then the held events', async () => {
  const past = longPast();
  const { streams, stream } = await opened(20_000, past.rest);
  let received = '';
  reader.on('data', (chunk: Buffer) => (received = (received + chunk.toString('latin1')).slice(-100))).resume();
  streams.write(stream, Buffer.from('meanwhile'));
  await until(() => received.includes('meanwhile'));
  expect(past.pieces).toBe(PIECES);
  expect(streams.size).toBe(1);
  streams.write(stream, Buffer.from('live'));
  await until(() => received.includes('live'));
});

it('a long history is built only as fast as it is read', async () => {
  const past = longPast();
  const { stream } = await opened(60_000, past.rest);
  await untilFull(stream);
  expect(past.pieces).toBeLessThan(PIECES);
  expect(stream.response?.writableLength).toBeLessThan(2 * piece.length);
});

it('a reader that keeps up keeps its stream, however much data there is', async () => {
  const { streams, stream } = await opened(20_000);
  let received = 0;
  reader.on('data', (chunk: Buffer) => (received += chunk.length)).resume();
  await writeAll({ streams, stream }, PIECES);
  await until(() => received >= PIECES * piece.length);
  expect(streams.size).toBe(1);
});

it('a reader that keeps up keeps its stream when it gets two megabytes of events at once', async () => {
  const { streams, stream } = await opened(20_000);
  let received = '';
  reader.on('data', (chunk: Buffer) => (received = (received + chunk.toString('latin1')).slice(-100))).resume();
  const message = Buffer.alloc(1024, '.');
  for (let bytes = 0; bytes < 2 * MEGABYTE; bytes += message.length) streams.write(stream, message);
  streams.write(stream, Buffer.from('the last'));
  expect(streams.size).toBe(1);
  await until(() => received.includes('the last'));
  await until(() => stream.state.phase === 'live');
});

it('a slow but steady reader keeps its stream for much longer than one chunk may take', async () => {
  const past = longPast();
  const { streams } = await opened(1_500, past.rest);
  while (past.pieces < PIECES && streams.size > 0) {
    jest.advanceTimersByTime(1_499);
    const before = past.pieces;
    reader.on('data', () => past.pieces > before && reader.pause()).resume();
    while (past.pieces === before && streams.size > 0) await nextTurn();
    reader.removeAllListeners('data').pause();
  }
  expect(streams.size).toBe(1);
});

it('a reader that stops while receiving past events is disconnected at the time limit, but not before', async () => {
  const { streams, stream } = await opened(300, longPast().rest);
  await untilFull(stream);
  jest.advanceTimersByTime(299);
  expect(streams.size).toBe(1);
  await untilCutOff(stream, 300);
  expect(streams.size).toBe(0);
});

it('a stream whose past events cannot be read is disconnected', async () => {
  const rest = (async function* (): AsyncGenerator<Buffer, void> {
    yield await Promise.resolve(piece);
    throw new Error('The database is away');
  })();
  const { streams } = await opened(60_000, rest);
  reader.resume();
  await once(reader, 'close');
  expect(streams.size).toBe(0);
});

it('a reader that stops reading is disconnected at the time limit, but not before', async () => {
  const { streams, stream } = await opened(300);
  const fill = async () => {
    for (; stream.state.phase === 'live'; await nextTurn()) streams.write(stream, piece);
  };
  await fill();
  jest.advanceTimersByTime(299);
  expect(streams.size).toBe(1);
  for (; streams.size > 0; jest.advanceTimersByTime(300)) await fill();
  await untilCutOff(stream, 300);
});

it('a reader that stops reading is disconnected immediately if more events are waiting for it than can be held', async () => {
  const opening = await opened(60_000);
  await writeAll(opening, TOO_MANY_PIECES);
  expect(opening.streams.size).toBe(0);
});

it('a reader that does not read the end of its stream is disconnected', async () => {
  const { streams, stream } = await opened(300, longPast().rest);
  await untilFull(stream);
  streams.end(stream);
  expect(streams.size).toBe(0);
  await untilCutOff(stream, 300);
  expect(await promisify(server.getConnections.bind(server))()).toBe(0);
});
