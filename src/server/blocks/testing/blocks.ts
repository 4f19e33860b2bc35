import type { BlockedPerson, Channel, Message, Notification } from '../../../contract/entities.gen';
import type { TestApp } from '../../testing/app';
import { expectSuccess } from '../../testing/catalogue/world';
import type { TestPod, TestUser } from '../../testing/factories';

export function blocksIn(test: TestApp) {
  /** Anna blocks Ben, unless said otherwise; Cleo is in the pod with them. */
  async function scene() {
    const pod = await test.make.pod({ meeting: { recurring: false, startsAt: new Date('2026-02-03T19:00:00Z') } });
    const anna = await test.make.participant(pod);
    const ben = await test.make.participant(pod);
    const cleo = await test.make.participant(pod);
    return { pod, anna, ben, cleo };
  }

  const block = async (person: TestUser, other: { id: string }) =>
    expectSuccess(await (await test.as(person)).put(`/v1/blocks/${other.id}`));

  const unblock = async (person: TestUser, other: { id: string }) =>
    expectSuccess(await (await test.as(person)).delete(`/v1/blocks/${other.id}`));

  async function say(pod: TestPod, person: TestUser, content: string, more: object = {}): Promise<Message> {
    const answer = await (await test.as(person)).post(`/v1/channels/${pod.channelId}/messages`, { content, ...more });
    expectSuccess(answer);
    return answer.body as Message;
  }

  const get = async (person: TestUser, path: string) => (await test.as(person)).get(path);

  const read = async (person: TestUser, pod: TestPod, query = '') =>
    (await get(person, `/v1/channels/${pod.channelId}/messages${query}`)).body as Message[];

  async function channelOf(person: TestUser, pod: TestPod): Promise<Channel> {
    const { body } = await get(person, '/v1/channels/my-channels');
    const channel = (body as Channel[]).find(({ id }) => id === pod.channelId);
    if (!channel) throw new Error('They are not in this channel');
    return channel;
  }

  const blockedBy = async (person: TestUser) => (await get(person, '/v1/blocks')).body as BlockedPerson[];

  const toldTo = async (person: TestUser) =>
    ((await get(person, '/v1/notifications/my-notifications')).body as Notification[]).map(({ message }) => message);

  return { scene, block, unblock, say, get, read, channelOf, blockedBy, toldTo };
}
