import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { channelReads, events, membershipFeatures, messages } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { contents, useTalk } from './testing/talk';

const test = useTestApp();
const { podWithTwo, say, channelOf, mark } = useTalk(test);

it('my channels are sorted by name, with pod channels and leader channels in one list', async () => {
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

it('my channels show the newest message and the number of unread messages from others, up to 100', async () => {
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

it('listing my channels takes the same number of statements however many channels there are', async () => {
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

it('my channels are hidden and closed while the Chat feature is off', async () => {
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

it('the read marker moves only forward, and each move is published to the person’s other pages', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const ids = [];
  for (const content of ['one', 'two', 'three']) ids.push(await say(pod, leader, content));
  const [one = '', two = '', three = ''] = ids;
  const read = async (messageId: string) => (await mark(pod, participant, messageId)).body;
  expect(await read(two)).toEqual({ channelId: pod.channelId, lastMessageReadId: two, unread: 1 });
  expect(await read(one)).toEqual({ channelId: pod.channelId, lastMessageReadId: two, unread: 1 });
  expect(await read(two)).toEqual({ channelId: pod.channelId, lastMessageReadId: two, unread: 1 });
  expect(await read(three)).toEqual({ channelId: pod.channelId, lastMessageReadId: three, unread: 0 });
  const published = await test.app.context.database.db.select().from(events).where(eq(events.type, 'read'));
  const own = published.filter(({ audienceUserIds }) => audienceUserIds?.includes(participant.id));
  expect(own.map(({ payload }) => payload.lastMessageReadId)).toEqual([two, three]);
  expect(own.every(({ audienceUserIds }) => audienceUserIds?.length === 1)).toBe(true);
});

it('the read marker ends at the newest message if pages mark messages at the same moment', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const ids: string[] = [];
  for (let number = 0; number < 6; number += 1) ids.push(await say(pod, leader, `Text ${number}`));
  await Promise.all([...ids].reverse().map((id) => mark(pod, participant, id)));
  expect(await channelOf(participant, pod)).toMatchObject({ lastMessageReadId: ids.at(-1), unread: 0 });
});

it('the read marker accepts only messages of its channel', async () => {
  const { pod, participant } = await podWithTwo();
  const elsewhere = await podWithTwo();
  const foreign = await say(elsewhere.pod, elsewhere.leader, 'Elsewhere');
  expect((await mark(pod, participant, foreign)).status).toBe(404);
  expect((await mark(pod, participant, v7())).status).toBe(404);
  const { db } = test.app.context.database;
  expect(await db.select().from(channelReads).where(eq(channelReads.userId, participant.id))).toEqual([]);
});

it("the read marker moves with one’s own messages, without affecting others'", async () => {
  const { pod, leader, participant } = await podWithTwo();
  await say(pod, leader, 'Question');
  const own = await say(pod, participant, 'Answer');
  expect(await channelOf(participant, pod)).toMatchObject({ lastMessageReadId: own, unread: 0 });
  expect(await channelOf(leader, pod)).toMatchObject({ unread: 1 });
});
