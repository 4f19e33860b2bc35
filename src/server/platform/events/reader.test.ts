import { PgDialect } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { channelPeople } from '../../chat';
import { useTestApp } from '../../testing/app';
import { makeDispatcher, type Batch } from './dispatcher';
import { ALWAYS_BY_INDEX } from './listener';
import { readNews, readSnapshot, type RunQuery } from './reader';
import { useStreams } from './testing/streams';

const test = useTestApp();
const { conversation } = useStreams(test);

const run: RunQuery = async (query) => (await test.app.context.database.db.execute(query)).rows;

async function notify(userIds: string[]): Promise<string> {
  const notificationId = v7();
  await test.app.context.act((act) => {
    act.publish({ userIds }, { type: 'notification', notificationId, dismissed: false });
    return Promise.resolve();
  });
  return notificationId;
}

it('a process reads the events for its own readers, and among their recipients only those readers', async () => {
  const [here, elsewhere] = [await conversation(), await conversation()];
  const [mine, other] = [here.reader.id, elsewhere.reader.id];
  const seen = await readSnapshot(run);
  await here.say('Here');
  await elsewhere.say('Elsewhere');
  const named = [await notify([mine]), await notify([mine, other])];
  await notify([other]);
  await notify([other, elsewhere.leader.id]);
  const { events } = await readNews(run, channelPeople, { seen, readers: [mine, v7()] }, 100);
  const contents = events.map(({ payload }) => JSON.parse(payload) as Record<string, unknown>);
  expect(contents).toMatchObject([
    { message: { content: 'Here' } },
    ...named.map((notificationId) => ({ notificationId })),
  ]);
  expect(events.map(({ recipients }) => recipients)).toEqual([[mine], [mine], [mine]]);
});

it('a reader who arrives during a poll starts after the events that it passed over', async () => {
  const { reader } = await conversation();
  let [goOn, reached] = [() => {}, () => {}];
  const isHeld = new Promise<void>((resolve) => (reached = resolve));
  const isFree = new Promise<void>((resolve) => (goOn = resolve));
  let isGated = false;
  const gated: RunQuery = async (query) => {
    const rows = await run(query);
    if (isGated) {
      reached();
      await isFree;
    }
    return rows;
  };
  const listener = { run: gated, wakeOthers: () => {}, close: () => Promise.resolve() };
  const delivered: Batch[] = [];
  const dispatcher = makeDispatcher(listener, channelPeople, test.app.http.log, {
    readers: () => [],
    deliver: (batch) => delivered.push(batch),
  });
  await dispatcher.start();
  isGated = true;
  await notify([reader.id]);
  dispatcher.wake();
  await isHeld;
  const polled = dispatcher.polled().then(() => dispatcher.seen());
  goOn();
  const start = await polled;
  await dispatcher.stop();
  expect(delivered[0]?.events).toEqual([]);
  const { events } = await readNews(run, channelPeople, { seen: start, readers: [reader.id] }, 100);
  expect(events).toEqual([]);
});

it('new events are found by the index of transactions, even by a plan that was made for an empty log', async () => {
  const seen = await readSnapshot(run);
  const client = await test.app.context.database.pool.connect();
  let plan = '';
  const explain: RunQuery = async (query) => {
    const { sql, params } = new PgDialect().sqlToQuery(query);
    const text = (value: unknown) => (Buffer.isBuffer(value) ? "'{}'" : `'${String(value)}'`);
    await client.query(`prepare news as ${sql}`);
    const { rows } = await client.query<Record<string, string>>(`explain execute news(${params.map(text).join(',')})`);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return [{ snapshot: '1:1:', newest: null, position: null }];
  };
  try {
    await client.query(`begin; ${ALWAYS_BY_INDEX.replaceAll('set ', 'set local ')}`);
    await readNews(explain, channelPeople, { seen, readers: [] }, 100);
  } finally {
    await client.query('rollback; deallocate all');
    client.release(true);
  }
  const scans = [...plan.matchAll(/Scan.* on events\b.*\n\s*(.*)/g)].map(([, condition]) => condition);
  expect(scans.slice(0, 3)).toEqual([
    expect.stringMatching(/^Index Cond: \(transaction_id >= /),
    expect.stringMatching(/^Index Cond: \(transaction_id = ANY/),
    expect.anything(),
  ]);
  expect(scans.filter((condition) => condition?.startsWith('Filter:'))).toEqual([]);
  expect(plan).toMatch(/Index Cond: \("?position"? = /);
});
