import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { StreamEvent } from '../../contract/entities.gen';
import { buildApp, type App } from '../app';
import { openDatabase } from '../db/client';
import { podMembers, sessions, users } from '../db/schema';
import { signIn } from '../testing/actors';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { makeStreamHub } from './hub';
import { readStream, type StreamReader } from './testing/streamReader';

const test = useTestApp();
const opened: StreamReader[] = [];
const others: App[] = [];

/** Opens a stream that is closed after the test. */
async function open(
  person: TestUser,
  resume: { lastEventId?: string; header?: string; token?: string; app?: App } = {},
): Promise<StreamReader> {
  const token = resume.token ?? (await test.as(person)).token;
  const reader = await readStream(resume.app ?? test.app, { id: person.id, token }, resume);
  opened.push(reader);
  return reader;
}

/** Another server process on the same database. */
async function anotherProcess(): Promise<App> {
  const { database, ...deps } = test.app.context;
  const other = await buildApp({
    ...deps,
    database: openDatabase({ url: database.pool.options.connectionString ?? '' }),
    logger: false,
  });
  others.push(other);
  return other;
}

/** A pod with a participant, and a way to speak in it. */
async function conversation() {
  const pod = await test.make.pod();
  const reader = await test.make.participant(pod);
  const leader = await test.as(pod.leader as TestUser);
  const say = async (content: string) =>
    (await leader.post(`/v1/channels/${pod.channelId}/messages`, { content })).body as { id: string };
  return { pod, reader, say };
}

const saying = (content: string) => (event: StreamEvent) =>
  event.type === 'message' && event.message.content === content;

const contents = (reader: StreamReader) =>
  reader.events().flatMap((event) => (event.type === 'message' ? event.message.content : []));

/** Writes an event in a transaction that stays open until `commit`, with no call to anybody. */
async function slowEvent(userId: string, notificationId: string) {
  const client = await test.app.context.database.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into events (audience_user_ids, type, payload, created_at)
     values (array[$1::uuid], 'notification', $2, now())`,
    [userId, JSON.stringify({ notificationId, dismissed: false })],
  );
  return {
    commit: async () => {
      await client.query('commit');
      client.release();
    },
  };
}

const aboutNotification = (id: string) => (event: StreamEvent) =>
  event.type === 'notification' && event.notificationId === id;

afterEach(async () => {
  for (const reader of opened.splice(0)) reader.close();
  for (const app of others.splice(0)) {
    await app.close();
    await app.context.database.close();
  }
});

describe('an event', () => {
  it('reaches every page of everybody it is for, and nobody else', async () => {
    const { pod, reader, say } = await conversation();
    const [page, otherPage, leader] = [await open(reader), await open(reader), await open(pod.leader as TestUser)];
    const stranger = await open(await test.make.participant(await test.make.pod()));
    await say('Good morning');
    for (const stream of [page, otherPage, leader]) await stream.waitFor(saying('Good morning'));
    expect(stranger.events()).toEqual([]);
  });

  it('reaches the streams of every process', async () => {
    const { reader, say } = await conversation();
    const [here, there] = [await open(reader), await open(reader, { app: await anotherProcess() })];
    await say('To all processes');
    await Promise.all([here, there].map((stream) => stream.waitFor(saying('To all processes'), 1_500)));
  });

  it('is found by looking when the call for it is lost', async () => {
    const { reader } = await conversation();
    const stream = await open(reader);
    const id = v7();
    const event = await slowEvent(reader.id, id);
    await event.commit();
    await stream.waitFor(aboutNotification(id));
  });

  it('is found after the connection that listens was lost', async () => {
    const { reader, say } = await conversation();
    const other = await anotherProcess();
    const stream = await open(reader, { app: other });
    await test.app.context.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike '%stepwell_events%' and pid <> pg_backend_pid()`);
    await say('Still there');
    await stream.waitFor(saying('Still there'));
  });

  it('is not delayed by a transaction that stays open elsewhere', async () => {
    const { reader, say } = await conversation();
    const stream = await open(reader);
    const slow = await slowEvent(reader.id, v7());
    await say('At once');
    await stream.waitFor(saying('At once'), 1_000);
    await slow.commit();
  });

  it('is not for somebody who has left the channel', async () => {
    const { pod, reader, say } = await conversation();
    const [gone, staying] = [await open(reader), await open(pod.leader as TestUser)];
    await say('Before');
    await gone.waitFor(saying('Before'));
    await test.app.context.database.db.delete(podMembers).where(eq(podMembers.userId, reader.id));
    await say('After');
    await staying.waitFor(saying('After'));
    const back = await open(reader, { lastEventId: gone.frames[0]?.id ?? '' });
    expect([...contents(gone), ...contents(back)]).toEqual(['Before']);
  });
});

describe('a stream that is resumed', () => {
  it('gets what came meanwhile, in order, by header or by address', async () => {
    const { reader, say } = await conversation();
    const first = await open(reader);
    await say('one');
    await first.waitFor(saying('one'));
    first.close();
    await say('two');
    await say('three');
    for (const resume of [{ header: first.lastId() }, { lastEventId: first.lastId() }]) {
      const again = await open(reader, resume);
      await again.waitFor(saying('three'));
      expect(contents(again).slice(-2)).toEqual(['two', 'three']);
    }
  });

  it('skips nothing, however late a transaction commits', async () => {
    const { reader, say } = await conversation();
    const stream = await open(reader);
    const id = v7();
    const slow = await slowEvent(reader.id, id);
    await say('Written later, committed earlier');
    await stream.waitFor(saying('Written later, committed earlier'));
    const lastId = stream.lastId();
    stream.close();
    await slow.commit();
    const again = await open(reader, { lastEventId: lastId });
    await again.waitFor(aboutNotification(id));
    expect(new Set(again.events().map((event) => event.id)).size).toBe(again.events().length);
  });

  it('skips nothing when it goes on at another process, or after a restart', async () => {
    const { reader, say } = await conversation();
    const first = await anotherProcess();
    const stream = await open(reader, { app: first });
    await say('one');
    await stream.waitFor(saying('one'));
    await first.close();
    await stream.ended;
    await say('two');
    const again = await open(reader, { app: await anotherProcess(), lastEventId: stream.lastId() });
    await again.waitFor(saying('two'));
  });

  it('has its id moved on by marks, so that little is repeated', async () => {
    const { reader, say } = await conversation();
    const witness = await open(reader);
    await say('Long ago');
    await witness.waitFor(saying('Long ago'));
    const stream = await open(reader);
    expect(stream.frames).toMatchObject([{ name: 'mark' }]);
    const again = await open(reader, { lastEventId: stream.lastId() });
    expect(again.frames).toMatchObject([{ name: 'mark' }]);
  });

  it('looks back a few seconds when the page has received nothing yet', async () => {
    const { reader, say } = await conversation();
    await say('While the page was loading');
    const stream = await open(reader, { lastEventId: 'recent' });
    await stream.waitFor(saying('While the page was loading'));
    test.clock.advance({ minutes: 1 });
    expect(contents(await open(reader, { lastEventId: 'recent' }))).toEqual([]);
  });

  it('is told to fetch everything when its id is older than the log, or none of it', async () => {
    const { reader } = await conversation();
    const now = Math.floor(test.clock.now().getTime() / 1000);
    for (const lastEventId of [`1-${now - 7 * 24 * 3600}`, `999999999-${now}`, 'nonsense', `${2n ** 63n}-${now}`]) {
      const stream = await open(reader, { lastEventId });
      expect(stream.events()).toMatchObject([{ type: 'refetch' }]);
    }
  });

  it('is told to fetch everything when it has missed too much', async () => {
    const { reader } = await conversation();
    const first = await open(reader);
    const lastEventId = first.lastId();
    first.close();
    const payload = JSON.stringify({ notificationId: v7(), dismissed: false });
    await test.app.context.database.db.execute(sql`
      insert into events (audience_user_ids, type, payload, created_at)
      select array[${reader.id}::uuid], 'notification', ${payload}::jsonb, now() from generate_series(1, 501)`);
    const again = await open(reader, { lastEventId, app: await anotherProcess() });
    expect(again.events()).toMatchObject([{ type: 'refetch' }]);
  });
});

describe('a stream', () => {
  it('is never stored or held back on its way, and keeps the headers of cross-origin answers', async () => {
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

  it('is one’s own only', async () => {
    const { pod, reader } = await conversation();
    const { token } = await test.as(reader);
    const others = await readStream(test.app, { id: (pod.leader as TestUser).id, token });
    const signedOut = await readStream(test.app, { id: reader.id, token: undefined });
    expect([others.status, signedOut.status]).toEqual([404, 401]);
  });

  it('ends with its session, and the streams of other sessions go on', async () => {
    const { reader, say } = await conversation();
    const [here, there] = [await signIn(test.app, reader.id), await signIn(test.app, reader.id)];
    const [stream, other] = [await open(reader, { token: here }), await open(reader, { token: there })];
    const sessionId = sessionOf(here);
    await test.app.context.act(async (act) => {
      await act.tx.update(sessions).set({ revokedAt: act.now }).where(eq(sessions.id, sessionId));
      act.tell({ userIds: [reader.id] }, { type: 'logout', sessionId });
    });
    await stream.ended;
    expect(stream.events().at(-1)).toMatchObject({ type: 'logout', sessionId });
    await say('Still here');
    await other.waitFor(saying('Still here'));
    expect(other.events().map(({ type }) => type)).toEqual(['message']);
  });

  it('that is one too many ends the oldest of the same person', async () => {
    const { reader, say } = await conversation();
    const streams = [];
    for (let count = 0; count < 11; count += 1) streams.push(await open(reader));
    const [oldest, ...rest] = streams;
    await oldest?.ended;
    expect(oldest?.frames.at(-1)).toMatchObject({ name: 'full' });
    await say('To the ten');
    await Promise.all(rest.map((stream) => stream.waitFor(saying('To the ten'))));
  });

  it('whose reader does not read is let go', async () => {
    const { reader } = await conversation();
    const stream = await open(reader);
    stream.pause();
    const before = test.app.context.hub.size;
    const payload = JSON.stringify({ notificationId: v7(), dismissed: false, filling: 'x'.repeat(8_000) });
    await test.app.context.database.db.execute(sql`
      insert into events (audience_user_ids, type, payload, created_at)
      select array[${reader.id}::uuid], 'notification', ${payload}::jsonb, now() from generate_series(1, 2000)`);
    test.app.context.hub.wake();
    await until(() => test.app.context.hub.size === before - 1);
    await test.app.context.database.db.execute(sql`delete from events where payload ? 'filling'`);
  });

  it('says now and then that it is there, and ends when its session turns out to be over', async () => {
    const { reader } = await conversation();
    const hub = makeStreamHub(test.app.context, 100);
    const sessionId = sessionOf(await signIn(test.app, reader.id));
    const response = new PassThrough();
    await hub.open({ userId: reader.id, sessionId }, undefined, () => response as unknown as ServerResponse);
    const written = text(response);
    await new Promise((resolve) => setTimeout(resolve, 350));
    await test.app.context.database.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, reader.id));
    expect((await written).split('event: mark').length - 1).toBeGreaterThanOrEqual(3);
    expect(hub.size).toBe(0);
    await hub.close();
  });

  it('ends in good order when the process does, and says when to come back', async () => {
    const { reader } = await conversation();
    const process = await anotherProcess();
    const stream = await open(reader, { app: process });
    await process.close();
    await stream.ended;
    expect(process.context.hub.size).toBe(0);
    await expect(process.context.hub.start()).rejects.toMatchObject({ status: 503 });
  });
});

const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 100 && !isSo(); attempt += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isSo()).toBe(true);
}
