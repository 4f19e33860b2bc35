import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { signIn } from '../../testing/actors';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';
import { makeAppStreamHub } from '../../app';
import { sessions, users } from '../database/schema';
import { readStream } from './testing/streamReader';
import { isMessage, sessionOf, useStreams } from './testing/streams';

const test = useTestApp();
const { open, anotherProcess, conversation } = useStreams(test);

it('a stream is never cached, compressed or buffered on the way', async () => {
  const { reader } = await conversation();
  const { headers } = await open(reader);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

it('a stream is sent without chunked encoding until its connection ends', async () => {
  const { reader } = await conversation();
  const { headers } = await open(reader);
  expect(headers['transfer-encoding']).toBeUndefined();
  expect(headers.connection).toBe('close');
});

it('a HEAD request does not keep a stream open', async () => {
  const { reader } = await conversation();
  const { token } = await test.as(reader);
  const headers = { authorization: `Bearer ${token}` };
  // Streams of earlier tests may still be closing.
  await until(() => test.app.context.hub.size === 0);
  const answer = await test.app.http.inject({
    method: 'HEAD',
    url: `/v1/messages/stream?userId=${reader.id}`,
    headers,
  });
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(test.app.context.hub.size).toBe(0);
});

it('a stream can be opened only by its owner', async () => {
  const { leader, reader } = await conversation();
  const { token } = await test.as(reader);
  const others = await readStream(test.app, { id: leader.id, token });
  const signedOut = await readStream(test.app, { id: reader.id, token: undefined });
  expect([others.status, signedOut.status]).toEqual([404, 401]);
});

it('a stream ends with its session while the streams of other sessions remain open', async () => {
  const { reader, say } = await conversation();
  const [here, there] = [await signIn(test.app, reader.id), await signIn(test.app, reader.id)];
  const [stream, other] = [await open(reader, { token: here }), await open(reader, { token: there })];
  const sessionId = sessionOf(here);
  await test.app.context.act(async (act) => {
    await act.tx.update(sessions).set({ revokedAt: act.now }).where(eq(sessions.id, sessionId));
    act.publish({ userIds: [reader.id] }, { type: 'logout', sessionId });
  });
  await stream.ended;
  expect(stream.events().at(-1)).toMatchObject({ type: 'logout', sessionId });
  await say('Still here');
  await other.waitFor(isMessage('Still here'));
  expect(other.events().map(({ type }) => type)).toEqual(['message']);
});

it('opening more streams than the limit ends the same person’s oldest stream', async () => {
  const { reader, say } = await conversation();
  const streams = [];
  for (let count = 0; count < 11; count += 1) streams.push(await open(reader));
  const [oldest, ...rest] = streams;
  await oldest?.ended;
  expect(oldest?.frames.at(-1)).toMatchObject({ name: 'full' });
  await say('To the ten');
  await Promise.all(rest.map((stream) => stream.waitFor(isMessage('To the ten'))));
});

it('a stream sends heartbeats, and ends when its session turns out to have ended', async () => {
  const { reader } = await conversation();
  const hub = makeAppStreamHub(test.app.context, 100);
  const sessionId = sessionOf(await signIn(test.app, reader.id));
  const response = new PassThrough();
  await hub.open({ userId: reader.id, sessionId }, undefined, () => response as unknown as ServerResponse);
  let written = '';
  response.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = once(response, 'end');
  await until(() => written.split('event: mark').length > 3);
  expect(hub.size).toBe(1);
  await test.app.context.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, reader.id));
  await ended;
  expect(hub.size).toBe(0);
  await hub.close();
});

it('a stream ends cleanly on shutdown, and states when to reconnect', async () => {
  const { reader } = await conversation();
  const process = await anotherProcess();
  const stream = await open(reader, { app: process });
  await process.close();
  await stream.ended;
  expect(process.context.hub.size).toBe(0);
  await expect(process.context.hub.start()).rejects.toMatchObject({ status: 503 });
});
