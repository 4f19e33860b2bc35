import { and, eq, isNull } from 'drizzle-orm';
import { buildApp } from '../../app';
import { remindOfMeetings } from '../../meetings/reminders/remindOfMeetings';
import { pushDeviceInput } from '../../notifications/testing/notices';
import { meetings, membershipFeatures, nextTinySteps, notifications } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { recordPush } from '../../testing/fakes';
import { runAllJobs } from '../../testing/jobs';
import type { TestPod, TestUser } from '../../testing/factories';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const db = () => test.app.context.database.db;

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

async function checkAt(instant: string): Promise<void> {
  test.clock.set(instant);
  await remindOfMeetings(test.app.context);
}

async function podWithAnna(): Promise<{ pod: TestPod; anna: TestUser }> {
  const pod = await test.make.pod({ name: 'Early Birds' });
  return { pod, anna: await test.make.participant(pod) };
}

const asksOf = async ({ id }: TestUser) =>
  (
    await db()
      .select({ isOpen: isNull(notifications.dismissedAt).mapWith(Boolean) })
      .from(notifications)
      .where(and(eq(notifications.userId, id), eq(notifications.kind, 'step-missing')))
      .orderBy(notifications.id)
  ).map(({ isOpen }) => isOpen);

const stepOf = async (pod: TestPod, { id }: TestUser) => {
  const [step] = await db()
    .select()
    .from(nextTinySteps)
    .where(and(eq(nextTinySteps.podId, pod.id), eq(nextTinySteps.userId, id), isNull(nextTinySteps.closedAt)));
  return step?.id ?? '';
};

const commit = async (pod: TestPod, person: TestUser, date: string) => {
  const body = { goal: 'Run 5 km', description: 'Buy shoes', commitmentDate: Date.parse(date) };
  const path = `/v1/next-tiny-steps/${await stepOf(pod, person)}`;
  const answer = await (await test.as(person)).post(`${path}/commit`, body);
  expect(answer.body).not.toHaveProperty('errors');
  return path;
};

const dateOf = ({ meetingId }: TestPod, start: string) =>
  `/v1/scheduled-meetings/${meetingId}/occurrences/${Date.parse(start) / 1000}`;

it('two hours after a meeting, everyone in the pod without a step in progress is asked for one, on their devices too', async () => {
  const { pod, anna } = await podWithAnna();
  await (await test.as(anna)).post('/v1/notifications/subscribe', pushDeviceInput(`anna-${anna.id}`));
  await checkAt('2026-03-03T21:59:59Z');
  expect(await asksOf(anna)).toEqual([]);
  const before = push.sent.length;
  await checkAt('2026-03-03T22:00:00Z');
  await checkAt('2026-03-03T22:01:00Z');
  await checkAt('2026-03-04T09:00:00Z');
  for (const person of [anna, pod.leader!]) expect(await asksOf(person)).toEqual([true]);
  await runAllJobs(test, 'push');
  expect(push.bodies().slice(before)).toEqual(['What’s your next tiny step? There’s none under way in Early Birds.']);
});

it('a person with a step in progress is not asked, and setting a step settles the question', async () => {
  const { pod, anna } = await podWithAnna();
  const bo = await test.make.participant(pod);
  await commit(pod, anna, '2026-03-03T18:00:00Z');
  await checkAt('2026-03-03T22:00:00Z');
  expect([await asksOf(anna), await asksOf(bo)]).toEqual([[], [true]]);
  await commit(pod, bo, '2026-03-09T18:00:00Z');
  expect(await asksOf(bo)).toEqual([false]);
});

it('a person whose step is done and who has no next step is asked, and each question replaces the last', async () => {
  const { pod, anna } = await podWithAnna();
  const path = await commit(pod, anna, '2026-03-03T18:00:00Z');
  await (await test.as(anna)).post(`${path}/done`);
  await checkAt('2026-03-03T22:00:00Z');
  expect(await asksOf(anna)).toEqual([true]);
  await checkAt('2026-03-10T22:00:00Z');
  expect(await asksOf(anna)).toEqual([false, true]);
});

it('only the current step decides who is asked after a meeting, and each person is asked once', async () => {
  const { pod, anna } = await podWithAnna();
  const bo = await test.make.participant(pod);
  for (const person of [anna, bo]) {
    const first = await commit(pod, person, '2026-03-03T18:00:00Z');
    await (await test.as(person)).post(`${first}/done`);
    await commit(pod, person, '2026-03-03T18:00:00Z');
  }
  await (await test.as(bo)).post(`/v1/next-tiny-steps/${await stepOf(pod, bo)}/done`);
  await checkAt('2026-03-03T22:00:00Z');
  expect([await asksOf(anna), await asksOf(bo)]).toEqual([[], [true]]);
});

it('people who joined later, have left, or are disabled are not asked', async () => {
  const { pod, anna } = await podWithAnna();
  const disabled = await test.make.participant(pod, await test.make.member(pod.membership, { disabled: true }));
  await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
  test.clock.set('2026-03-03T19:00:01Z');
  const late = await test.make.participant(pod);
  await checkAt('2026-03-03T22:00:00Z');
  expect(await Promise.all([anna, disabled, late, pod.leader!].map(asksOf))).toEqual([[], [], [], [true]]);
});

it('people who turned step reminders off are not asked, and nobody is if steps are turned off', async () => {
  const { pod, anna } = await podWithAnna();
  await (await test.as(anna)).put('/v1/my-notification-settings', { type: 'STEP_REMINDER', frequency: 'OFF' });
  const other = await test.make.pod();
  await db()
    .insert(membershipFeatures)
    .values({ membershipId: other.membership.id, name: 'NextTinyStep', disabled: true })
    .onConflictDoUpdate({
      target: [membershipFeatures.membershipId, membershipFeatures.name],
      set: { disabled: true },
    });
  await checkAt('2026-03-03T22:00:00Z');
  expect([await asksOf(anna), await asksOf(pod.leader!), await asksOf(other.leader!)]).toEqual([[], [true], []]);
});

it('nobody is asked after a skipped or paused meeting, and a moved meeting counts at its new end', async () => {
  const [skipped, paused, moved] = [await podWithAnna(), await podWithAnna(), await podWithAnna()];
  await (await test.as(skipped.pod.leader!)).put(dateOf(skipped.pod, '2026-03-03T19:00Z'), { change: 'SKIPPED' });
  await db()
    .update(meetings)
    .set({ pausedFrom: new Date('2026-03-02T00:00Z'), pausedTo: new Date('2026-03-09T00:00Z') })
    .where(eq(meetings.id, paused.pod.meetingId));
  const movedTo = Date.parse('2026-03-04T10:00Z') / 1000;
  await (await test.as(moved.pod.leader!)).put(dateOf(moved.pod, '2026-03-03T19:00Z'), { change: 'MOVED', movedTo });
  const asked = () => Promise.all([skipped, paused, moved].map(({ anna }) => asksOf(anna)));
  await checkAt('2026-03-03T22:00:00Z');
  expect(await asked()).toEqual([[], [], []]);
  await checkAt('2026-03-04T13:00:00Z');
  expect(await asked()).toEqual([[], [], [true]]);
});

it.each([
  ['2026-03-04T21:59:00Z', [true]],
  ['2026-03-04T22:00:00Z', []],
])('after an outage the question is still sent up to a day late: at %s', async (instant, asks) => {
  const { anna } = await podWithAnna();
  await checkAt('2026-03-03T20:00:00Z');
  await checkAt(instant);
  expect(await asksOf(anna)).toEqual(asks);
});

it('two servers that check at the same time ask each person only once', async () => {
  const { pod, anna } = await podWithAnna();
  const other = await buildApp({ ...test.app.context, logger: false });
  try {
    test.clock.set('2026-03-03T22:00:00Z');
    await Promise.all([remindOfMeetings(test.app.context), remindOfMeetings(other.context)]);
    for (const person of [anna, pod.leader!]) expect(await asksOf(person)).toEqual([true]);
  } finally {
    await other.close();
  }
});
