import { sql, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import { channelPeople, eventWithoutPeople } from '../../chat';
import { useTestApp } from '../../testing/app';
import { sessionIsAlive } from '../../session/login/sessions';
import { readEvents, readMissed, type ResumePoint } from './missed';
import { readSnapshot, type RunQuery } from './reader';
import { parseWatermark } from './snapshot';
import { aboutNotification, contents, isMessage, useStreams } from './testing/streams';

const test = useTestApp();
const { open, anotherProcess, conversation } = useStreams(test);

const run: RunQuery = async (query) => (await test.app.context.database.db.execute(query)).rows;
const readership = { channelPeople, sessionIsAlive, withoutPeople: eventWithoutPeople };

async function writeFor(...userIds: string[]): Promise<string> {
  const id = v7();
  await test.app.context.database.db.execute(sql`
    insert into events (audience_user_ids, type, payload, created_at)
    values (${`{${userIds.join(',')}}`}::uuid[], 'notification', ${JSON.stringify({ notificationId: id, dismissed: false })}::jsonb,
      ${test.clock.now().toISOString()}::timestamptz)`);
  return id;
}

async function transactionsOf(channelId: string): Promise<bigint[]> {
  const rows = await run(sql`
    select transaction_id::text as id from events where channel_id = ${channelId}::uuid order by position`);
  return rows.map(({ id }) => BigInt(id as string));
}

const transactionIn = (id: string) => parseWatermark(id)?.transactionId ?? 0n;

const numberOf = (content: string) => parseInt(content, 10);

const optionsNow = async () => ({
  seen: await readSnapshot(run),
  now: test.clock.now(),
  limit: 500,
  pieceBytes: 1_000,
});

it('missed events are those that name the person, alone or with others, or belong to one of their channels', async () => {
  const { reader, leader, say } = await conversation();
  const other = await conversation();
  const first = await open(reader);
  const lastEventId = first.lastId();
  first.close();
  const mine = [await writeFor(reader.id), await writeFor(leader.id, reader.id)];
  const notMine = [await writeFor(leader.id), await writeFor(leader.id, other.reader.id)];
  await other.say('Elsewhere');
  await say('Here');
  const again = await open(reader, { lastEventId, app: await anotherProcess() });
  await again.waitFor(isMessage('Here'));
  for (const id of mine) await again.waitFor(aboutNotification(id));
  expect(again.events()).toHaveLength(3);
  for (const id of notMine) expect(JSON.stringify(again.events())).not.toContain(id);
});

it('missed events from many transactions are resumed from the middle without a gap', async () => {
  const { pod, reader, say } = await conversation();
  const first = await open(reader);
  const lastEventId = first.lastId();
  first.close();
  const said = Array.from({ length: 90 }, (_, index) => String(index).padEnd(3_900, '.'));
  for (const content of said) await say(content);
  const transactions = await transactionsOf(pod.channelId);
  const app = await anotherProcess();
  const whole = await open(reader, { lastEventId, app });
  const mark = await whole.waitForFrame(({ name }) => name === 'mark');
  expect(contents(whole).map(numberOf)).toEqual(said.map(numberOf));
  const messages = whole.frames.filter(({ event }) => event?.type === 'message');
  // The position where the stream ended; an open transaction in any database of the cluster holds it back.
  const end = transactionIn(mark.id);
  for (const at of [0, 40, 59, 60, 61, 62, 63, 64, 65, 66, 67, 88]) {
    const id = messages[at]?.id ?? '';
    const next = transactions[at + 1] ?? end;
    expect(transactionIn(id)).toBe(next < end ? next : end);
    const rest = await open(reader, { lastEventId: id, app });
    await rest.waitForFrame(({ name }) => name === 'mark');
    const left = said.filter((_, index) => (transactions[index] ?? end) >= transactionIn(id));
    expect(contents(rest).map(numberOf)).toEqual(left.map(numberOf));
    rest.close();
  }
});

it('missed events are counted up to the limit, and not read beyond it', async () => {
  const { reader } = await conversation();
  const { xmin } = await readSnapshot(run);
  for (let count = 0; count < 4; count += 1) await writeFor(reader.id);
  const caller = { userId: reader.id, sessionId: v7() };
  const read = async (limit: number) =>
    readMissed(run, readership, caller, { transactionId: xmin, sentAt: 0 }, { ...(await optionsNow()), limit });
  expect(await read(3)).toMatchObject({ isTooMuch: true, events: [], rest: [] });
  expect((await read(4)).events).toHaveLength(4);
});

it('missed events are read up to a number of bytes; the remaining events are listed by position', async () => {
  const { reader } = await conversation();
  const { xmin } = await readSnapshot(run);
  for (let count = 0; count < 20; count += 1) await writeFor(reader.id);
  const caller = { userId: reader.id, sessionId: v7() };
  const { events, rest } = await readMissed(
    run,
    readership,
    caller,
    { transactionId: xmin, sentAt: 0 },
    await optionsNow(),
  );
  const size = events[0]?.payload.length ?? 0;
  expect(events).toHaveLength(Math.floor(1_000 / size));
  expect(rest.map((one) => one.size)).toEqual(Array.from({ length: 20 - events.length }, () => size));
  expect(new Set([...events, ...rest].map(({ position }) => position)).size).toBe(20);
});

it('missed events that are read later exclude events that the person may no longer see', async () => {
  const { pod, reader, say } = await conversation();
  const { xmin } = await readSnapshot(run);
  await say('To who is in it');
  const named = await writeFor(reader.id);
  const caller = { userId: reader.id, sessionId: v7() };
  const options = { ...(await optionsNow()), pieceBytes: 0 };
  const { rest } = await readMissed(run, readership, caller, { transactionId: xmin, sentAt: 0 }, options);
  const positions = rest.map(({ position }) => position);
  const read = async () => (await readEvents(run, readership, caller, positions)).map(({ payload }) => payload).join();
  expect(await read()).toMatch(new RegExp(`To who is in it.*${named}`));
  await test.app.context.database.db.execute(
    sql`delete from pod_members where pod_id = ${pod.id}::uuid and user_id = ${reader.id}::uuid`,
  );
  expect(await read()).toContain(named);
  expect(await read()).not.toContain('To who is in it');
});

it('missed events that are read later exclude messages that have been hidden since', async () => {
  const { leader, reader, say } = await conversation();
  const { xmin } = await readSnapshot(run);
  await say('To who blocks me');
  const caller = { userId: reader.id, sessionId: v7() };
  const options = { ...(await optionsNow()), pieceBytes: 0 };
  const { rest } = await readMissed(run, readership, caller, { transactionId: xmin, sentAt: 0 }, options);
  const read = () =>
    readEvents(
      run,
      readership,
      caller,
      rest.map(({ position }) => position),
    );
  expect(await read()).toHaveLength(1);
  await (await test.as(reader)).put(`/v1/blocks/${leader.id}`);
  expect(await read()).toEqual([]);
});

it.each<[what: string, since: (from: bigint) => ResumePoint, indexes: string[]]>([
  [
    'a transaction',
    (transactionId) => ({ transactionId, sentAt: 0 }),
    ['events_channel', 'events_person', 'events_people'],
  ],
  ['an instant', () => ({ instant: test.clock.now() }), ['events_created', 'events_channel']],
])('events missed since %s are found through an index, however long the log is', async (_what, since, indexes) => {
  const { reader } = await conversation();
  const options = await optionsNow();
  const plans: string[] = [];
  await test.app.context.database.db.transaction(async (tx) => {
    // With so few rows the planner would scan the table, or use any index.
    await tx.execute(sql`set local enable_seqscan = off`);
    const explain: RunQuery = async (query: SQL) => {
      plans.push(JSON.stringify((await tx.execute(sql`explain (format json) ${query}`)).rows));
      return (await tx.execute(query)).rows;
    };
    const caller = { userId: reader.id, sessionId: v7() };
    await readMissed(explain, readership, caller, since(options.seen.xmin), options);
  });
  for (const index of indexes) expect(plans.join()).toContain(`"${index}"`);
  expect(plans.join()).not.toMatch(/"Seq Scan","[^{}]*"Relation Name":"events"/);
});
