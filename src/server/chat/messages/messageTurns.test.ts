import { asc, eq } from 'drizzle-orm';
import { buildApp, type App } from '../../app';
import { events, members, podMembers, users } from '../../platform/database/schema';
import { makeActor } from '../../testing/actors';
import { useTestApp } from '../../testing/app';
import { untilLockAwaited } from '../../testing/interleave';
import { contents, useTalk } from '../testing/talk';

const test = useTestApp();
const { podWithTwo, channelOf } = useTalk(test);

/** Another process on the same database, whose clock is a second behind. */
async function processBehind(): Promise<App> {
  const now = () => new Date(test.clock.now().getTime() - 1000);
  return buildApp({ ...test.app.context, clock: { now }, logger: false });
}

it('a message from a process whose clock is behind is unread for people who read the previous message', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const [asLeader, asParticipant] = [await test.as(leader), await test.as(participant)];
  const behind = await processBehind();
  const first = (await asLeader.post(url, { content: 'First' })).body;
  await asParticipant.post(`/v1/channels/${pod.channelId}/subscribers`, { messageId: first.id, status: 'READ' });
  const second = (await makeActor(behind, asLeader.token).post(url, { content: 'Second' })).body;
  await behind.close();
  expect(contents(await asParticipant.get(url))).toEqual(['First', 'Second']);
  expect(contents(await asParticipant.get(`${url}?after=${first.id}`))).toEqual(['Second']);
  expect(await channelOf(participant, pod)).toMatchObject({ unread: 1, lastMessageId: second.id });
  expect(second.createdEpochMillis).toBe(first.createdEpochMillis);
});

it('messages sent at the same time have ids in the order of publication', async () => {
  const { pod, leader, participant, url } = await podWithTwo();
  const behind = await processBehind();
  const senders = [await test.as(leader), makeActor(behind, (await test.as(participant)).token)];
  const sent = await Promise.all(
    Array.from(
      { length: 20 },
      async (_, index) => (await senders[index % 2]?.post(url, { content: `${index}` }))?.body,
    ),
  );
  await behind.close();
  const { db } = test.app.context.database;
  const published = await db
    .select({ payload: events.payload })
    .from(events)
    .where(eq(events.channelId, pod.channelId))
    .orderBy(asc(events.position));
  const told = published.map(({ payload }) => (payload as { message: { id: string } }).message);
  expect(told.map(({ id }) => id)).toEqual(told.map(({ id }) => id).sort());
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  expect(told).toEqual(sent.sort(byId));
  expect((await (await test.as(leader)).get(url)).body).toEqual(sent);
});

it("a message sent while its sender's account is being deleted gets 404", async () => {
  const { participant, url } = await podWithTwo();
  const asParticipant = await test.as(participant);
  const { context } = test.app;
  let sending: ReturnType<typeof asParticipant.post> | undefined;
  try {
    await context.database.db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, participant.id)).for('update');
      sending = asParticipant.post(url, { content: 'Hi' });
      await untilLockAwaited(context);
      await tx.delete(podMembers).where(eq(podMembers.userId, participant.id));
      await tx.delete(members).where(eq(members.userId, participant.id));
      await tx.delete(users).where(eq(users.id, participant.id));
    });
  } finally {
    await sending;
  }
  expect((await sending)?.status).toBe(404);
});
