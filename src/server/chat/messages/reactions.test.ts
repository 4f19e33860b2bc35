import { EMOJIS } from '../../../domain/chat/reactions';
import { useStreams } from '../../platform/events/testing/streams';
import { useTestApp } from '../../testing/app';
import { useTalk } from '../testing/talk';

const test = useTestApp();
const { podWithTwo, say, channelOf, messageUrl, reactionUrl, published, messageOf, reactAsMany } = useTalk(test);
const { open } = useStreams(test);

it('available reactions can be used, and appear in the order in which they were first used', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const stream = await open(leader);
  const id = await say(pod, leader, 'Done!');
  const [asLeader, asParticipant] = [await test.as(leader), await test.as(participant)];
  for (const emoji of [...EMOJIS].reverse()) {
    expect((await asParticipant.put(reactionUrl(pod, id, emoji))).status).toBe(200);
  }
  const { body } = await asLeader.put(reactionUrl(pod, id, '🙏'));
  expect(body).toMatchObject({ version: 7, content: 'Done!' });
  expect(body).not.toHaveProperty('editedEpochMillis');
  expect(body.reactions).toEqual(
    [...EMOJIS].reverse().map((emoji) => ({
      emoji,
      userIds: emoji === '🙏' ? [participant.id, leader.id] : [participant.id],
    })),
  );
  expect(await messageOf(pod, id)).toEqual(body);
  expect((await channelOf(leader, pod))?.messages).toEqual([body]);
  await stream.waitFor((event) => event.type === 'message' && event.message.version === 7);
  expect((await published(id)).map(({ version = 0 }) => version)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('giving or withdrawing a reaction twice changes nothing, and it can be given again', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, leader, 'Done!');
  const actor = await test.as(participant);
  const url = reactionUrl(pod, id, '❤️');
  const given = await actor.put(url);
  expect((await actor.put(url)).body).toEqual(given.body);
  const taken = await actor.delete(url);
  expect(taken.body).toMatchObject({ version: 2 });
  expect(taken.body).not.toHaveProperty('reactions');
  expect((await actor.delete(url)).body).toEqual(taken.body);
  expect((await actor.put(url)).body).toMatchObject({ version: 3, reactions: [{ userIds: [participant.id] }] });
  expect((await actor.delete(url)).body).toMatchObject({ version: 4 });
});

it('a reaction sent four times simultaneously is stored once', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, leader, 'Done!');
  const actor = await test.as(participant);
  const answers = await Promise.all([1, 2, 3, 4].map(() => actor.put(reactionUrl(pod, id, '💪'))));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await messageOf(pod, id)).toMatchObject({
    version: 1,
    reactions: [{ emoji: '💪', userIds: [participant.id] }],
  });
});

it('a hundred people can react to a message with the same emoji, and the next person is refused', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, leader, 'Done!');
  await reactAsMany(id, '👍', 99);
  const [asLeader, asParticipant] = [await test.as(leader), await test.as(participant)];
  const last = await Promise.all([asLeader, asParticipant].map((actor) => actor.put(reactionUrl(pod, id, '👍'))));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(last.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'reaction_full',
    detail: 'A hundred people have already used this reaction.',
  });
  expect((await messageOf(pod, id))?.reactions?.[0]?.userIds).toHaveLength(100);
  const both = await Promise.all([asLeader, asParticipant].map((actor) => actor.put(reactionUrl(pod, id, '🎉'))));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

it('other emojis are rejected, as are reactions to removed messages or to messages of another channel', async () => {
  const [{ pod, leader, participant }, elsewhere] = [await podWithTwo(), await podWithTwo()];
  const id = await say(pod, leader, 'Done!');
  const actor = await test.as(participant);
  for (const other of ['🐈', '❤', 'x', '👍👍']) {
    expect((await actor.put(`${messageUrl(pod, id)}/reactions/${encodeURIComponent(other)}`)).status).toBe(404);
  }
  expect((await (await test.as(elsewhere.leader)).put(reactionUrl(elsewhere.pod, id, '👍'))).status).toBe(404);
  await (await test.as(leader)).delete(messageUrl(pod, id));
  expect(await actor.put(reactionUrl(pod, id, '👍'))).toMatchObject({ status: 409, body: { code: 'message_removed' } });
  expect(await actor.delete(reactionUrl(pod, id, '👍'))).toMatchObject({ status: 200, body: { removed: true } });
});
