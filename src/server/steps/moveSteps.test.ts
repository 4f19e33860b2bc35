import { sql } from 'drizzle-orm';
import type { Notification } from '../../contract/entities.gen';
import { pageLinks } from '../../domain/links';
import { stepCheers, stepComments } from '../platform/database/schema';
import { inspectPods } from '../pods/testing/inspect';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';

const test = useTestApp();
const look = inspectPods(test);

beforeEach(() => test.clock.set('2026-03-03T19:10:00Z'));

const commitment = { goal: 'Run 5 km', description: 'Buy shoes', commitmentDate: Date.parse('2026-03-10T19:00Z') };

async function annaWhoSwitches() {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const [asAnna, asLeader] = [await test.as(anna), await test.as(pod.leader!)];
  const [step] = await look.stepsOf(anna);
  const next = await test.make.pod({ membership: pod.membership });
  const listed = async () =>
    ((await asAnna.get('/v1/notifications/my-notifications')).body as Notification[]).map(
      ({ primaryDisplayName, primaryActionUrl }) => [primaryDisplayName, primaryActionUrl],
    );
  const switchPods = async () =>
    expect((await asAnna.post(`/v1/pods/${pod.id}/switch`, { toPodId: next.id })).status).toBe(200);
  return { anna, pod, next, asLeader, path: `/v1/next-tiny-steps/${step!.id}`, listed, switchPods };
}

it('switching pods ends the question for a step that isn’t set, and people of the new pod can ask again', async () => {
  const { next, asLeader, path, listed, switchPods } = await annaWhoSwitches();
  expect((await asLeader.post(`${path}/nudge`)).status).toBe(200);
  await switchPods();
  expect(await listed()).toEqual([]);
  expect((await (await test.as(next.leader!)).post(`${path}/nudge`)).status).toBe(200);
  expect(await listed()).toEqual([['Set a step', pageLinks.nextTinyStep(next.id)]]);
});

it('a switch keeps the responses to closed steps, whose cheers My journey still counts', async () => {
  const { anna, asLeader, path, switchPods } = await annaWhoSwitches();
  const asAnna = await test.as(anna);
  const cheered = async () => {
    expect((await asAnna.post(`${path}/commit`, commitment)).status).toBe(200);
    expect((await asLeader.post(`${path}/cheer`)).status).toBe(200);
    expect((await asLeader.post(`${path}/comments`, { text: 'Well done' })).status).toBe(200);
  };
  await cheered();
  expect((await asAnna.put(path, { ...commitment, status: 'Done' })).status).toBe(200);
  const current = await asAnna.post(`${path}/commit`, { ...commitment, goal: 'Run 10 km' });
  const next = `/v1/next-tiny-steps/${current.body.id as string}`;
  expect((await asLeader.post(`${next}/cheer`)).status).toBe(200);
  await switchPods();
  const { db } = test.app.context.database;
  const isOf = (which: string) => sql`step_id = ${which.split('/').at(-1)}::uuid`;
  const stored = (which: string) =>
    Promise.all([db.$count(stepCheers, isOf(which)), db.$count(stepComments, isOf(which))]);
  expect([await stored(path), await stored(next)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect((await asAnna.get('/v1/users/my-account/journey')).body).toMatchObject([{ cheers: 1 }]);
});

it('a step written down in the meeting is still to be confirmed after a switch, in the new pod', async () => {
  const { anna, pod, next, asLeader, path, listed, switchPods } = await annaWhoSwitches();
  expect((await asLeader.put(`${path}/entry`, commitment)).status).toBe(200);
  expect(await listed()).toEqual([['Confirm', pageLinks.nextTinyStep(pod.id)]]);
  const { length: before } = await publishedTo(test, anna, 'notification');
  await switchPods();
  expect(await listed()).toEqual([['Confirm', pageLinks.nextTinyStep(next.id)]]);
  expect(await publishedTo(test, anna, 'notification')).toHaveLength(before + 1);
});
