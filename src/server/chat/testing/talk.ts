import type { Channel } from '../../../contract/entities.gen';
import type { TestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';

/** People who talk in the channel of a pod. */
export function useTalk(test: TestApp) {
  async function podWithTwo() {
    const pod = await test.make.pod();
    const participant = await test.make.participant(pod);
    return { pod, leader: pod.leader as TestUser, participant, url: `/v1/channels/${pod.channelId}/messages` };
  }

  /** Sends a message; its id. */
  async function say(pod: TestPod, person: TestUser, content: string): Promise<string> {
    const answer = await (await test.as(person)).post(`/v1/channels/${pod.channelId}/messages`, { content });
    expect(answer.status).toBe(200);
    return answer.body.id as string;
  }

  /** The pod's channel as this person's list has it. */
  async function channelOf(person: TestUser, pod: TestPod): Promise<Channel | undefined> {
    const { body } = await (await test.as(person)).get('/v1/channels/my-channels');
    return (body as Channel[]).find(({ id }) => id === pod.channelId);
  }

  const mark = async (pod: TestPod, person: TestUser, messageId: string) =>
    (await test.as(person)).post(`/v1/channels/${pod.channelId}/subscribers`, { messageId, status: 'READ' });

  return { podWithTwo, say, channelOf, mark };
}

export const contents = (answer: { body: { content: string }[] }) => answer.body.map(({ content }) => content);
