import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { PASSWORD, type TestPod, type TestUser } from '../testing/factories';
import { inspectPods } from '../pods/testing/inspect';
import { mailStepsRecord } from './mailStepsRecord';

const test = useTestApp();
const look = inspectPods(test);

const commitment = { goal: 'Run 5 km', description: 'Buy shoes', commitmentDate: Date.parse('2026-03-03T18:00:00Z') };

const recordTo = async ({ email }: TestUser) =>
  (await test.mails(email)).find(({ template }) => template === 'steps-record')?.data;

async function commit(pod: TestPod, person: TestUser): Promise<void> {
  const step = (await look.stepsOf(person)).find(({ podId }) => podId === pod.id);
  const { status } = await (await test.as(person)).post(`/v1/next-tiny-steps/${step!.id}/commit`, commitment);
  expect(status).toBe(200);
}

it('deleting an account leaves its owner a record of all their steps, oldest first, as they were', async () => {
  const [first, second] = [await test.make.pod(), await test.make.pod()];
  const anna = await test.make.participant(first);
  test.clock.advance({ minutes: 1 });
  await test.make.participant(second, await test.make.member(second.membership, { user: anna }));
  await commit(second, anna);
  const deleted = await (await test.as(anna)).delete('/v1/users/my-user', { password: PASSWORD });
  expect(deleted.status).toBe(200);
  expect(await recordTo(anna)).toEqual({
    firstName: anna.firstName,
    timezone: 'Europe/London',
    steps: [
      { podName: first.name, status: 'NotSet' },
      { podName: second.name, status: 'InProgress', ...commitment },
    ],
  });
});

it('deleting a pod leaves its people a record of their steps in it, with its membership and support', async () => {
  const [pod, other] = [await test.make.pod(), await test.make.pod()];
  const leader = pod.leader!;
  await test.make.participant(other, await test.make.member(other.membership, { user: leader }));
  await test.app.context.database.db.update(users).set({ timezone: null }).where(eq(users.id, leader.id));
  await commit(pod, leader);
  expect((await (await test.as(pod.membership.business.owner)).delete(`/v1/pods/${pod.id}`)).status).toBe(200);
  expect(await recordTo(leader)).toEqual({
    firstName: leader.firstName,
    timezone: 'UTC',
    podName: pod.name,
    membershipName: pod.membership.name,
    supportEmail: 'support@example.com',
    steps: [{ podName: pod.name, status: 'InProgress', ...commitment }],
  });
});

it('each person gets a record of their own steps only, even if they have none', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const newcomer = await test.make.member(pod.membership);
  await commit(pod, anna);
  const people = [pod.leader!, anna, newcomer];
  await test.app.context.act((act) =>
    mailStepsRecord(
      act,
      people.map(({ id }) => id),
    ),
  );
  const records = await Promise.all(people.map(recordTo));
  expect(records.map((record) => record?.steps)).toEqual([
    [{ podName: pod.name, status: 'NotSet' }],
    [{ podName: pod.name, status: 'InProgress', ...commitment }],
    [],
  ]);
});

it('a pod without people is deleted without any record', async () => {
  const pod = await test.make.pod({ leader: null });
  const before = (await test.mails()).length;
  expect((await (await test.as(pod.membership.business.owner)).delete(`/v1/pods/${pod.id}`)).status).toBe(200);
  expect(await test.mails()).toHaveLength(before);
});
