import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { recordPush } from '../testing/fakes';
import { device } from '../notifications/testing/notices';
import { leaderMeetingIn } from './testing/leaderMeeting';
import { runLater } from '../testing/jobs';

const push = recordPush();
let isAway = false;
const test = useTestApp({
  deps: {
    push: {
      ...push,
      send: (...message) => (isAway ? Promise.reject(new Error('The push service is away.')) : push.send(...message)),
    },
  },
});
const schedule = leaderMeetingIn(test);

beforeEach(() => {
  isAway = true;
  push.sent.length = 0;
});

const subscribe = async (person: TestUser) =>
  expect((await (await test.as(person)).post('/v1/notifications/subscribe', device(person.id))).status).toBe(200);

/** What devices are shown once the push service is back, whatever it was asked for before. */
async function shownLater(): Promise<string[]> {
  await test.app.context.jobs.drain();
  isAway = false;
  await runLater(test, 'push');
  return push.bodies();
}

/** A leader meeting that is moved while the push service is away. */
async function movedLeaderMeeting() {
  const pod = await test.make.pod();
  const { membership } = pod;
  const made = await schedule(membership);
  const leader = pod.leader!;
  await subscribe(leader);
  const owner = await test.as(membership.business.owner);
  const path = `/v1/scheduled-meetings/${made.meetingScheduleId}`;
  expect((await owner.put(path, { ...schedule.input, duration: 90 })).status).toBe(200);
  await test.app.context.jobs.drain();
  return { membership, leader, owner, made };
}

/** A pod with two participants, whose meeting is moved while the push service is away. */
async function movedPod() {
  const pod = await test.make.pod();
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  await subscribe(anna);
  await subscribe(ben);
  const path = `/v1/scheduled-meetings/${pod.meetingId}`;
  expect((await (await test.as(pod.leader!)).put(path, schedule.input)).status).toBe(200);
  await test.app.context.jobs.drain();
  return { pod, anna, ben };
}

it('a meeting that was moved and then deleted is told to a device only as gone', async () => {
  const { owner, made } = await movedLeaderMeeting();
  expect((await owner.delete(`/v1/leader-pods/${made.id}`)).status).toBe(200);
  expect(await shownLater()).toEqual([`${made.name} no longer meets.`]);
});

it('whoever attends leader meetings no more is not shown when they meet', async () => {
  const { membership, leader, owner } = await movedLeaderMeeting();
  expect((await owner.delete(`/v1/memberships/${membership.id}/leaders/${leader.id}`)).status).toBe(200);
  expect(await shownLater()).toEqual([expect.stringContaining('no longer a leader')]);
});

it('whoever has left a pod is not shown when it meets, and who stays is', async () => {
  const { pod, anna, ben } = await movedPod();
  expect((await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
  expect(await shownLater()).toEqual([expect.stringContaining('now meets')]);
  expect(push.sent.map(({ target }) => target.endpoint)).toEqual([device(ben.id).endpoint]);
});
