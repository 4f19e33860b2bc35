import { eq } from 'drizzle-orm';
import type { ChannelRead, Message, StepResponses, StreamEvent } from '../../contract/entities.gen';
import { MAX_BLOCKED_PEOPLE } from '../../domain/blocks/blocks';
import { auditEntries, blocks, messageImages, nextTinySteps } from '../platform/database/schema';
import { contents, isMessage, useStreams } from '../platform/events/testing/streams';
import { useDigests } from '../chat/testing/digests';
import { useTestApp } from '../testing/app';
import { expectSuccess } from '../testing/catalogue/world';
import type { TestUser } from '../testing/factories';
import { blocksIn } from './testing/blocks';

const test = useTestApp();
const { scene, block, unblock, say, get, read, channelOf, blockedBy, toldTo } = blocksIn(test);
const { open } = useStreams(test);
const { pass, toldTo: digestsOf } = useDigests(test);

const db = () => test.app.context.database.db;
const LIKE = encodeURIComponent('👍');

// Once: digests don't look back.
beforeAll(() => test.clock.set('2026-03-02T09:00:00Z'));

type Scene = Awaited<ReturnType<typeof scene>>;

/** A block hides both ways: from who blocked, and from who is blocked. */
const ways: [string, (at: Scene) => { reader: TestUser; writer: TestUser }][] = [
  ['who blocked', ({ anna, ben }) => ({ reader: anna, writer: ben })],
  ['who is blocked', ({ anna, ben }) => ({ reader: ben, writer: anna })],
];

const textsOf = (messages: Message[]) => messages.map(({ content }) => content);

describe.each(ways)('from %s are hidden', (_way, sides) => {
  async function blocked() {
    const at = await scene();
    await block(at.anna, at.ben);
    return { ...at, ...sides(at), leader: at.pod.leader as TestUser };
  }

  it('messages, in the log, in jumps and in searches; others see them', async () => {
    const { pod, reader, writer, cleo } = await blocked();
    await say(pod, cleo, 'Good morning');
    const { id } = await say(pod, writer, 'Good evening');
    expect(textsOf(await read(reader, pod))).toEqual(['Good morning']);
    expect(textsOf(await read(cleo, pod))).toEqual(['Good morning', 'Good evening']);
    expect((await get(reader, `/v1/channels/${pod.channelId}/messages?around=${id}`)).status).toBe(404);
    const found = async (person: TestUser) => textsOf((await get(person, '/v1/messages?q=good')).body as Message[]);
    expect(await found(reader)).toEqual(['Good morning']);
    expect(await found(cleo)).toEqual(['Good evening', 'Good morning']);
  });

  it('messages, in the list of chats and in its counts', async () => {
    const { pod, reader, writer, cleo } = await blocked();
    await say(pod, cleo, 'Good morning');
    await say(pod, writer, 'Good evening');
    const channel = await channelOf(reader, pod);
    expect(channel.unread).toBe(1);
    expect(textsOf(channel.messages)).toEqual(['Good morning']);
  });

  it('a pinned message', async () => {
    const { pod, reader, writer, cleo, leader } = await blocked();
    const { id: messageId } = await say(pod, writer, 'Good evening');
    expectSuccess(await (await test.as(leader)).put(`/v1/channels/${pod.channelId}/pin`, { messageId }));
    expect((await channelOf(cleo, pod)).pinned).toMatchObject({ id: messageId });
    expect((await channelOf(reader, pod)).pinned).toBeUndefined();
  });

  it('quotes and reactions, also in the answer to one’s own act', async () => {
    const { pod, reader, writer, cleo } = await blocked();
    const said = await say(pod, writer, 'Good evening');
    const reply = await say(pod, cleo, 'To you too', { replyToId: said.id });
    const reactions = `/v1/channels/${pod.channelId}/messages/${reply.id}/reactions`;
    for (const person of [writer, cleo]) expectSuccess(await (await test.as(person)).put(`${reactions}/${LIKE}`));
    const [seen] = await read(reader, pod);
    expect(seen).toMatchObject({ content: 'To you too', reactions: [{ emoji: '👍', userIds: [cleo.id] }] });
    expect(seen?.replyTo).toBeUndefined();
    const { body } = await (await test.as(reader)).put(`${reactions}/${encodeURIComponent('🎉')}`);
    expect(body).toMatchObject({
      reactions: [
        { emoji: '👍', userIds: [cleo.id] },
        { emoji: '🎉', userIds: [reader.id] },
      ],
    });
    expect((body as Message).replyTo).toBeUndefined();
  });

  it('messages, from acts on them: only a reply goes, without the quote', async () => {
    const { pod, reader, writer } = await blocked();
    const { id } = await say(pod, writer, 'Good evening');
    const asReader = await test.as(reader);
    const url = `/v1/channels/${pod.channelId}/messages`;
    const reads = `/v1/channels/${pod.channelId}/subscribers`;
    const acts = [
      asReader.put(`${url}/${id}/reactions/${LIKE}`),
      asReader.delete(`${url}/${id}/reactions/${LIKE}`),
      asReader.patch(`${url}/${id}`, { content: 'Not mine' }),
      asReader.delete(`${url}/${id}`),
      asReader.post(`${url}/${id}/reports`, { kind: 'MESSAGE', reason: 'SPAM' }),
      asReader.post(reads, { messageId: id, status: 'READ' }),
      asReader.post(reads, { messageId: id, status: 'UNREAD' }),
    ];
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(acts.map(() => 404));
    const reply = await say(pod, reader, 'Yes', { replyToId: id });
    expect(reply.replyTo).toBeUndefined();
  });

  it('messages, from pins by who may pin', async () => {
    const { pod, anna } = await scene();
    const leader = pod.leader as TestUser;
    await block(anna, leader);
    const { id: messageId } = await say(pod, anna, 'Good evening');
    expect((await (await test.as(leader)).put(`/v1/channels/${pod.channelId}/pin`, { messageId })).status).toBe(404);
  });

  it('the ids of messages, in read markers', async () => {
    const { pod, reader, writer, cleo } = await blocked();
    const first = await say(pod, cleo, 'One');
    await say(pod, writer, 'Two');
    const last = await say(pod, cleo, 'Three');
    const asReader = await test.as(reader);
    const mark = async (status: string) =>
      (await asReader.post(`/v1/channels/${pod.channelId}/subscribers`, { messageId: last.id, status }))
        .body as ChannelRead;
    expect((await mark('READ')).lastMessageReadId).toBe(last.id);
    expect((await mark('UNREAD')).lastMessageReadId).toBe(first.id);
    expect((await channelOf(reader, pod)).lastMessageReadId).toBe(first.id);
  });

  it('images', async () => {
    const { pod, reader, writer, cleo } = await blocked();
    const { id: messageId } = await say(pod, writer, 'Look');
    const [image] = await db()
      .insert(messageImages)
      .values({
        channelId: pod.channelId,
        uploaderId: writer.id,
        messageId,
        image: Buffer.from('webp'),
        width: 1,
        height: 1,
        createdAt: test.clock.now(),
      })
      .returning({ id: messageImages.id });
    const url = `/v1/channels/${pod.channelId}/images/${image?.id ?? ''}`;
    expect((await get(cleo, url)).status).toBe(200);
    expect((await get(reader, url)).status).toBe(404);
  });

  it('messages, on open streams and in what one resumes with', async () => {
    const { pod, reader, writer, cleo } = await blocked();
    const before = await open(reader);
    const lastEventId = before.lastId();
    const said = await say(pod, writer, 'Good evening');
    const reply = await say(pod, cleo, 'To you too', { replyToId: said.id });
    const reactions = `/v1/channels/${pod.channelId}/messages/${reply.id}/reactions`;
    expectSuccess(await (await test.as(writer)).put(`${reactions}/${LIKE}`));
    expectSuccess(await (await test.as(cleo)).put(`${reactions}/${encodeURIComponent('🎉')}`));
    const isLast = (event: StreamEvent) => event.type === 'message' && event.message.version === 2;
    await before.waitFor(isLast);
    const resumed = await open(reader, { lastEventId });
    await resumed.waitFor(isLast);
    for (const stream of [before, resumed]) {
      expect(new Set(contents(stream))).toEqual(new Set(['To you too']));
      expect(JSON.stringify(stream.events())).not.toContain(writer.id);
    }
  });

  it('messages, in digests', async () => {
    const { pod, reader, writer, cleo } = await blocked();
    await say(pod, writer, 'Good evening');
    await pass({ hours: 1 });
    expect(await digestsOf(reader)).toEqual([]);
    expect(await digestsOf(cleo)).toHaveLength(1);
    await say(pod, cleo, 'Good night');
    await pass({ hours: 1 });
    const [digest] = await digestsOf(reader);
    expect(digest?.channels).toMatchObject([{ count: 1, from: [cleo.firstName] }]);
  });

  it('mentions, which notify nobody', async () => {
    const { pod, reader, writer } = await blocked();
    const name = `${reader.firstName} ${reader.lastName}`;
    await say(pod, writer, `@${name} look`, { mentions: [reader.id] });
    expect(await toldTo(reader)).toEqual([]);
  });

  it('cheers, comments and nudges, which notify nobody', async () => {
    const { pod, reader, writer, cleo } = await blocked();
    const [step] = await db().select().from(nextTinySteps).where(eq(nextTinySteps.userId, reader.id));
    const path = `/v1/next-tiny-steps/${step?.id ?? ''}`;
    expectSuccess(await (await test.as(writer)).post(`${path}/nudge`));
    expect(await toldTo(reader)).toEqual([]);
    const commitment = { goal: 'Run', description: 'Shoes', commitmentDate: Date.parse('2026-03-09T09:00:00Z') };
    expectSuccess(await (await test.as(reader)).post(`${path}/commit`, commitment));
    for (const person of [writer, cleo]) {
      expectSuccess(await (await test.as(person)).post(`${path}/cheer`));
      expectSuccess(await (await test.as(person)).post(`${path}/comments`, { text: `By ${person.firstName}` }));
    }
    const seenBy = async (person: TestUser) =>
      ((await get(person, `/v1/pods/${pod.id}/step-responses`)).body as StepResponses[]).map(({ cheers, comments }) => [
        ...cheers.map(({ userId }) => userId),
        ...comments.map(({ userId }) => userId),
      ]);
    expect(await seenBy(reader)).toEqual([[cleo.id, cleo.id]]);
    expect(await seenBy(cleo)).toEqual([[writer.id, cleo.id, writer.id, cleo.id]]);
    expect(await toldTo(reader)).toHaveLength(2);
    const { body } = await get(reader, '/v1/users/my-account/journey');
    expect(JSON.stringify(body)).toContain('"cheers":1');
  });

  it('what was told before: it is deleted', async () => {
    const at = await scene();
    const { reader, writer } = sides(at);
    await say(at.pod, writer, `@${reader.firstName} ${reader.lastName}`, { mentions: [reader.id] });
    await say(at.pod, at.cleo, `@${reader.firstName} ${reader.lastName}`, { mentions: [reader.id] });
    expect(await toldTo(reader)).toHaveLength(2);
    await block(at.anna, at.ben);
    expect(await toldTo(reader)).toEqual([expect.stringContaining(at.cleo.firstName)]);
  });
});

it('a leader’s acts and staff’s announcements still arrive', async () => {
  const { pod, anna } = await scene();
  const leader = pod.leader as TestUser;
  await block(anna, leader);
  const said = await say(pod, anna, 'Hello');
  expectSuccess(await (await test.as(leader)).delete(`/v1/channels/${pod.channelId}/messages/${said.id}`));
  expect(await toldTo(anna)).toEqual([expect.stringContaining('removed one of your messages')]);
});

it('who is blocked still shows among the people of the pod and of the chat', async () => {
  const { pod, anna, ben } = await scene();
  await block(anna, ben);
  const people = (await get(anna, `/v1/channels/${pod.channelId}/people`)).body as { userId: string }[];
  expect(people.map(({ userId }) => userId)).toContain(ben.id);
});

it('nobody is told of a block: only its maker has it in a list and in their data', async () => {
  const { anna, ben, cleo } = await scene();
  await block(anna, ben);
  await block(anna, ben);
  expect(await db().select().from(auditEntries).where(eq(auditEntries.personId, ben.id))).toEqual([]);
  const dataOf = async (person: TestUser) =>
    (await get(person, '/v1/users/my-account/data')).body as { blocks: object[] };
  expect((await dataOf(ben)).blocks).toEqual([]);
  expect((await dataOf(anna)).blocks).toHaveLength(1);
  expect(await blockedBy(anna)).toMatchObject([
    { userId: ben.id, firstName: ben.firstName, since: test.clock.now().getTime() },
  ]);
  for (const person of [ben, cleo]) expect(await blockedBy(person)).toEqual([]);
});

it('what was written meanwhile appears once nobody blocks the other any more', async () => {
  const { pod, anna, ben } = await scene();
  await block(anna, ben);
  await block(ben, anna);
  await say(pod, ben, 'Good evening');
  await unblock(anna, ben);
  expect(await read(anna, pod)).toEqual([]);
  await unblock(ben, anna);
  expect(textsOf(await read(anna, pod))).toEqual(['Good evening']);
});

it('what was written meanwhile is in no digest afterwards', async () => {
  const { pod, anna, ben, cleo } = await scene();
  await block(anna, ben);
  await say(pod, ben, 'Are you there?');
  await say(pod, anna, 'A quiet day');
  await pass({ hours: 1 });
  await unblock(anna, ben);
  await say(pod, cleo, 'Good night');
  await pass({ hours: 1 });
  for (const person of [anna, ben])
    expect((await digestsOf(person)).at(-1)?.channels).toMatchObject([{ count: 1, from: [cleo.firstName] }]);
});

it('a cheer is published to nobody from whom it is hidden', async () => {
  const { pod, anna, ben, cleo } = await scene();
  await block(anna, ben);
  const [step] = await db().select().from(nextTinySteps).where(eq(nextTinySteps.userId, cleo.id));
  const path = `/v1/next-tiny-steps/${step?.id ?? ''}`;
  const commitment = { goal: 'Run', description: 'Shoes', commitmentDate: test.clock.now().getTime() + 86_400_000 };
  expectSuccess(await (await test.as(cleo)).post(`${path}/commit`, commitment));
  const [toAnna, toCleo] = [await open(anna), await open(cleo)];
  expectSuccess(await (await test.as(ben)).post(`${path}/cheer`));
  await say(pod, cleo, 'Last');
  for (const stream of [toAnna, toCleo]) await stream.waitFor(isMessage('Last'));
  const cheers = (stream: typeof toAnna) => stream.events().filter((event) => event.type === 'step').length;
  expect([cheers(toAnna), cheers(toCleo)]).toEqual([0, 1]);
});

it('open pages of both load again what they show, without a word of the block', async () => {
  const { anna, ben, cleo, pod } = await scene();
  const streams = await Promise.all([anna, ben, cleo].map((person) => open(person)));
  await block(anna, ben);
  await say(pod, cleo, 'Last');
  for (const stream of streams) await stream.waitFor(isMessage('Last'));
  const typesOf = (stream: (typeof streams)[number]) => stream.events().map(({ type }) => type);
  expect(streams.map(typesOf)).toEqual([['refetch', 'message'], ['refetch', 'message'], ['message']]);
  const [, toBen] = streams;
  expect(Object.keys(toBen?.events()[0] ?? {})).toEqual(['id', 'type']);
});

describe('the page of a person', () => {
  it('says whether they are blocked, and which pods one could switch from', async () => {
    const { pod, anna, ben } = await scene();
    const path = `/v1/blocks/${ben.id}`;
    expect((await get(anna, path)).body).toEqual({
      userId: ben.id,
      firstName: ben.firstName,
      lastName: ben.lastName,
      pods: [{ id: pod.id, name: pod.name }],
    });
    await block(anna, ben);
    expect((await get(anna, path)).body).toMatchObject({ since: test.clock.now().getTime() });
    expect((await get(pod.leader as TestUser, path)).body).toMatchObject({ pods: [] });
  });

  it('is only for people of one membership, and for who is blocked already', async () => {
    const { pod, anna, ben } = await scene();
    const stranger = await test.make.user();
    for (const id of [stranger.id, anna.id]) {
      expect((await get(anna, `/v1/blocks/${id}`)).status).toBe(404);
      expect((await (await test.as(anna)).put(`/v1/blocks/${id}`)).status).toBe(404);
    }
    expect((await get(anna, `/v1/blocks/${pod.membership.business.owner.id}`)).status).toBe(200);
    await block(anna, ben);
    expectSuccess(await (await test.as(ben)).delete(`/v1/memberships/${pod.membership.id}/members`));
    expect((await get(anna, `/v1/blocks/${ben.id}`)).status).toBe(200);
    await unblock(anna, ben);
    expect((await get(anna, `/v1/blocks/${ben.id}`)).status).toBe(404);
  });
});

it('one can block five hundred people', async () => {
  const { anna, ben, cleo } = await scene();
  const people = await Promise.all(Array.from({ length: MAX_BLOCKED_PEOPLE - 1 }, () => test.make.user()));
  await db()
    .insert(blocks)
    .values(people.map(({ id }) => ({ userId: anna.id, blockedId: id, createdAt: test.clock.now() })));
  await block(anna, ben);
  expect(await (await test.as(anna)).put(`/v1/blocks/${cleo.id}`)).toMatchObject({
    status: 409,
    body: { detail: 'You can block at most 500 people.' },
  });
  await block(anna, ben);
});
