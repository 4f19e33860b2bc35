import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { events, messages, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { untilLockAwaited } from '../../testing/interleave';
import { contents, useTalk } from '../testing/talk';
import { removeMessagesOf } from './removeMessages';

const test = useTestApp();
const { podWithTwo, say, channelOf, messageOf } = useTalk(test);

it('a message is returned in full and can be read by others in the channel', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const clientId = v7();
  const { body } = await (await test.as(participant)).post(url, { content: 'Hello, all', clientId });
  expect(body).toEqual({
    id: expect.any(String),
    channelId: pod.channelId,
    senderId: participant.id,
    senderName: `${participant.firstName} ${participant.lastName}`,
    content: 'Hello, all',
    createdEpochMillis: test.clock.now().getTime(),
    clientId,
  });
  expect((await (await test.as(leader)).get(url)).body).toEqual([body]);
});

it('a message shows its sender’s photo, both when sent and when read', async () => {
  const { pod, participant, url } = await podWithTwo();
  const photoId = '0190f3a2-7c11-4a40-8b1e-2f6d5c4b3a01';
  await test.app.context.database.db.update(users).set({ photoId }).where(eq(users.id, participant.id));
  const { body } = await (await test.as(participant)).post(url, { content: 'Hello, all' });
  expect(body).toMatchObject({ senderPhotoId: photoId });
  expect(await messageOf(pod, body.id)).toEqual(body);
});

it.each(['', ' ', '\n\t '])('an empty message (%j) is rejected with a reason', async (content) => {
  const { leader, url } = await podWithTwo();
  const answer = await (await test.as(leader)).post(url, { content });
  expect(answer.status).toBe(400);
  if (content !== '')
    expect(answer.body.errors).toMatchObject([{ path: 'content', message: 'Message cannot be empty' }]);
  expect((await (await test.as(leader)).get(url)).body).toEqual([]);
});

it('a message has up to 4,000 characters, counted as people count them', async () => {
  const { leader, url } = await podWithTwo();
  const actor = await test.as(leader);
  for (const content of ['x', 'x'.repeat(4000), '👍'.repeat(4000)]) {
    const answer = await actor.post(url, { content });
    expect(answer).toMatchObject({ status: 200, body: { content } });
  }
  for (const content of ['x'.repeat(4001), '👍'.repeat(4001)]) {
    expect((await actor.post(url, { content })).status).toBe(400);
  }
});

it('a message keeps its spaces, markup and symbols as plain text', async () => {
  const { leader, url } = await podWithTwo();
  const content = "  <b>two</b>\n lines; '); drop table messages; -- \u202E שלום 👩‍👩‍👧 ";
  expect((await (await test.as(leader)).post(url, { content })).body.content).toBe(content);
  const half = await (await test.as(leader)).post(url, { content: 'half \uD800 of a sign' });
  expect(half.body.content).toBe('half \uFFFD of a sign');
});

it('sending a message again with the same client id returns the first message, even at the same moment', async () => {
  const { leader, participant, url } = await podWithTwo();
  const actor = await test.as(participant);
  const input = { content: 'Once', clientId: v7() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => actor.post(url, input)));
  answers.push(await actor.post(url, { ...input, content: 'Changed' }));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(contents(await (await test.as(leader)).get(url))).toEqual(['Once']);
  const published = await test.app.context.database.db.select().from(events).where(eq(events.type, 'message'));
  const ids = published.map(({ payload }) => (payload as { message: { id: string } }).message.id);
  expect(ids.filter((id) => id === answers[0]?.body.id)).toHaveLength(1);
});

it('a message with someone else’s client id is a separate message', async () => {
  const { leader, participant, url } = await podWithTwo();
  const clientId = v7();
  await (await test.as(participant)).post(url, { content: 'Mine', clientId });
  await (await test.as(leader)).post(url, { content: 'Mine too', clientId });
  expect(contents(await (await test.as(leader)).get(url))).toEqual(['Mine', 'Mine too']);
});

it('a message to a channel being deleted is not found', async () => {
  const { pod, leader, url } = await podWithTwo();
  const actor = await test.as(leader);
  const { pool } = test.app.context.database;
  const deleting = await pool.connect();
  await deleting.query('begin');
  await deleting.query('delete from channels where id = $1', [pod.channelId]);
  const answer = actor.post(url, { content: 'Too late' });
  await untilLockAwaited(test.app.context).finally(() => deleting.query('commit').finally(() => deleting.release()));
  expect(await answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('a message from a deleted account reads Message removed, also in the event log', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  await say(pod, participant, 'My secret');
  await test.app.context.act((act) => removeMessagesOf(act, participant.id, 10));
  const { db } = test.app.context.database;
  await db.update(messages).set({ senderId: null }).where(eq(messages.senderId, participant.id));
  const [removed] = (await (await test.as(leader)).get(url)).body;
  expect(removed).toMatchObject({ content: 'Message removed', removed: true, senderName: 'Former member' });
  expect((await channelOf(leader, pod))?.messages).toMatchObject([{ content: 'Message removed' }]);
  expect(JSON.stringify(await db.select().from(events))).not.toContain('My secret');
  expect(JSON.stringify(await db.select().from(messages))).not.toContain('My secret');
});

it("a channel's messages are listed oldest first: by default the newest 50, and others by `before`, `after` and `limit`", async () => {
  const { pod, leader, url } = await podWithTwo();
  for (let number = 1; number <= 55; number += 1) await say(pod, leader, `Text ${number}`);
  const actor = await test.as(leader);
  const newest = await actor.get(url);
  expect(contents(newest)).toEqual(Array.from({ length: 50 }, (_, index) => `Text ${index + 6}`));

  const before = await actor.get(`${url}?before=${newest.body[0].id}`);
  expect(contents(before)).toEqual(['Text 1', 'Text 2', 'Text 3', 'Text 4', 'Text 5']);
  const lastTwoBefore = await actor.get(`${url}?before=${newest.body[0].id}&limit=2`);
  expect(contents(lastTwoBefore)).toEqual(['Text 4', 'Text 5']);
  const firstTwoAfter = await actor.get(`${url}?after=${before.body[0].id}&limit=2`);
  expect(contents(firstTwoAfter)).toEqual(['Text 2', 'Text 3']);
  const between = await actor.get(`${url}?after=${before.body[0].id}&before=${before.body[3].id}`);
  expect(contents(between)).toEqual(['Text 2', 'Text 3']);
  expect(contents(await actor.get(`${url}?after=${newest.body[49].id}`))).toEqual([]);
  expect((await actor.get(`${url}?limit=200`)).body).toHaveLength(55);
});

it.each(['limit=0', 'limit=201', 'limit=many', 'before=1', 'after=x', 'colour=red'])(
  'an invalid page of messages is refused: %s',
  async (query) => {
    const { leader, url } = await podWithTwo();
    expect((await (await test.as(leader)).get(`${url}?${query}`)).status).toBe(400);
  },
);

it("listing a channel's messages takes the same number of statements however many messages there are", async () => {
  const { pod, leader, url } = await podWithTwo();
  const actor = await test.as(leader);
  await say(pod, leader, 'One');
  const few = await test.countStatements(() => actor.get(url));
  for (let number = 0; number < 20; number += 1) await say(pod, leader, `Text ${number}`);
  const many = await test.countStatements(() => actor.get(url));
  expect(many.statements.length).toBe(few.statements.length);
  expect(many.statements.length).toBeLessThanOrEqual(6);
});

it('senders appear under their current names', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  await say(pod, participant, 'Who am I?');
  const { db } = test.app.context.database;
  await db.update(users).set({ firstName: 'New', lastName: 'Name' }).where(eq(users.id, participant.id));
  expect((await (await test.as(leader)).get(url)).body[0].senderName).toBe('New Name');
});
