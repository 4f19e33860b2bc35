import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { channelReads, events, membershipFeatures, messages, users } from '../db/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';
import { removeMessagesOf } from './service';

const test = useTestApp();

async function podWithTwo() {
  const pod = await test.make.pod();
  const participant = await test.make.participant(pod);
  return { pod, leader: pod.leader as TestUser, participant, url: `/v1/channels/${pod.channelId}/messages` };
}

async function say(pod: TestPod, person: TestUser, content: string): Promise<string> {
  const answer = await (await test.as(person)).post(`/v1/channels/${pod.channelId}/messages`, { content });
  expect(answer.status).toBe(200);
  return answer.body.id as string;
}

async function channelOf(person: TestUser, pod: TestPod) {
  const { body } = await (await test.as(person)).get('/v1/channels/my-channels');
  return (body as { id: string }[]).find(({ id }) => id === pod.channelId);
}

const mark = async (pod: TestPod, person: TestUser, messageId: string) =>
  (await test.as(person)).post(`/v1/channels/${pod.channelId}/subscribers`, { messageId, status: 'READ' });

const contents = (answer: { body: { content: string }[] }) => answer.body.map(({ content }) => content);

describe('a message', () => {
  it('is answered whole and read by the others in the channel', async () => {
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

  it.each(['', ' ', '\n\t '])('that says nothing (%j) is refused with the reason', async (content) => {
    const { leader, url } = await podWithTwo();
    const answer = await (await test.as(leader)).post(url, { content });
    expect(answer.status).toBe(400);
    if (content !== '') expect(answer.body.errors).toEqual([{ path: 'content', message: 'Message cannot be empty' }]);
    expect((await (await test.as(leader)).get(url)).body).toEqual([]);
  });

  it('has up to 4,000 characters, counted as people count them', async () => {
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

  it('keeps its own spaces, markup and signs as plain text', async () => {
    const { leader, url } = await podWithTwo();
    const content = "  <b>two</b>\n lines; '); drop table messages; -- \u202E שלום 👩‍👩‍👧 ";
    expect((await (await test.as(leader)).post(url, { content })).body.content).toBe(content);
    const half = await (await test.as(leader)).post(url, { content: 'half \uD800 of a sign' });
    expect(half.body.content).toBe('half \uFFFD of a sign');
  });

  it('sent again with the same client id is the message already sent, even at the same moment', async () => {
    const { leader, participant, url } = await podWithTwo();
    const actor = await test.as(participant);
    const input = { content: 'Once', clientId: v7() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => actor.post(url, input)));
    answers.push(await actor.post(url, { ...input, content: 'Changed' }));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(contents(await (await test.as(leader)).get(url))).toEqual(['Once']);
    const told = await test.app.context.database.db.select().from(events).where(eq(events.type, 'message'));
    const ids = told.map(({ payload }) => (payload as { message: { id: string } }).message.id);
    expect(ids.filter((id) => id === answers[0]?.body.id)).toHaveLength(1);
  });

  it('with a client id of somebody else’s is a message of one’s own', async () => {
    const { leader, participant, url } = await podWithTwo();
    const clientId = v7();
    await (await test.as(participant)).post(url, { content: 'Mine', clientId });
    await (await test.as(leader)).post(url, { content: 'Mine too', clientId });
    expect(contents(await (await test.as(leader)).get(url))).toEqual(['Mine', 'Mine too']);
  });

  it('of somebody whose account is gone reads Message removed, in the log of events too', async () => {
    const { pod, leader, participant, url } = await podWithTwo();
    await say(pod, participant, 'My secret');
    await test.app.context.act((act) => removeMessagesOf(act, participant.id));
    const { db } = test.app.context.database;
    await db.update(messages).set({ senderId: null }).where(eq(messages.senderId, participant.id));
    const [removed] = (await (await test.as(leader)).get(url)).body;
    expect(removed).toMatchObject({ content: 'Message removed', removed: true, senderName: 'Former member' });
    const [preview] = ((await channelOf(leader, pod)) as unknown as { messages: { content: string }[] }).messages;
    expect(preview?.content).toBe('Message removed');
    expect(JSON.stringify(await db.select().from(events))).not.toContain('My secret');
    expect(JSON.stringify(await db.select().from(messages))).not.toContain('My secret');
  });
});

describe('the messages of a channel', () => {
  it('come oldest first, the newest 50 unless asked otherwise', async () => {
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
    'are not given for a page that can’t be: %s',
    async (query) => {
      const { leader, url } = await podWithTwo();
      expect((await (await test.as(leader)).get(`${url}?${query}`)).status).toBe(400);
    },
  );

  it('cost as many statements when there are many', async () => {
    const { pod, leader, url } = await podWithTwo();
    const actor = await test.as(leader);
    await say(pod, leader, 'One');
    const few = await test.countStatements(() => actor.get(url));
    for (let number = 0; number < 20; number += 1) await say(pod, leader, `Text ${number}`);
    const many = await test.countStatements(() => actor.get(url));
    expect(many.statements.length).toBe(few.statements.length);
    expect(many.statements.length).toBeLessThanOrEqual(6);
  });
});

describe('my channels', () => {
  it('are sorted by name, pods and leader channels alike', async () => {
    const membership = await test.make.membership({ name: 'Momentum' });
    const leader = await test.make.member(membership, { leaderStatus: 'SIGNED_OFF' });
    const led = await test.make.pod({ membership, leader, name: 'zebra' });
    const joined = await test.make.pod({ membership, name: 'Älteste' });
    await test.make.participant(joined, leader);
    const { body } = await (await test.as(leader)).get('/v1/channels/my-channels');
    expect(body).toMatchObject([
      { name: 'Älteste', leaderChannel: false, podId: joined.id, leaderName: expect.any(String) },
      { name: 'Momentum Leaders', leaderChannel: true, membershipName: 'Momentum', businessId: membership.business.id },
      { name: 'zebra', leaderChannel: false, podId: led.id, leaderName: `${leader.firstName} ${leader.lastName}` },
    ]);
    expect(body[1].podId ?? body[1].leaderName).toBeUndefined();
  });

  it('show the newest message and count what others wrote since, up to 100', async () => {
    const { pod, leader, participant } = await podWithTwo();
    expect(await channelOf(participant, pod)).toMatchObject({ unread: 0, messages: [] });
    const first = await say(pod, leader, 'First');
    await say(pod, leader, 'Second');
    const newest = await say(pod, participant, 'Third');
    expect(await channelOf(leader, pod)).toMatchObject({
      unread: 1,
      lastMessageId: newest,
      messages: [{ id: newest, content: 'Third' }],
    });
    expect(await channelOf(participant, pod)).toMatchObject({ unread: 0, lastMessageReadId: newest });
    expect((await mark(pod, leader, first)).body.unread).toBe(1);

    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: v7({ msecs: test.clock.now().getTime() + 1 + index }),
      channelId: pod.channelId,
      senderId: leader.id,
      content: `Text ${index}`,
      createdAt: test.clock.now(),
    }));
    await test.app.context.database.db.insert(messages).values(rows);
    expect(await channelOf(participant, pod)).toMatchObject({ unread: 100 });
    expect((await mark(pod, participant, rows[69]?.id ?? '')).body).toMatchObject({ unread: 50 });
  });

  it('cost as many statements when there are many', async () => {
    const membership = await test.make.membership();
    const owner = membership.business.owner;
    const actor = await test.as(owner);
    const few = await test.countStatements(() => actor.get('/v1/channels/my-channels'));
    for (let number = 0; number < 5; number += 1) await test.make.membership({ business: membership.business });
    const many = await test.countStatements(() => actor.get('/v1/channels/my-channels'));
    expect([few.result.body.length, many.result.body.length]).toEqual([1, 6]);
    expect(many.statements.length).toBe(few.statements.length);
    expect(many.statements.length).toBeLessThanOrEqual(6);
  });

  it('are gone, and closed, while the feature Chat is off', async () => {
    const { pod, leader, url } = await podWithTwo();
    await say(pod, leader, 'Hello');
    const { db } = test.app.context.database;
    await db.insert(membershipFeatures).values({ membershipId: pod.membership.id, name: 'Chat', disabled: true });
    const actor = await test.as(leader);
    expect((await actor.get('/v1/channels/my-channels')).body).toEqual([]);
    expect((await actor.get(url)).status).toBe(404);
    expect((await actor.post(url, { content: 'Anybody?' })).status).toBe(404);
    await db.update(membershipFeatures).set({ disabled: false });
    expect(contents(await actor.get(url))).toEqual(['Hello']);
  });
});

describe('the marker of what is read', () => {
  it('moves forward only, and tells one’s other pages when it does', async () => {
    const { pod, leader, participant } = await podWithTwo();
    const ids = [];
    for (const content of ['one', 'two', 'three']) ids.push(await say(pod, leader, content));
    const [one = '', two = '', three = ''] = ids;
    const read = async (messageId: string) => (await mark(pod, participant, messageId)).body;
    expect(await read(two)).toEqual({ channelId: pod.channelId, lastMessageReadId: two, unread: 1 });
    expect(await read(one)).toEqual({ channelId: pod.channelId, lastMessageReadId: two, unread: 1 });
    expect(await read(two)).toEqual({ channelId: pod.channelId, lastMessageReadId: two, unread: 1 });
    expect(await read(three)).toEqual({ channelId: pod.channelId, lastMessageReadId: three, unread: 0 });
    const told = await test.app.context.database.db.select().from(events).where(eq(events.type, 'read'));
    const own = told.filter(({ audienceUserIds }) => audienceUserIds?.includes(participant.id));
    expect(own.map(({ payload }) => payload.lastMessageReadId)).toEqual([two, three]);
    expect(own.every(({ audienceUserIds }) => audienceUserIds?.length === 1)).toBe(true);
  });

  it('ends at the newest when pages mark at the same moment', async () => {
    const { pod, leader, participant } = await podWithTwo();
    const ids: string[] = [];
    for (let number = 0; number < 6; number += 1) ids.push(await say(pod, leader, `Text ${number}`));
    await Promise.all([...ids].reverse().map((id) => mark(pod, participant, id)));
    expect(await channelOf(participant, pod)).toMatchObject({ lastMessageReadId: ids.at(-1), unread: 0 });
  });

  it('is set by messages of its channel only', async () => {
    const { pod, participant } = await podWithTwo();
    const elsewhere = await podWithTwo();
    const foreign = await say(elsewhere.pod, elsewhere.leader, 'Elsewhere');
    expect((await mark(pod, participant, foreign)).status).toBe(404);
    expect((await mark(pod, participant, v7())).status).toBe(404);
    const { db } = test.app.context.database;
    expect(await db.select().from(channelReads).where(eq(channelReads.userId, participant.id))).toEqual([]);
  });

  it('goes with one’s own message, and leaves those of others alone', async () => {
    const { pod, leader, participant } = await podWithTwo();
    await say(pod, leader, 'Question');
    const own = await say(pod, participant, 'Answer');
    expect(await channelOf(participant, pod)).toMatchObject({ lastMessageReadId: own, unread: 0 });
    expect(await channelOf(leader, pod)).toMatchObject({ unread: 1 });
  });
});

it('the names of senders are those they have now', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  await say(pod, participant, 'Who am I?');
  const { db } = test.app.context.database;
  await db.update(users).set({ firstName: 'New', lastName: 'Name' }).where(eq(users.id, participant.id));
  expect((await (await test.as(leader)).get(url)).body[0].senderName).toBe('New Name');
});
