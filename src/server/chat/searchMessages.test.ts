import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { messages } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';
import { contents, useTalk } from './testing/talk';

const test = useTestApp({ config: { messagesPerMinute: 10_000 } });
const { podWithTwo, say, messageUrl } = useTalk(test);

type Query = Record<string, string | number>;

const search = async (person: TestUser, q: string, more: Query = {}) => {
  const query = new URLSearchParams({ q, ...Object.fromEntries(Object.entries(more).map(([k, v]) => [k, String(v)])) });
  return (await test.as(person)).get(`/v1/messages?${query.toString()}`);
};
const found = async (person: TestUser, q: string, more?: Query) => contents(await search(person, q, more));

async function writeMany(pod: TestPod, sender: TestUser, texts: string[]) {
  const start = test.clock.now().getTime();
  const rows = texts.map((content, index) => ({
    id: v7({ msecs: start + index }),
    channelId: pod.channelId,
    senderId: sender.id,
    content,
    createdAt: new Date(start + index),
  }));
  await test.app.context.database.db.insert(messages).values(rows);
}

it('messages are found by words in any order and position, newest first', async () => {
  const { pod, leader, participant } = await podWithTwo();
  await say(pod, leader, 'Twelve bowls are listed');
  await say(pod, participant, 'The bowling list is for the twelfth');
  await say(pod, participant, 'Twelve plates');
  expect(await found(participant, 'list bowl')).toEqual([
    'The bowling list is for the twelfth',
    'Twelve bowls are listed',
  ]);
  expect(await found(participant, '  welv  ')).toEqual(['Twelve plates', 'Twelve bowls are listed']);
  expect(await found(participant, 'bowls plates')).toEqual([]);
  expect(await found(participant, '   ')).toEqual([]);
});

it.each([
  ['zoë', 'ZOE was here'],
  ['ZOE', 'Zoe\u0308 was here'],
  ['tomas', 'Tomás was here'],
  ['TOMÁS', 'tomas was here'],
  ['soren', 'Søren was here'],
  ['strasse', 'STRAẞE or Straße'],
  ["didn't", 'She didn’t'],
  ['office', 'The oﬃce'],
  ['москва', 'МОСКВА'],
  ['100%_', 'It is 100%_ done\\'],
  ['done\\', 'It is 100% done\\'],
])('a word is found regardless of case and accents: %s', async (q, content) => {
  const { pod, leader } = await podWithTwo();
  await say(pod, leader, content);
  await say(pod, leader, 'Something else, 1000');
  expect(await found(leader, q)).toEqual([content.normalize('NFC')]);
});

it("messages are found only in the person's channels", async () => {
  const [{ pod, leader }, elsewhere] = [await podWithTwo(), await podWithTwo()];
  await say(pod, leader, 'Secret one');
  await say(elsewhere.pod, elsewhere.leader, 'Secret two');
  expect(await found(leader, 'secret')).toEqual(['Secret one']);
  expect(await found(elsewhere.leader, 'secret')).toEqual(['Secret two']);
  expect(await found(leader, 'secret', { channelId: elsewhere.pod.channelId })).toEqual([]);
  expect(await found(leader, 'secret', { channelId: v7() })).toEqual([]);
  expect(await found(await test.make.user(), 'secret')).toEqual([]);
});

it("a search covers all the person's channels, or one of them", async () => {
  const { pod, participant } = await podWithTwo();
  const other = await test.make.pod({ membership: pod.membership, leader: participant });
  for (const id of [pod.channelId, other.channelId, pod.channelId]) {
    await (await test.as(participant)).post(`/v1/channels/${id}/messages`, { content: `Found in ${id}` });
  }
  const [first, second] = [`Found in ${pod.channelId}`, `Found in ${other.channelId}`];
  expect(await found(participant, 'found')).toEqual([first, second, first]);
  expect(await found(participant, 'found', { channelId: other.channelId })).toEqual([second]);
});

it('messages are found by sender and by time', async () => {
  const { pod, leader, participant } = await podWithTwo();
  const times = [];
  for (const [person, text] of [
    [leader, 'Word one'],
    [participant, 'Word two'],
    [leader, 'Word three'],
  ] as const) {
    times.push(test.clock.now().getTime());
    await say(pod, person, text);
    test.clock.advance({ minutes: 1 });
  }
  const [one = 0, two = 0, three = 0] = times;
  expect(await found(leader, 'word', { senderId: leader.id })).toEqual(['Word three', 'Word one']);
  expect(await found(leader, 'word', { sentFrom: two })).toEqual(['Word three', 'Word two']);
  expect(await found(leader, 'word', { sentBefore: two })).toEqual(['Word one']);
  expect(await found(leader, 'word', { sentFrom: one + 1, sentBefore: three })).toEqual(['Word two']);
  expect(await found(leader, 'word', { sentFrom: 253402300799999 })).toEqual([]);
});

it('an edited message is found by its current text, and a removed message is never found', async () => {
  const { pod, leader } = await podWithTwo();
  const actor = await test.as(leader);
  const edited = await say(pod, leader, 'Former words');
  const removed = await say(pod, leader, 'Other words');
  await actor.patch(messageUrl(pod, edited), { content: 'Present words' });
  await actor.delete(messageUrl(pod, removed));
  expect(await found(leader, 'words')).toEqual(['Present words']);
  expect(await found(leader, 'former')).toEqual([]);
  expect(await found(leader, 'removed')).toEqual([]);
});

it('a word made up only of accents is ignored in a search, and finds nothing on its own', async () => {
  const { pod, leader } = await podWithTwo();
  await say(pod, leader, 'Some words');
  const removed = await say(pod, leader, 'Other words');
  await (await test.as(leader)).delete(messageUrl(pod, removed));
  expect(await found(leader, '\u0301')).toEqual([]);
  expect(await found(leader, '\u0301 \u0308\u0302')).toEqual([]);
  expect(await found(leader, '\u0301 some')).toEqual(['Some words']);
});

it.each(['x'.repeat(3900), 'é'.repeat(1950), '\uFDFA'.repeat(1900)])(
  'a word at the end of a message of any length is found',
  async (start) => {
    const { pod, leader, participant } = await podWithTwo();
    const content = `${start} Needle`;
    await say(pod, leader, content);
    expect(await found(participant, 'néedle')).toEqual([content]);
    expect(await found(participant, 'needles')).toEqual([]);
    expect(await found(participant, 'needle', { senderId: participant.id })).toEqual([]);
  },
);

it('pages of results contain each message once, and each takes only a few statements', async () => {
  const { pod, leader } = await podWithTwo();
  await writeMany(
    pod,
    leader,
    Array.from({ length: 45 }, (_, index) => `${index % 2 ? 'Odd' : 'Even'} ${index}`),
  );
  const first = await search(leader, 'even');
  expect(first.body).toHaveLength(20);
  const seen = contents(first);
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await test.countStatements(async () => (await test.as(leader)).get(next));
  // The statements for the session, and for the search in a transaction with a time limit.
  expect(second.statements.length).toBeLessThanOrEqual(6);
  seen.push(...contents(second.result));
  expect(second.result.headers.link).toBeUndefined();
  expect(seen).toEqual(Array.from({ length: 23 }, (_, index) => `Even ${44 - 2 * index}`));
  expect(await found(leader, 'even', { limit: 3 })).toEqual(['Even 44', 'Even 42', 'Even 40']);
  for (const after of ['nonsense', Buffer.from('["x"]').toString('base64url')]) {
    expect((await search(leader, 'even', { after })).status).toBe(400);
  }
});

it.each(['q=', 'x=1', `q=${'x'.repeat(101)}`, 'q=a&limit=101', 'q=a&sentFrom=-1', 'q=a&channelId=1'])(
  'an invalid search is refused: %s',
  async (query) => {
    const { leader } = await podWithTwo();
    expect((await (await test.as(leader)).get(`/v1/messages?${query}`)).status).toBe(400);
  },
);

it('a search that takes too long is also stopped in the database, with an explanation', async () => {
  const { pod, leader } = await podWithTwo();
  await say(pod, leader, 'Found at last');
  const { db } = test.app.context.database;
  await db.transaction(async (other) => {
    await other.execute(sql`lock table messages in access exclusive mode`);
    expect(await search(leader, 'last')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { detail: 'This search is taking too long. Try one chat, or between two dates.' },
    });
    const { rows } = await other.execute(
      sql`select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toEqual([]);
  });
  expect(await found(leader, 'last')).toEqual(['Found at last']);
});

const SENTENCE = `He said "no", it's 50% off\\, <b>so</b> {she} left; 👩‍👩‍👧 שלום (really?) $1 * .`;

it.each([
  `"no",`,
  `it's`,
  `'`,
  '50%',
  '%',
  '\\',
  `off\\,`,
  '<b>so</b>',
  '{she}',
  '👩‍👩‍👧',
  '👧',
  'שלום',
  '$1',
  '(really?)',
  '*',
  '.',
])('special characters in a search have no special meaning: %s', async (q) => {
  const { pod, leader } = await podWithTwo();
  await say(pod, leader, SENTENCE);
  await say(pod, leader, 'Nothing of the kind');
  expect(await found(leader, q)).toHaveLength(1);
});

it.each([
  ['_', []],
  ['_%', []],
  ['%_%', []],
  [`' or 1=1 --`, []],
  [`'||'`, []],
  ['\u202e', []],
  ['\u200b', []],
  ['\t \n', []],
  [`${'\u0301'.repeat(100)}`, []],
  [`${'a '.repeat(50)}`, ['a']],
])('a search for unusual characters finds only messages that contain them: %j', async (q, expected) => {
  const { pod, leader } = await podWithTwo();
  await say(pod, leader, 'a');
  await say(pod, leader, 'x1=1');
  const answer = await search(leader, q);
  expect([answer.status, contents(answer)]).toEqual([200, expected]);
});

it.each([
  ['nothing', 'q='],
  ['4,000 characters', `q=${'x'.repeat(4000)}`],
  ['NUL', 'q=a%00b'],
  ['NUL alone', 'q=%00'],
  ['two searches', 'q=a&q=b'],
  ['an object', 'q[a]=b'],
])('a search for %s gets a clear response', async (_, query) => {
  const { leader } = await podWithTwo();
  const answer = await (await test.as(leader)).get(`/v1/messages?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ status: 400, detail: expect.stringMatching(/^[A-Z].+/) });
});
