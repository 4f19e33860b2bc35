import { timesNamed } from '../../notifications/testing/names';
import { inspectPods } from '../../pods/testing/inspect';
import { events, messages } from '../../platform/database/schema';
import { useStreams } from '../../platform/events/testing/streams';
import { useTestApp } from '../../testing/app';
import { interleave } from '../../testing/interleave';
import { PASSWORD, type TestUser } from '../../testing/factories';
import { useTalk } from '../testing/talk';
import { addReaction } from './reactions';
import { removeMessage } from './removeMessage';

const test = useTestApp();
const { podWithTwo, say, messageUrl, reactionUrl, published, messageOf, channelOf } = useTalk(test);
const { open } = useStreams(test);

const notificationsOf = async (person: TestUser) =>
  (await (await test.as(person)).get('/v1/notifications/my-notifications')).body as { message: string }[];

it('a sender can remove a message, leaving only a placeholder', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const stream = await open(leader);
  const id = await say(pod, participant, 'My secret');
  await (await test.as(leader)).put(reactionUrl(pod, id, '🎉'));
  await (await test.as(participant)).patch(messageUrl(pod, id), { content: 'My other secret' });
  const { body, status } = await (await test.as(participant)).delete(messageUrl(pod, id));
  expect(status).toBe(200);
  expect(body).toEqual({
    id,
    channelId: pod.channelId,
    senderId: participant.id,
    senderName: `${participant.firstName} ${participant.lastName}`,
    content: 'Message removed',
    removed: true,
    createdEpochMillis: test.clock.now().getTime(),
    version: 3,
  });
  expect((await (await test.as(leader)).get(url)).body).toEqual([body]);
  await stream.waitFor((event) => event.type === 'message' && event.message.removed === true);
  const { db } = test.app.context.database;
  expect(JSON.stringify([await db.select().from(events), await db.select().from(messages)])).not.toContain('secret');
  expect(await published(id)).toEqual([body, body, body, body]);
  expect(await notificationsOf(participant)).toEqual([]);
});

it('a message removed before it was read is no longer unread', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const first = await say(pod, participant, 'One');
  const second = await say(pod, participant, 'Two');
  expect(await channelOf(leader, pod)).toMatchObject({ unread: 2 });
  await (await test.as(participant)).delete(messageUrl(pod, first));
  expect(await channelOf(leader, pod)).toMatchObject({ unread: 1 });
  await (await test.as(participant)).delete(messageUrl(pod, second));
  expect(await channelOf(leader, pod)).toMatchObject({ unread: 0, messages: [{ removed: true }] });
});

it('removing a removed message has no effect', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, participant, 'Mine');
  const first = await (await test.as(participant)).delete(messageUrl(pod, id));
  const again = await (await test.as(participant)).delete(messageUrl(pod, id));
  const byLeader = await (await test.as(leader)).delete(messageUrl(pod, id));
  expect([again.body, byLeader.body]).toEqual([first.body, first.body]);
  expect(await notificationsOf(participant)).toEqual([]);
});

it("the pod’s leader can remove anyone's message, and the sender is notified", async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, participant, 'Rude');
  expect((await (await test.as(leader)).delete(messageUrl(pod, id))).body).toMatchObject({ removed: true });
  expect(await notificationsOf(participant)).toMatchObject([
    {
      message: `<b>${leader.firstName} ${leader.lastName}</b> removed one of your messages in <b>${pod.name}</b>.`,
      actionType: 'ACKNOWLEDGE',
    },
  ]);
  expect(await timesNamed(test, leader)).toEqual({ now: 1, afterRemoval: 0 });
});

it('the audit log shows whose message a leader removed, and nothing about people’s own messages', async () => {
  const { pod, leader, participant } = await podWithTwo();
  for (const person of [leader, participant]) {
    const id = await say(pod, person, 'Mine');
    await (await test.as(person)).delete(messageUrl(pod, id));
  }
  const { auditOf } = inspectPods(test);
  expect(await auditOf(pod)).toEqual([]);
  const id = await say(pod, participant, 'Rude');
  for (let times = 0; times < 2; times++) await (await test.as(leader)).delete(messageUrl(pod, id));
  expect(await auditOf(pod)).toMatchObject([{ act: 'MESSAGE_REMOVED', personId: participant.id }]);
});

it('only a message’s sender and the pod’s leader can remove it', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, leader, 'Mine');
  expect(await (await test.as(participant)).delete(messageUrl(pod, id))).toMatchObject({
    status: 409,
    body: { code: 'not_sender', detail: 'Only the person who wrote a message and the pod’s leader can remove it.' },
  });
  const { id: other } = await test.make.participant(await test.make.pod());
  expect((await (await test.as({ id: other })).delete(messageUrl(pod, id))).status).toBe(404);
  expect(await messageOf(pod, id)).toMatchObject({ content: 'Mine' });
});

it('in a leader channel only the sender can remove a message', async () => {
  const membership = await test.make.membership();
  const pod = await test.make.pod({ membership });
  const owner = await test.as(membership.business.owner);
  const channels = (await owner.get('/v1/channels/my-channels')).body as { id: string }[];
  const url = `/v1/channels/${channels[0]?.id}/messages`;
  const asLeader = await test.as(pod.leader as TestUser);
  const { id } = (await asLeader.post(url, { content: 'Mine' })).body;
  expect(await owner.delete(`${url}/${id}`)).toMatchObject({
    status: 409,
    body: { detail: 'You can only remove your own messages.' },
  });
  expect((await asLeader.delete(`${url}/${id}`)).body).toMatchObject({ removed: true });
});

it('reacting to a message at the moment of its removal is refused', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, participant, 'Mine');
  const place = { channelId: pod.channelId, messageId: id };
  const reacted = await interleave(
    test.app.context,
    (context) => removeMessage(context, { ...place, caller: { userId: participant.id, name: 'Sender' } }),
    () =>
      addReaction(test.app.context, { ...place, caller: { userId: leader.id, name: 'Leader' }, emoji: '👍' }).catch(
        (error: unknown) => error,
      ),
  );
  expect(reacted).toMatchObject({ status: 409, code: 'message_removed' });
  expect(await messageOf(pod, id)).not.toHaveProperty('reactions');
});

it('a message from a deleted account has a higher version than all its earlier states', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const theirs = await say(pod, participant, 'My secret');
  const mine = await say(pod, leader, 'Hello');
  await (await test.as(leader)).put(reactionUrl(pod, theirs, '🎉'));
  await (await test.as(participant)).put(reactionUrl(pod, mine, '👍'));
  await (await test.as(participant)).delete('/v1/users/my-user', { password: PASSWORD });
  expect(await messageOf(pod, theirs)).toMatchObject({ content: 'Message removed', removed: true, version: 2 });
  expect(await messageOf(pod, theirs)).not.toHaveProperty('reactions');
  expect(await messageOf(pod, mine)).toMatchObject({ content: 'Hello', version: 2 });
  expect(await messageOf(pod, mine)).not.toHaveProperty('reactions');
  expect(await published(theirs)).toMatchObject([
    { removed: true, version: 2 },
    { removed: true, version: 2 },
  ]);
  expect(JSON.stringify(await published(theirs))).not.toMatch(/secret|🎉/);
});
