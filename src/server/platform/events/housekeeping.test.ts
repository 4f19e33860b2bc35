import { sql } from 'drizzle-orm';
import { useTestApp } from '../../testing/app';
import { eventHousekeeping, pruneBatch } from './housekeeping';
import { contents, isMessage, useStreams } from './testing/streams';

const test = useTestApp();
const { open, conversation } = useStreams(test);

const db = () => test.app.context.database.db;

beforeEach(() => db().execute(sql`delete from events`));

const writeOld = (count: number, days: number) =>
  db().execute(sql`
    insert into events (audience_user_ids, type, payload, created_at)
    select array[gen_random_uuid()], 'refetch', '{}', ${test.clock.now().toISOString()}::timestamptz - make_interval(days => ${days}::int)
    from generate_series(1, ${count}::int)`);

async function countOlder(days: number): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from events
    where created_at < ${test.clock.now().toISOString()}::timestamptz - make_interval(days => ${days}::int)`);
  return rows[0]?.count ?? -1;
}

it('no message is lost if the log is pruned while messages are written and streams resume', async () => {
  const { reader, say } = await conversation();
  await writeOld(8_500, 8);
  await writeOld(1_500, 6);
  let stream = await open(reader);
  const heard: string[] = [];
  let isPruned = false;
  const pruning = eventHousekeeping(test.app.context).then(() => (isPruned = true));
  const said: string[] = [];
  while (!isPruned || said.length < 10) {
    const words = `Word ${said.length}`;
    await say(words);
    said.push(words);
    await stream.waitFor(isMessage(words));
    heard.push(...contents(stream));
    stream.close();
    stream = await open(reader, { lastEventId: stream.lastId() });
  }
  await pruning;
  expect([...new Set(heard)]).toEqual(said);
  expect([await countOlder(7), await countOlder(5)]).toEqual([0, 1_500]);
});

it('pruning the log skips locked rows without waiting for them', async () => {
  await writeOld(2_500, 8);
  const other = await test.app.context.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(
      `select from events where position in (select position from events order by position limit 3) for update`,
    );
    await eventHousekeeping(test.app.context);
    expect(await countOlder(7)).toBe(3);
  } finally {
    await other.query('rollback');
    other.release();
  }
  await eventHousekeeping(test.app.context);
  expect(await countOlder(7)).toBe(0);
});

it('pruning the log skips an event dated in the future', async () => {
  await writeOld(1, -1);
  await writeOld(10, 8);
  await eventHousekeeping(test.app.context);
  expect(await countOlder(7)).toBe(0);
});

it('pruning the log uses the index, however long the log is', async () => {
  await writeOld(20_000, 1);
  await db().execute(sql`analyze events`);
  const { rows } = await db().execute<{ 'QUERY PLAN': string }>(
    sql`explain ${pruneBatch('0', test.clock.now().toISOString())}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']);
  expect(plan.filter((line) => /Index Cond: \(.*"?position"?/.test(line))).toHaveLength(3);
  expect(plan.join()).not.toContain('Seq Scan on events');
});

it('the log contains no events of a deleted channel', async () => {
  const { pod, say } = await conversation();
  const other = await conversation();
  await say('Gone with the pod');
  await other.say('Still there');
  await db().execute(sql`delete from pods where id = ${pod.id}::uuid`);
  const { rows } = await db().execute(sql`
    select payload -> 'message' ->> 'content' as content from events
    where channel_id in (${pod.channelId}::uuid, ${other.pod.channelId}::uuid)`);
  expect(rows).toEqual([{ content: 'Still there' }]);
});
