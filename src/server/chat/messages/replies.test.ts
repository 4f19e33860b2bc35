import { sql } from 'drizzle-orm';
import type { Message } from '../../../contract/entities.gen';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { useTalk } from '../testing/talk';
import { removeMessagesOf } from './removeMessages';

const test = useTestApp();
const { podWithTwo, say, messageOf, messageUrl, published } = useTalk(test);

const reply = async (pod: TestPod, person: TestUser, replyToId: string, content = 'Yes') =>
  (await test.as(person)).post(`/v1/channels/${pod.channelId}/messages`, { content, replyToId });

async function conversation(text = 'Who brings\nthe bowls?') {
  const { pod, leader, participant } = await podWithTwo();
  const quotedId = await say(pod, leader, text);
  const { body } = await reply(pod, participant, quotedId);
  const quote = async () => (await messageOf(pod, body.id as string))?.replyTo;
  return { pod, leader, participant, quotedId, sent: body as Message, quote };
}

it('a reply contains the beginning of the message it answers, and its author', async () => {
  const { leader, quotedId, sent, quote } = await conversation();
  const senderName = `${leader.firstName} ${leader.lastName}`;
  expect(sent.replyTo).toEqual({ id: quotedId, senderId: leader.id, senderName, excerpt: 'Who brings the bowls?' });
  expect(await quote()).toEqual(sent.replyTo);
  expect((await published(sent.id))[0]?.replyTo).toEqual(sent.replyTo);
});

it('a quote shows the current text, also in the event log, which keeps no earlier text', async () => {
  const { pod, leader, quotedId, sent, quote } = await conversation();
  await (await test.as(leader)).patch(messageUrl(pod, quotedId), { content: 'Who brings plates?' });
  expect(await quote()).toMatchObject({ excerpt: 'Who brings plates?', version: 1 });
  expect((await published(sent.id)).map(({ replyTo }) => replyTo?.excerpt)).toEqual(['Who brings plates?']);
  await (await test.as(leader)).delete(messageUrl(pod, quotedId));
  const removed = { excerpt: 'Message removed', removed: true };
  expect(await quote()).toMatchObject(removed);
  expect((await published(sent.id))[0]?.replyTo).toMatchObject(removed);
});

it('a reply to a removed message is sent, and quotes it as removed', async () => {
  const { pod, leader, participant, quotedId } = await conversation();
  await (await test.as(leader)).delete(messageUrl(pod, quotedId));
  const answer = await reply(pod, participant, quotedId, 'Too late');
  expect([answer.status, (answer.body as Message).replyTo?.removed]).toEqual([200, true]);
});

it('a removed reply quotes nothing', async () => {
  const { pod, participant, sent, quote } = await conversation();
  await (await test.as(participant)).delete(messageUrl(pod, sent.id));
  expect(await quote()).toBeUndefined();
});

it('a message of another channel can’t be replied to', async () => {
  const { pod, participant } = await conversation();
  const other = await conversation();
  expect((await reply(pod, participant, other.quotedId)).status).toBe(404);
  const stored = test.app.context.database.db.execute(sql`
    update messages set reply_to_id = ${other.quotedId}::uuid where channel_id = ${pod.channelId}::uuid`);
  await expect(stored).rejects.toThrow();
});

it('when the author’s account is deleted, quotes of their messages read as removed', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const quotedId = await say(pod, participant, 'Mine');
  const { body } = await reply(pod, leader, quotedId);
  await test.app.context.act((act) => removeMessagesOf(act, participant.id, 10));
  const gone = { senderName: 'Former member', excerpt: 'Message removed', removed: true };
  expect((await messageOf(pod, body.id as string))?.replyTo).toMatchObject(gone);
  expect((await published(body.id as string))[0]?.replyTo).toMatchObject(gone);
});

it('deleting a quoted message leaves its replies without a quote', async () => {
  const { quotedId, quote } = await conversation();
  await test.app.context.database.db.execute(sql`delete from messages where id = ${quotedId}::uuid`);
  expect(await quote()).toBeUndefined();
});
