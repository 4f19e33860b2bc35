import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';
import { restores } from '../database/schema';
import { aboutNotification, contents, isMessage, useStreams } from './testing/streams';

const test = useTestApp();
const { open, anotherProcess, conversation, slowEvent } = useStreams(test);

/**
 * Waits for all transactions now open, including those in databases of other tests, since event ids never pass an open
 * transaction.
 */
async function allIsOver(): Promise<void> {
  const { db } = test.app.context.database;
  const { rows } = await db.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  const isOver = sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${rows[0]?.next}::xid8 as "isOver"`;
  await until(async () => (await db.execute(isOver)).rows[0]?.isOver === true);
}

it('a resumed stream gets the events it missed, in order, by header or by URL', async () => {
  const { reader, say } = await conversation();
  const first = await open(reader);
  await say('one');
  await first.waitFor(isMessage('one'));
  first.close();
  await say('two');
  await say('three');
  for (const resume of [{ header: first.lastId() }, { lastEventId: first.lastId() }]) {
    const again = await open(reader, resume);
    await again.waitFor(isMessage('three'));
    expect(contents(again).slice(-2)).toEqual(['two', 'three']);
  }
});

it('a resumed stream skips nothing, even if a transaction commits late', async () => {
  const { reader, say } = await conversation();
  const stream = await open(reader);
  const id = v7();
  const slow = await slowEvent(reader.id, id);
  await say('Written later, committed earlier');
  await stream.waitFor(isMessage('Written later, committed earlier'));
  const lastId = stream.lastId();
  stream.close();
  await slow.commit();
  const again = await open(reader, { lastEventId: lastId });
  await again.waitFor(aboutNotification(id));
  expect(new Set(again.events().map((event) => event.id)).size).toBe(again.events().length);
});

it('a resumed stream skips nothing on another process or after a restart', async () => {
  const { reader, say } = await conversation();
  const first = await anotherProcess();
  const stream = await open(reader, { app: first });
  await say('one');
  await stream.waitFor(isMessage('one'));
  await first.close();
  await stream.ended;
  await say('two');
  const again = await open(reader, { app: await anotherProcess(), lastEventId: stream.lastId() });
  await again.waitFor(isMessage('two'));
});

it('heartbeats advance the id of a stream, so that few events are repeated', async () => {
  const { reader, say } = await conversation();
  const witness = await open(reader);
  await say('Long ago');
  await witness.waitFor(isMessage('Long ago'));
  await allIsOver();
  const elsewhere = await conversation();
  const other = await open(elsewhere.reader);
  await elsewhere.say('Just now');
  await other.waitFor(isMessage('Just now'));
  const stream = await open(reader);
  const again = await open(reader, { lastEventId: stream.lastId() });
  for (const one of [stream, again]) {
    await one.waitForFrame(({ name }) => name === 'mark');
    expect(one.events()).toEqual([]);
  }
});

it('a resumed stream goes back a minute if the page has not yet received an event', async () => {
  const { reader, say } = await conversation();
  await say('While the page was loading');
  test.clock.advance({ seconds: 55 });
  const stream = await open(reader, { lastEventId: 'recent' });
  await stream.waitFor(isMessage('While the page was loading'));
  test.clock.advance({ minutes: 1 });
  expect(contents(await open(reader, { lastEventId: 'recent' }))).toEqual([]);
});

it('a resumed stream makes the page refetch everything if its id predates the log or is not from this log', async () => {
  const { reader } = await conversation();
  const now = Math.floor(test.clock.now().getTime() / 1000);
  for (const lastEventId of [`1-${now - 7 * 24 * 3600}`, `999999999-${now}`, 'nonsense', `${2n ** 63n}-${now}`]) {
    const stream = await open(reader, { lastEventId });
    expect(stream.events()).toMatchObject([{ type: 'refetch' }]);
  }
});

it('a resumed stream makes the page refetch everything if it has missed too much', async () => {
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

it('a resumed stream gets all messages, even hundreds of long ones', async () => {
  const { pod, leader, reader } = await conversation();
  const first = await open(reader);
  const lastEventId = first.lastId();
  first.close();
  const said = Array.from({ length: 400 }, (_, index) => String(index).padEnd(1_000, '.'));
  const message = (content: string) => ({
    id: v7(),
    channelId: pod.channelId,
    senderId: leader.id,
    senderName: leader.firstName,
    content,
    createdEpochMillis: test.clock.now().getTime(),
  });
  await test.app.context.act((act) => {
    for (const content of said)
      act.publish({ channelId: pod.channelId }, { type: 'message', message: message(content) });
    return Promise.resolve();
  });
  const again = await open(reader, { lastEventId, app: await anotherProcess() });
  await again.waitFor(isMessage(said.at(-1) ?? ''));
  expect(contents(again)).toEqual(said);
});

it('a resumed stream makes the page refetch everything if its id is six days old, a day less than the log keeps', async () => {
  const { reader, say } = await conversation();
  const first = await open(reader);
  const lastEventId = first.lastId();
  first.close();
  await say('While away');
  test.clock.advance({ days: 6 });
  test.clock.advance({ seconds: -1 });
  const soon = await open(reader, { lastEventId });
  await soon.waitFor(isMessage('While away'));
  test.clock.advance({ seconds: 1 });
  expect((await open(reader, { lastEventId })).events()).toMatchObject([{ type: 'refetch' }]);
});

it('a resumed stream whose id predates a restore makes the page refetch everything', async () => {
  const { reader, say } = await conversation();
  const first = await open(reader);
  await say('one');
  await first.waitFor(isMessage('one'));
  first.close();
  await allIsOver();
  const { db } = test.app.context.database;
  await db.insert(restores).values({ restoredAt: test.clock.now() });
  const again = await open(reader, { lastEventId: first.lastId() });
  await again.waitFor(({ type }) => type === 'refetch');
  again.close();
  test.clock.advance({ seconds: 1 });
  const since = await open(reader);
  await say('two');
  await since.waitFor(isMessage('two'));
  since.close();
  await say('three');
  const later = await open(reader, { lastEventId: since.lastId() });
  await later.waitFor(isMessage('three'));
  expect(contents(later)).not.toContain('one');
  await db.delete(restores);
});
