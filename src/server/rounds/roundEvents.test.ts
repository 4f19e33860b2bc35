import { eq, inArray } from 'drizzle-orm';
import type { PodRound, Round } from '../../contract/entities.gen';
import { events, members } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';

const test = useTestApp({ now: '2026-03-03T19:00:00Z' });

const start = Date.parse('2026-03-03T19:00Z') / 1000;

const pathOf = ({ id }: TestPod) => `/v1/pods/${id}/round`;
const roundOf = async (pod: TestPod, person: TestUser) =>
  ((await (await test.as(person)).get(pathOf(pod))).body as PodRound).round as Round;
const arrive = async (pod: TestPod, person: TestUser) =>
  (await test.as(person)).post(`${pathOf(pod)}/arrivals`, { start });
const lead = async (pod: TestPod, change: string, given: object = {}) =>
  (await test.as(pod.leader!)).post(`${pathOf(pod)}/changes`, { start, change, ...given });

async function meeting() {
  const pod = await test.make.pod();
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  return { pod, anna, ben, leader: pod.leader! };
}

it('a change to the round or to a step reaches everybody in the pod', async () => {
  const { pod, anna, ben, leader } = await meeting();
  const { db } = test.app.context.database;
  const told = async () => {
    const rows = await db
      .select()
      .from(events)
      .where(inArray(events.type, ['round', 'step']));
    return rows
      .filter(({ payload }) => (payload as { podId: string }).podId === pod.id)
      .map((row) => row.audienceUserIds);
  };
  const everybody = [anna, ben, leader].map(({ id }) => id).sort();
  await arrive(pod, anna);
  await arrive(pod, anna);
  await lead(pod, 'BEGIN');
  const { step } = (await roundOf(pod, anna)).people.find(({ userId }) => userId === anna.id)!;
  const commitment = { goal: 'Run 5 km', description: 'Buy shoes', commitmentDate: Date.parse('2026-03-10T19:00Z') };
  await (await test.as(anna)).post(`/v1/next-tiny-steps/${step!.id}/commit`, commitment);
  expect((await told()).map((ids) => [...(ids ?? [])].sort())).toEqual([everybody, everybody, everybody]);
});

it('an event of the round contains what has changed, so that nobody needs to fetch the round', async () => {
  const { pod, anna, ben } = await meeting();
  for (const person of [anna, ben]) await arrive(pod, person);
  const { version: unbegun } = await roundOf(pod, anna);
  await lead(pod, 'BEGIN');
  const begun = await roundOf(pod, anna);
  test.clock.advance({ minutes: 1 });
  await lead(pod, 'NEXT', { userId: begun.speakerId });
  const second = await roundOf(pod, anna);
  const { db } = test.app.context.database;
  const rows = await db.select().from(events).where(eq(events.type, 'round')).orderBy(events.position);
  const [first, next] = rows.filter(({ payload }) => payload.podId === pod.id).slice(-2);
  expect(first?.payload).toMatchObject({ start, progress: { before: unbegun, version: begun.version } });
  const { begun: isBegun, speakerId, timer, timerVersion, version, people } = second;
  const turns = people.map(({ userId, turn }) => ({ userId, turn }));
  const at = Date.parse('2026-03-03T19:01:00Z');
  const progress = { before: begun.version, version, at, begun: isBegun, speakerId, timer, timerVersion, turns };
  expect(next?.payload).toEqual({ podId: pod.id, start, progress });
});

it('a disabled member receives no event of the round', async () => {
  const { pod, anna, ben } = await meeting();
  const { db } = test.app.context.database;
  await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, ben.id));
  await arrive(pod, anna);
  const rows = await db.select().from(events).where(eq(events.type, 'round'));
  const [row] = rows.filter(({ payload }) => payload.podId === pod.id);
  expect([...(row?.audienceUserIds ?? [])].sort()).toEqual([anna.id, pod.leader!.id].sort());
});

it('a disabled member receives no event of people who come into the pod or leave it', async () => {
  const { pod, anna, ben, leader } = await meeting();
  const { db } = test.app.context.database;
  await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, ben.id));
  const newcomer = await test.make.member(pod.membership);
  await (await test.as(newcomer)).post(`/v1/pods/${pod.id}/join`);
  await (await test.as(newcomer)).delete(`/v1/pods/${pod.id}/members`);
  const rows = await db.select().from(events).where(eq(events.type, 'pod')).orderBy(events.position);
  const audiences = rows
    .filter(({ payload }) => payload.podId === pod.id && payload.change === 'people')
    .map((row) => [...(row.audienceUserIds ?? [])].sort());
  const others = [anna.id, leader.id].sort();
  expect(audiences).toEqual([others, others]);
});
