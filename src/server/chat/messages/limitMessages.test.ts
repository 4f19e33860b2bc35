import { useTestApp } from '../../testing/app';
import { useTalk } from '../testing/talk';

const test = useTestApp({ config: { messagesPerMinute: 3 } });
const { podWithTwo, say, messageUrl, reactionUrl } = useTalk(test);

it('a person who writes too fast, over all channels, must wait for the next minute, but nobody else has to', async () => {
  const { leader, participant, url } = await podWithTwo();
  const writer = await test.as(participant);
  for (const content of ['One', 'Two', 'Three']) expect((await writer.post(url, { content })).status).toBe(200);
  test.clock.advance({ seconds: 45 });
  const refused = await writer.post(url, { content: 'Four' });
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '15' },
    body: { detail: 'You’re sending messages very fast. Please wait until the next minute.' },
  });
  expect((await (await test.as(leader)).post(url, { content: 'Five' })).status).toBe(200);
  test.clock.advance({ seconds: 15 });
  expect((await writer.post(url, { content: 'Four' })).status).toBe(200);
  const read = await writer.get(url);
  expect((read.body as { content: string }[]).map(({ content }) => content)).toEqual([
    'One',
    'Two',
    'Three',
    'Five',
    'Four',
  ]);
});

it('requests that fail for another reason do not count', async () => {
  const { participant, url } = await podWithTwo();
  const writer = await test.as(participant);
  for (let tries = 0; tries < 4; tries += 1) expect((await writer.post(url, { content: ' ' })).status).toBe(400);
  expect((await writer.post(url, { content: 'One' })).status).toBe(200);
});

it('setting the clock back starts a new minute of the limit', async () => {
  const { participant, url } = await podWithTwo();
  const writer = await test.as(participant);
  for (const content of ['One', 'Two', 'Three']) await writer.post(url, { content });
  test.clock.advance({ minutes: -5 });
  expect((await writer.post(url, { content: 'Four' })).status).toBe(200);
});

it('edits, removals and reactions count like messages', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const id = await say(pod, participant, 'One');
  const other = await say(pod, leader, 'Two');
  const writer = await test.as(participant);
  expect((await writer.patch(messageUrl(pod, id), { content: 'Changed' })).status).toBe(200);
  expect((await writer.put(reactionUrl(pod, other, '👍'))).status).toBe(200);
  const refused = [
    await writer.patch(messageUrl(pod, id), { content: 'Changed again' }),
    await writer.delete(messageUrl(pod, id)),
    await writer.put(reactionUrl(pod, other, '🎉')),
    await writer.delete(reactionUrl(pod, other, '👍')),
  ];
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect(refused[0]?.body.detail).toBe('That’s very fast. Wait a moment, then try again.');
  test.clock.advance({ minutes: 1 });
  expect((await writer.delete(messageUrl(pod, id))).status).toBe(200);
});

it('searches are limited like messages, but counted separately', async () => {
  const { participant, leader, url } = await podWithTwo();
  const person = await test.as(participant);
  const search = async (actor = person) => actor.get('/v1/messages?q=word');
  for (let times = 0; times < 3; times += 1) expect((await search()).status).toBe(200);
  test.clock.advance({ seconds: 20 });
  expect(await search()).toMatchObject({
    status: 429,
    headers: { 'retry-after': '40' },
    body: { detail: 'That’s many searches in a minute. Wait a moment, then try again.' },
  });
  expect((await search(await test.as(leader))).status).toBe(200);
  expect((await person.post(url, { content: 'One' })).status).toBe(200);
  test.clock.advance({ seconds: 40 });
  expect((await search()).status).toBe(200);
});
