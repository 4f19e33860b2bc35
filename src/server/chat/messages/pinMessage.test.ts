import { sql } from 'drizzle-orm';
import { events } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { useTalk } from '../testing/talk';
import { removeMessagesOf } from './removeMessages';

const test = useTestApp();
const { podWithTwo, say, channelOf, messageUrl } = useTalk(test);

const pin = async (channelId: string, person: TestUser, messageId: string) =>
  (await test.as(person)).put(`/v1/channels/${channelId}/pin`, { messageId });
const unpin = async (channelId: string, person: TestUser) =>
  (await test.as(person)).delete(`/v1/channels/${channelId}/pin`);

async function podWithPin() {
  const people = await podWithTwo();
  const { pod, leader, participant } = people;
  const [first, second] = [await say(pod, participant, 'Bring bowls'), await say(pod, participant, 'And plates')];
  expect((await pin(pod.channelId, leader, first)).body).toEqual({ messageId: first });
  const pinned = async () => (await channelOf(participant, pod))?.pinned;
  return { ...people, first, second, pinned };
}

const channelEvents = async (pod: TestPod) =>
  test.app.context.database.db.$count(
    events,
    sql`${events.channelId} = ${pod.channelId}::uuid and ${events.type} = 'channel'`,
  );

it('the leader pins a message for everyone in the pod’s chat, replacing the previous pinned message', async () => {
  const { pod, leader, participant, first, second, pinned } = await podWithPin();
  expect(await pinned()).toMatchObject({ id: first, senderId: participant.id, excerpt: 'Bring bowls' });
  await pin(pod.channelId, leader, second);
  await pin(pod.channelId, leader, second);
  expect(await pinned()).toMatchObject({ id: second });
  for (let time = 0; time < 2; time++) expect((await unpin(pod.channelId, leader)).body).toEqual({});
  expect(await pinned()).toBeUndefined();
  expect(await channelEvents(pod)).toBe(3);
});

it('only the leader and the confirmed assistant of a pod can pin messages in its chat', async () => {
  const { pod, leader, participant, second } = await podWithPin();
  expect((await pin(pod.channelId, participant, second)).status).toBe(404);
  expect([(await channelOf(leader, pod))?.canPin, (await channelOf(participant, pod))?.canPin]).toEqual([
    true,
    undefined,
  ]);
  await test.app.context.database.db.execute(sql`
    update pods set assistant_user_id = ${participant.id}::uuid, assistant_confirmed_at = now() where id = ${pod.id}::uuid`);
  expect((await channelOf(participant, pod))?.canPin).toBe(true);
  expect((await pin(pod.channelId, participant, second)).status).toBe(200);
});

it('in a leader channel only the owner and admins can pin messages', async () => {
  const { pod, leader } = await podWithTwo();
  const { owner } = pod.membership.business;
  const actor = await test.as(owner);
  const [channel] = (await actor.get('/v1/channels/my-channels')).body as { id: string; canPin?: boolean }[];
  const { id: channelId = '', canPin } = channel ?? {};
  const { body } = await actor.post(`/v1/channels/${channelId}/messages`, { content: 'Hello leaders' });
  expect([canPin, (await pin(channelId, leader, body.id as string)).status]).toEqual([true, 404]);
  expect((await pin(channelId, owner, body.id as string)).status).toBe(200);
});

it('removing a message unpins it, and a removed message can’t be pinned', async () => {
  const { pod, leader, participant, first, second, pinned } = await podWithPin();
  await (await test.as(participant)).delete(messageUrl(pod, first));
  expect(await pinned()).toBeUndefined();
  expect((await pin(pod.channelId, leader, first)).status).toBe(409);
  await pin(pod.channelId, leader, second);
  await test.app.context.act((act) => removeMessagesOf(act, participant.id, 10));
  expect((await channelOf(leader, pod))?.pinned).toBeUndefined();
});

it('a message of another channel can’t be pinned', async () => {
  const { pod, leader } = await podWithPin();
  const other = await podWithPin();
  expect((await pin(pod.channelId, leader, other.first)).status).toBe(404);
});
