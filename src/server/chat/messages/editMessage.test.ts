import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { events } from '../../platform/database/schema';
import { isMessage, useStreams } from '../../platform/events/testing/streams';
import { useTestApp } from '../../testing/app';
import { interleave } from '../../testing/interleave';
import { useTalk } from '../testing/talk';
import { editMessage } from './editMessage';
import { replaceInLog } from './publishMessage';

const test = useTestApp();
const { podWithTwo, say, channelOf, messageUrl, published, messageOf } = useTalk(test);
const { open } = useStreams(test);

it('a sender can edit a message, which then shows when it was edited, and keeps its position and time', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const id = await say(pod, participant, 'Twelve bowls');
  const before = await messageOf(pod, id);
  await say(pod, leader, 'Good');
  test.clock.advance({ minutes: 5 });
  const answer = await (await test.as(participant)).patch(messageUrl(pod, id), { content: ' Fourteen bowls\n' });
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({
    ...before,
    content: ' Fourteen bowls\n',
    version: 1,
    editedEpochMillis: test.clock.now().getTime(),
  });
  expect((await (await test.as(leader)).get(url)).body[0]).toEqual(answer.body);
});

it('an edit reaches others immediately, and does not affect unread counts', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const stream = await open(leader);
  const id = await say(pod, participant, 'Twelve');
  expect(await channelOf(leader, pod)).toMatchObject({ unread: 1 });
  await (await test.as(participant)).patch(messageUrl(pod, id), { content: 'Fourteen' });
  expect(await stream.waitFor(isMessage('Fourteen'))).toMatchObject({ message: { id, version: 1 } });
  expect(await channelOf(leader, pod)).toMatchObject({ unread: 1, messages: [{ content: 'Fourteen' }] });
});

it("an edited message's earlier text is deleted everywhere, and people who were away get the current state", async () => {
  const { pod, leader, participant } = await podWithTwo();
  const stream = await open(leader);
  await say(pod, participant, 'Before');
  await stream.waitFor(isMessage('Before'));
  stream.close();
  const id = await say(pod, participant, 'My secret');
  for (const content of ['My second secret', 'Nothing']) {
    await (await test.as(participant)).patch(messageUrl(pod, id), { content });
  }
  await say(pod, participant, 'After');
  const { db } = test.app.context.database;
  expect(JSON.stringify(await db.select().from(events))).not.toContain('secret');
  const again = await open(leader, { lastEventId: stream.lastId() });
  await again.waitFor(isMessage('After'));
  const present = await messageOf(pod, id);
  const received = again.events().flatMap((event) => (event.type === 'message' ? [event.message] : []));
  expect(received.filter((message) => message.id === id)).toEqual([present, present, present]);
});

it('saving the same text changes nothing', async () => {
  const { pod, participant } = await podWithTwo();
  const id = await say(pod, participant, 'Twelve');
  const actor = await test.as(participant);
  await actor.patch(messageUrl(pod, id), { content: 'Fourteen' });
  test.clock.advance({ minutes: 1 });
  const { body } = await actor.patch(messageUrl(pod, id), { content: 'Fourteen' });
  expect(body).toEqual(await messageOf(pod, id));
  expect(body).toMatchObject({ version: 1 });
  expect(await published(id)).toHaveLength(2);
});

it('someone else’s message cannot be edited, not even by the pod’s leader', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, participant, 'Mine');
  expect(await (await test.as(leader)).patch(messageUrl(pod, id), { content: 'Yours' })).toMatchObject({
    status: 409,
    body: { code: 'not_sender', detail: 'You can only change your own messages.' },
  });
  expect(await messageOf(pod, id)).toMatchObject({ content: 'Mine' });
});

it('a removed message cannot be edited', async () => {
  const { pod, participant } = await podWithTwo();
  const id = await say(pod, participant, 'Mine');
  const actor = await test.as(participant);
  await actor.delete(messageUrl(pod, id));
  expect(await actor.patch(messageUrl(pod, id), { content: 'Back' })).toMatchObject({
    status: 409,
    body: { code: 'message_removed' },
  });
});

it.each(['', ' \n', 'x'.repeat(4001)])('an edit must follow the same rules as a message', async (content) => {
  const { pod, participant } = await podWithTwo();
  const id = await say(pod, participant, 'Mine');
  expect((await (await test.as(participant)).patch(messageUrl(pod, id), { content })).status).toBe(400);
});

it('a message is found only in its own channel, and only by people in that channel', async () => {
  const [{ pod, participant }, elsewhere] = [await podWithTwo(), await podWithTwo()];
  const id = await say(pod, participant, 'Mine');
  const input = { content: 'Changed' };
  expect((await (await test.as(elsewhere.leader)).patch(messageUrl(elsewhere.pod, id), input)).status).toBe(404);
  expect((await (await test.as(elsewhere.leader)).patch(messageUrl(pod, id), input)).status).toBe(404);
  expect((await (await test.as(participant)).patch(messageUrl(pod, v7()), input)).status).toBe(404);
});

it('concurrent edits are published in the order of their versions, and the last one remains', async () => {
  const { pod, participant } = await podWithTwo();
  const id = await say(pod, participant, 'First');
  const caller = { userId: participant.id, name: 'Somebody' };
  const place = { channelId: pod.channelId, messageId: id, caller };
  const second = await interleave(
    test.app.context,
    (context) => editMessage(context, place, { content: 'Second' }),
    () => editMessage(test.app.context, place, { content: 'Third' }),
  );
  expect(second).toMatchObject({ content: 'Third', version: 2 });
  expect(await messageOf(pod, id)).toEqual(second);
  const versions = (await published(id)).map(({ version = 0 }) => version);
  expect(versions).toEqual([...versions].sort());
  expect((await published(id)).at(-1)).toEqual(second);
});

it("the log finds a message's states by id, however busy the channel is", async () => {
  const { pod, leader } = await podWithTwo();
  const message = await messageOf(pod, await say(pod, leader, 'One'));
  if (!message) throw new Error('No message');
  const { db } = test.app.context.database;
  const at = test.clock.now().toISOString();
  await db.execute(sql`
    insert into events (channel_id, type, payload, created_at)
    select ${pod.channelId}::uuid, 'message', jsonb_build_object('message', jsonb_build_object('id', gen_random_uuid())), ${at}
    from generate_series(1, 5000)`);
  await db.execute(sql`analyze events`);
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${replaceInLog(message)}`);
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => /Scan/.test(line));
  expect(scans.join()).toContain('events_message');
  expect(scans.join()).not.toMatch(/Seq Scan|events_channel/);
});
