import { and, eq } from 'drizzle-orm';
import { events } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { publishChannelChange } from './channelChanges';
import { useTalk } from './testing/talk';

const test = useTestApp();
const { podWithTwo, say, channelOf, mark, markUnread } = useTalk(test);

async function readConversation() {
  const { pod, leader, participant } = await podWithTwo();
  const ids = [];
  for (const content of ['one', 'two', 'three']) ids.push(await say(pod, leader, content));
  const [one = '', two = '', three = ''] = ids;
  await mark(pod, participant, three);
  return { pod, leader, participant, one, two, three };
}

const publishedReads = async (userId: string) => {
  const { db } = test.app.context.database;
  const rows = await db
    .select({ payload: events.payload, audience: events.audienceUserIds })
    .from(events)
    .where(and(eq(events.type, 'read')));
  return rows.filter(({ audience }) => audience?.includes(userId)).map(({ payload }) => payload);
};

it("marking a message unread makes that message and all later ones unread, on all the person's pages", async () => {
  const { pod, participant, one, two } = await readConversation();
  const { body } = await markUnread(pod, participant, two);
  expect(body).toEqual({ channelId: pod.channelId, lastMessageReadId: one, unread: 2 });
  expect(await channelOf(participant, pod)).toMatchObject({ lastMessageReadId: one, unread: 2 });
  expect((await publishedReads(participant.id)).at(-1)).toMatchObject({ status: 'UNREAD', lastMessageReadId: one });
});

it('marking unread never moves the marker forward', async () => {
  const { pod, participant, one, two, three } = await readConversation();
  await markUnread(pod, participant, two);
  const before = (await publishedReads(participant.id)).length;
  for (const id of [two, three]) {
    expect((await markUnread(pod, participant, id)).body).toMatchObject({ lastMessageReadId: one, unread: 2 });
  }
  expect(await publishedReads(participant.id)).toHaveLength(before);
});

it('when all messages are marked unread, none counts as read, and reading continues from the first', async () => {
  const { pod, participant, one, two } = await readConversation();
  const { body } = await markUnread(pod, participant, one);
  expect(body).toEqual({ channelId: pod.channelId, unread: 3 });
  expect(await channelOf(participant, pod)).not.toHaveProperty('lastMessageReadId');
  const published = (await publishedReads(participant.id)).at(-1);
  expect(published).toMatchObject({ status: 'UNREAD' });
  expect(published).not.toHaveProperty('lastMessageReadId');
  expect((await mark(pod, participant, two)).body).toMatchObject({ lastMessageReadId: two, unread: 1 });
});

it('marking unread has no effect for a person who hasn’t read any messages', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const first = await say(pod, leader, 'one');
  const second = await say(pod, leader, 'two');
  for (const id of [first, second]) {
    expect((await markUnread(pod, participant, id)).body).toEqual({ channelId: pod.channelId, unread: 2 });
  }
});

it('a person’s own messages are not counted, and writing marks everything as read', async () => {
  const { pod, leader, participant, two } = await readConversation();
  await say(pod, participant, 'mine');
  await say(pod, leader, 'four');
  expect((await markUnread(pod, participant, two)).body).toMatchObject({ unread: 3 });
  await say(pod, participant, 'mine again');
  expect(await channelOf(participant, pod)).toMatchObject({ unread: 0 });
});

it('a person who returns to a channel they had marked unread has no old unread messages', async () => {
  const { pod, participant, one } = await readConversation();
  await markUnread(pod, participant, one);
  await test.app.context.act((act) => publishChannelChange(act, pod.id, participant.id, 'added'));
  expect(await channelOf(participant, pod)).toMatchObject({ unread: 0 });
});

it('only a message of the channel can be marked unread', async () => {
  const [{ pod, participant }, elsewhere] = [await readConversation(), await readConversation()];
  expect((await markUnread(pod, participant, elsewhere.one)).status).toBe(404);
  expect(await channelOf(participant, pod)).toMatchObject({ unread: 0 });
});
