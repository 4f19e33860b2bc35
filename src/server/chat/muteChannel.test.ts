import { asc, sql } from 'drizzle-orm';
import { events } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';
import { useDigests } from './testing/digests';
import { useTalk } from './testing/talk';

const test = useTestApp();
const { podWithTwo, say, channelOf } = useTalk(test);
const { look, pass, toldTo } = useDigests(test);

const mute = async (pod: TestPod, person: TestUser, muted: boolean) =>
  (await test.as(person)).put(`/v1/channels/${pod.channelId}/mute`, { muted });

const channelEvents = (person: TestUser) =>
  test.app.context.database.db
    .select({ payload: events.payload })
    .from(events)
    .where(sql`${events.type} = 'channel' and ${events.audienceUserIds} = ${`{${person.id}}`}::uuid[]`)
    .orderBy(asc(events.position));

it('a person mutes a chat for themselves alone, and their pages are informed once per change', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const before = (await channelEvents(participant)).length;
  for (const muted of [true, true, false]) {
    expect((await mute(pod, participant, muted)).body).toEqual({ muted });
    expect((await channelOf(participant, pod))?.muted).toBe(muted || undefined);
  }
  expect(await channelOf(leader, pod)).not.toHaveProperty('muted');
  const news = (await channelEvents(participant)).slice(before).map(({ payload }) => payload);
  expect(news).toEqual(Array(2).fill({ channelId: pod.channelId, change: 'changed' }));
});

it('a muted chat’s messages are in no digest, not even one that waits to be sent, but stay unread', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await say(pod, leader, 'One');
  await pass({ hours: 1 });
  expect(await toldTo(participant)).toHaveLength(1);
  await mute(pod, participant, true);
  expect(await toldTo(participant)).toEqual([]);
  await test.app.context.jobs.drain();
  await say(pod, leader, 'Two');
  await pass({ hours: 2 });
  expect(await toldTo(participant)).toEqual([]);
  expect((await channelOf(participant, pod))?.unread).toBe(2);
  await mute(pod, participant, false);
  await say(pod, leader, 'Three');
  await pass({ hours: 1 });
  await look();
  expect(await toldTo(participant)).toMatchObject([{ channels: [{ count: 1, lines: [{ text: 'Three' }] }] }]);
});

it('a mention in a muted chat still reaches the person', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  await mute(pod, participant, true);
  const content = `@${participant.firstName} ${participant.lastName}?`;
  await (await test.as(leader)).post(url, { content, mentions: [participant.id] });
  const { body } = await (await test.as(participant)).get('/v1/notifications/my-notifications');
  expect(body).toHaveLength(1);
});
