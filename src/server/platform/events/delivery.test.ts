import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { useTestApp } from '../../testing/app';
import { until } from '../../testing/until';
import { podMembers } from '../database/schema';
import { LISTENER_NAME } from './listener';
import { aboutNotification, contents, isMessage, useStreams } from './testing/streams';

const test = useTestApp();
const { open, anotherProcess, conversation, slowEvent } = useStreams(test);

it('an event reaches every page of all its recipients, and nobody else', async () => {
  const { leader, reader, say } = await conversation();
  const [page, otherPage, own] = [await open(reader), await open(reader), await open(leader)];
  const stranger = await open(await test.make.participant(await test.make.pod()));
  await say('Good morning');
  for (const stream of [page, otherPage, own]) await stream.waitFor(isMessage('Good morning'));
  expect(stranger.events()).toEqual([]);
});

it('an event reaches the streams of every process immediately', async () => {
  const { reader } = await conversation();
  jest.spyOn(global, 'setInterval').mockImplementation(() => setTimeout(() => {}, 0));
  const [here, there] = [await anotherProcess(), await anotherProcess()];
  const streams = [await open(reader, { app: here }), await open(reader, { app: there })];
  const notificationId = v7();
  await here.context.act((act) => {
    act.publish({ userIds: [reader.id] }, { type: 'notification', notificationId, dismissed: false });
    return Promise.resolve();
  });
  await Promise.all(streams.map((stream) => stream.waitFor(aboutNotification(notificationId))));
});

it('a flood of events makes only the people affected refetch', async () => {
  const { pod, leader, reader } = await conversation();
  const flooded = await test.make.user();
  const stranger = await test.make.participant(await test.make.pod());
  const streams = [await open(flooded), await open(leader), await open(reader)];
  const apart = await open(stranger);
  await test.app.context.database.db.execute(sql`
    insert into events (audience_user_ids, channel_id, type, payload, created_at)
    select case when n > 1 then array[${flooded.id}::uuid] end, case when n = 1 then ${pod.channelId}::uuid end, 'notification',
      jsonb_build_object('notificationId', gen_random_uuid(), 'dismissed', false), ${test.clock.now().toISOString()}::timestamptz
    from generate_series(1, 10001) n`);
  test.app.context.hub.wake();
  for (const stream of streams) await stream.waitFor(({ type }) => type === 'refetch');
  const notificationId = v7();
  await test.app.context.act((act) => {
    act.publish({ userIds: [stranger.id] }, { type: 'notification', notificationId, dismissed: false });
    return Promise.resolve();
  });
  await apart.waitFor(aboutNotification(notificationId));
  expect(apart.events()).toHaveLength(1);
});

it('an event whose wake-up call is lost is found by polling', async () => {
  const { reader } = await conversation();
  const stream = await open(reader);
  const id = v7();
  const event = await slowEvent(reader.id, id);
  await event.commit();
  await stream.waitFor(aboutNotification(id));
});

it('an event is found even after the listening connections are lost', async () => {
  const { reader, say } = await conversation();
  const [here, there] = [await open(reader), await open(reader, { app: await anotherProcess() })];
  const { db } = test.app.context.database;
  const listening = sql`from pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME}`;
  await until(async () => (await db.execute(sql`select pid ${listening}`)).rowCount === 2);
  const { rows } = await db.execute(sql`select pg_terminate_backend(pid) as ended ${listening}`);
  expect(rows).toEqual([{ ended: true }, { ended: true }]);
  await say('Still there');
  await Promise.all([here, there].map((stream) => stream.waitFor(isMessage('Still there'))));
});

it('a transaction left open elsewhere does not delay an event', async () => {
  const { reader, say } = await conversation();
  const stream = await open(reader);
  const slow = await slowEvent(reader.id, v7());
  await say('At once');
  await stream.waitFor(isMessage('At once'));
  await slow.commit();
});

it('an event is delivered even if PostgreSQL reuses the id of a failed transaction for it after a crash', async () => {
  const { reader, say } = await conversation();
  await say('Before');
  const { db } = test.app.context.database;
  let transactionId = '';
  const failing = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
    transactionId = rows[0]?.id ?? '';
    tx.rollback();
  });
  await expect(failing).rejects.toThrow('Rollback');
  const stream = await open(reader, { app: await anotherProcess() });
  const id = v7();
  await db.execute(sql`
    insert into events (transaction_id, audience_user_ids, type, payload, created_at)
    values (${transactionId}::xid8, array[${reader.id}::uuid], 'notification',
      ${JSON.stringify({ notificationId: id, dismissed: false })}::jsonb, now())`);
  await stream.waitFor(aboutNotification(id));
  const back = await open(reader, { lastEventId: stream.frames[0]?.id ?? '' });
  await back.waitFor(aboutNotification(id));
});

it('an event does not reach a person who has left the channel', async () => {
  const { leader, reader, say } = await conversation();
  const [gone, staying] = [await open(reader), await open(leader)];
  await say('Before');
  await gone.waitFor(isMessage('Before'));
  await test.app.context.database.db.delete(podMembers).where(eq(podMembers.userId, reader.id));
  await say('After');
  await staying.waitFor(isMessage('After'));
  const back = await open(reader, { lastEventId: gone.frames[0]?.id ?? '' });
  expect([...contents(gone), ...contents(back)]).toEqual(['Before']);
});
