import { asc, sql } from 'drizzle-orm';
import type { Channel, Message } from '../../../contract/entities.gen';
import { events, messageReactions } from '../../platform/database/schema';
import type { Emoji } from '../../../domain/chat/reactions';
import type { TestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';

export function useTalk(test: TestApp) {
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

  async function channelOf(person: TestUser, pod: TestPod): Promise<Channel | undefined> {
    const { body } = await (await test.as(person)).get('/v1/channels/my-channels');
    return (body as Channel[]).find(({ id }) => id === pod.channelId);
  }

  const mark = async (pod: TestPod, person: TestUser, messageId: string) =>
    (await test.as(person)).post(`/v1/channels/${pod.channelId}/subscribers`, { messageId, status: 'READ' });

  const markUnread = async (pod: TestPod, person: TestUser, messageId: string) =>
    (await test.as(person)).post(`/v1/channels/${pod.channelId}/subscribers`, { messageId, status: 'UNREAD' });

  const messageUrl = (pod: TestPod, messageId: string) => `/v1/channels/${pod.channelId}/messages/${messageId}`;
  const reactionUrl = (pod: TestPod, messageId: string, emoji: Emoji) =>
    `${messageUrl(pod, messageId)}/reactions/${encodeURIComponent(emoji)}`;

  async function published(messageId: string): Promise<Message[]> {
    const rows = await test.app.context.database.db
      .select({ payload: events.payload })
      .from(events)
      .where(sql`${events.payload} -> 'message' ->> 'id' = ${messageId}`)
      .orderBy(asc(events.position));
    return rows.map(({ payload }) => payload.message as Message);
  }

  async function messageOf(pod: TestPod, messageId: string): Promise<Message | undefined> {
    const actor = await test.as(pod.leader as TestUser);
    const { body } = await actor.get(`/v1/channels/${pod.channelId}/messages?around=${messageId}&limit=1`);
    return (body as Message[])[0];
  }

  async function reactAsMany(messageId: string, emoji: Emoji, count: number): Promise<void> {
    const people = [];
    for (let index = 0; index < count; index += 1) people.push(await test.make.user());
    const rows = people.map(({ id: userId }) => ({ messageId, userId, emoji }));
    await test.app.context.database.db.insert(messageReactions).values(rows);
  }

  return { podWithTwo, say, channelOf, mark, markUnread, messageUrl, reactionUrl, published, messageOf, reactAsMany };
}

export const contents = (answer: { body: { content: string }[] }) => answer.body.map(({ content }) => content);
