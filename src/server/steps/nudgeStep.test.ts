import { eq } from 'drizzle-orm';
import type { PodMember } from '../../contract/entities.gen';
import { inspectPods } from '../pods/testing/inspect';
import { nextTinySteps, notificationSettings } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';
import { interleave } from '../testing/interleave';

const test = useTestApp();
const look = inspectPods(test);

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

async function podWithAnna() {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const anna = await test.make.participant(pod);
  const ben = await test.make.user({ firstName: 'Ben', lastName: 'Cole' });
  await test.make.member(pod.membership, { user: ben });
  await test.make.participant(pod, ben);
  const [step] = await look.stepsOf(anna);
  return { pod, anna, ben, path: `/v1/next-tiny-steps/${step!.id}` };
}

const nudge = async (person: TestUser, path: string) => (await test.as(person)).post(`${path}/nudge`);

const stepSeenBy = async (reader: TestUser, pod: TestPod, { id }: TestUser) => {
  const { body } = await (await test.as(reader)).get(`/v1/pods/${pod.id}/members`);
  return (body as PodMember[]).find(({ userId }) => userId === id)?.step;
};

it('people of a pod can nudge a member without a step, once a day in total', async () => {
  const { pod, anna, ben, path } = await podWithAnna();
  expect(await stepSeenBy(ben, pod, anna)).toMatchObject({ status: 'NotSet', canNudge: true, nudged: false });
  expect(await nudge(ben, path)).toMatchObject({ status: 200, body: { done: true } });
  expect(await look.noticesOf(anna)).toEqual(['step-nudged']);
  expect(await stepSeenBy(pod.leader!, pod, anna)).toMatchObject({ canNudge: false, nudged: true });
  test.clock.advance({ hours: 23 });
  expect((await nudge(pod.leader!, path)).body).toMatchObject({ status: 409, code: 'already_nudged' });
  test.clock.advance({ hours: 1 });
  expect(await stepSeenBy(ben, pod, anna)).toMatchObject({ canNudge: true, nudged: false });
  expect((await nudge(pod.leader!, path)).status).toBe(200);
});

it('setting a step settles the nudge, and ends it', async () => {
  const { pod, anna, ben, path } = await podWithAnna();
  await nudge(ben, path);
  const body = { goal: 'Run', description: 'Buy shoes', commitmentDate: Date.parse('2026-03-03T18:00:00Z') };
  expect((await (await test.as(anna)).post(`${path}/commit`, body)).status).toBe(200);
  expect((await (await test.as(anna)).get('/v1/notifications/my-notifications')).body).toEqual([]);
  expect(await stepSeenBy(ben, pod, anna)).toMatchObject({ status: 'InProgress', canNudge: false, nudged: false });
  expect((await nudge(ben, path)).body).toMatchObject({ status: 409, code: 'step_set' });
});

it('nobody can nudge themselves, and staff outside the pod can nudge nobody', async () => {
  const { pod, anna, path } = await podWithAnna();
  const { owner } = pod.membership.business;
  expect(await stepSeenBy(anna, pod, anna)).toMatchObject({ canNudge: false });
  expect((await nudge(anna, path)).body).toMatchObject({ status: 409, code: 'own_step' });
  expect(await stepSeenBy(owner, pod, anna)).toMatchObject({ canNudge: false });
  expect((await nudge(owner, path)).status).toBe(404);
});

it('a nudge to somebody who turned step reminders off looks like any other, and isn’t delivered', async () => {
  const { pod, anna, ben, path } = await podWithAnna();
  const { db } = test.app.context.database;
  await db.delete(notificationSettings).where(eq(notificationSettings.userId, anna.id));
  await db.insert(notificationSettings).values({ userId: anna.id, type: 'STEP_REMINDER', frequency: 'OFF' });
  expect(await stepSeenBy(ben, pod, anna)).toMatchObject({ canNudge: true, nudged: false });
  expect(await nudge(ben, path)).toMatchObject({ status: 200, body: { done: true } });
  expect(await stepSeenBy(ben, pod, anna)).toMatchObject({ canNudge: false, nudged: true });
  expect((await nudge(pod.leader!, path)).body).toMatchObject({ status: 409, code: 'already_nudged' });
  expect(await look.noticesOf(anna)).toEqual([]);
});

it('a step that is deleted at the same moment is not found', async () => {
  const { anna, ben, path } = await podWithAnna();
  const { status } = await interleave(
    test.app.context,
    (context) => context.act((act) => act.tx.delete(nextTinySteps).where(eq(nextTinySteps.userId, anna.id))),
    () => nudge(ben, path),
  );
  expect(status).toBe(404);
});
