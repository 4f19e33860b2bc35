import { v7 } from 'uuid';
import { useTestApp } from '../../testing/app';
import { contents, useTalk } from '../testing/talk';

const test = useTestApp();
const { podWithTwo, say } = useTalk(test);

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Text ${from + index}`);

it('a message is shown in its conversation, with half a page before it and half after it', async () => {
  const { pod, leader, url } = await podWithTwo();
  const ids = [];
  for (const text of numbers(0, 69)) ids.push(await say(pod, leader, text));
  const actor = await test.as(leader);
  expect(contents(await actor.get(`${url}?around=${ids[40]}`))).toEqual(numbers(15, 64));
  expect(contents(await actor.get(`${url}?around=${ids[40]}&limit=5`))).toEqual(numbers(38, 42));
  expect(contents(await actor.get(`${url}?around=${ids[40]}&limit=1`))).toEqual(numbers(40, 40));
  expect(contents(await actor.get(`${url}?around=${ids[0]}&limit=4`))).toEqual(numbers(0, 1));
  expect(contents(await actor.get(`${url}?around=${ids[69]?.toUpperCase()}&limit=4`))).toEqual(numbers(67, 69));
});

it('showing a message in its conversation takes as many statements as a page of messages', async () => {
  const { pod, leader, url } = await podWithTwo();
  const actor = await test.as(leader);
  const id = await say(pod, leader, 'One');
  const page = await test.countStatements(() => actor.get(url));
  const around = await test.countStatements(() => actor.get(`${url}?around=${id}`));
  expect(around.statements.length).toBe(page.statements.length);
});

it('a message from another channel is not shown in this channel', async () => {
  const [{ pod, leader }, elsewhere] = [await podWithTwo(), await podWithTwo()];
  const id = await say(pod, leader, 'Here');
  const actor = await test.as(elsewhere.leader);
  expect((await actor.get(`${elsewhere.url}?around=${id}`)).status).toBe(404);
  expect((await actor.get(`${elsewhere.url}?around=${v7()}`)).status).toBe(404);
});

it.each(['before', 'after'])('a page cannot be both around a message and %s one', async (side) => {
  const { pod, leader, url } = await podWithTwo();
  const id = await say(pod, leader, 'Here');
  const { status, body } = await (await test.as(leader)).get(`${url}?around=${id}&${side}=${id}`);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ path: 'around', message: 'A page is about a message, or before or after one' }]);
});
