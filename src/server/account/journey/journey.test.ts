import { v7 } from 'uuid';
import type { StepStatus } from '../../../domain/steps/steps';
import { accountRemovals, attendance, nextTinySteps, occurrences, stepCheers } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';

const test = useTestApp();
const db = () => test.app.context.database.db;

const journeyOf = async (person: TestUser) => (await (await test.as(person)).get('/v1/users/my-account/journey')).body;
const yearOf = async (person: TestUser, year: number) =>
  (await (await test.as(person)).get(`/v1/users/my-account/journey/${year}`)).body;

async function step(person: TestUser, date: string, status: StepStatus, pod?: TestPod): Promise<string> {
  const id = v7();
  const commitmentDate = new Date(date);
  await db()
    .insert(nextTinySteps)
    .values({
      id,
      userId: person.id,
      podName: pod?.name ?? 'Larks',
      podId: pod?.id ?? null,
      membershipId: pod?.membership.id ?? null,
      goal: 'Run 5 km',
      description: `By ${date}`,
      commitmentDate,
      status,
      createdAt: new Date('2025-01-01T00:00:00Z'),
      closedAt: test.clock.now(),
    });
  return id;
}

const attend = (person: TestUser, pod: TestPod, date: string, status: 'CAME' | 'APOLOGIES' | 'ABSENT') =>
  db()
    .insert(attendance)
    .values({
      meetingId: pod.meetingId,
      startsAt: new Date(date),
      userId: person.id,
      status,
      recordedAt: test.clock.now(),
    });

const none = { steps: 0, done: 0, cheers: 0, came: 0, apologies: 0, missed: 0 };

it('a journey counts steps, cheers and meetings by year, without what is ahead, skipped or somebody else’s', async () => {
  const pod = await test.make.pod();
  const [anna, bo, gone] = [
    await test.make.participant(pod),
    await test.make.participant(pod),
    await test.make.participant(pod),
  ];
  const done = await step(anna, '2025-06-03T18:00:00Z', 'Done', pod);
  await step(anna, '2025-07-03T18:00:00Z', 'NotDone', pod);
  await step(bo, '2025-07-03T18:00:00Z', 'Done', pod);
  // A step with a future date belongs to the current year.
  await step(anna, '2027-01-05T18:00:00Z', 'InProgress');
  await db()
    .insert(stepCheers)
    .values([bo, gone].map(({ id: userId }) => ({ stepId: done, userId, createdAt: test.clock.now() })));
  await db().insert(accountRemovals).values({ userId: gone.id, closedAt: test.clock.now() });
  await attend(anna, pod, '2025-06-03T18:00:00Z', 'CAME');
  await attend(anna, pod, '2025-06-10T18:00:00Z', 'CAME');
  await attend(anna, pod, '2025-06-17T18:00:00Z', 'APOLOGIES');
  await attend(anna, pod, '2026-01-06T19:00:00Z', 'ABSENT');
  await attend(anna, pod, '2026-01-13T19:00:00Z', 'APOLOGIES');
  await attend(anna, pod, '2026-03-10T19:00:00Z', 'APOLOGIES');
  await attend(bo, pod, '2025-06-03T18:00:00Z', 'CAME');
  await db()
    .insert(occurrences)
    .values({
      meetingId: pod.meetingId,
      startsAt: new Date('2026-01-13T19:00:00Z'),
      skipped: true,
      createdAt: test.clock.now(),
    });
  expect(await journeyOf(anna)).toEqual([
    { year: 2025, steps: 2, done: 1, cheers: 1, came: 2, apologies: 1, missed: 0 },
    { ...none, year: 2026, steps: 1, missed: 1 },
  ]);
});

it('a year has its pods with their steps by date, and a deleted pod under the name kept on its steps', async () => {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const anna = await test.make.participant(pod);
  await step(anna, '2025-05-01T18:00:00Z', 'Done', pod);
  await step(anna, '2025-04-01T18:00:00Z', 'NotDone', pod);
  await step(anna, '2025-02-01T18:00:00Z', 'Done');
  await attend(anna, pod, '2025-06-10T18:00:00Z', 'CAME');
  const membershipName = pod.membership.name;
  expect(await yearOf(anna, 2025)).toMatchObject([
    {
      podName: 'Larks',
      came: 0,
      steps: [{ status: 'Done', goal: 'Run 5 km', description: 'By 2025-02-01T18:00:00Z' }],
    },
    {
      podId: pod.id,
      podName: 'Early Birds',
      membershipName,
      came: 1,
      apologies: 0,
      missed: 0,
      steps: [{ status: 'NotDone' }, { status: 'Done' }],
    },
  ]);
  expect(await yearOf(anna, 2024)).toEqual([]);
  expect(await journeyOf(await test.make.participant(pod))).toEqual([]);
});

it.each(['0', '1969', '10000', 'soon'])('%s is not a year of a journey', async (year) => {
  const asAnna = await test.as(await test.make.user());
  expect((await asAnna.get(`/v1/users/my-account/journey/${year}`)).status).toBe(404);
});

it('years follow the person’s clocks', async () => {
  const pod = await test.make.pod();
  const inTokyo = await test.make.participant(
    pod,
    await test.make.member(pod.membership, { user: await test.make.user({ timezone: 'Asia/Tokyo' }) }),
  );
  await step(inTokyo, '2025-12-31T18:00:00Z', 'Done', pod);
  expect(await journeyOf(inTokyo)).toMatchObject([{ year: 2026 }]);
});

it('a journey takes the same number of statements, however long it is', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const asAnna = await test.as(anna);
  const ask = async () => {
    await asAnna.get('/v1/users/my-account/journey');
    await asAnna.get('/v1/users/my-account/journey/2025');
  };
  const { statements: few } = await test.countStatements(ask);
  for (let month = 1; month <= 9; month++) await step(anna, `2025-0${month}-01T18:00:00Z`, 'Done', pod);
  const { statements: many } = await test.countStatements(ask);
  expect(many).toHaveLength(few.length);
});
