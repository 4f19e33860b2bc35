import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { recordPush } from '../testing/fakes';
import { pushDeviceInput } from '../notifications/testing/notices';
import { runAllJobs } from '../testing/jobs';
import { leaderMeetingIn } from './testing/leaderMeeting';

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
  expect((await (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput(person.id))).status).toBe(
    200,
  );

async function shownLater(): Promise<string[]> {
  await test.app.context.jobs.drain();
  isAway = false;
  await runAllJobs(test, 'push');
  return push.bodies();
}

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

it('a meeting moved and then deleted is shown on a device only as deleted', async () => {
  const { owner, made } = await movedLeaderMeeting();
  expect((await owner.delete(`/v1/leader-pods/${made.id}`)).status).toBe(200);
  expect(await shownLater()).toEqual([`${made.name} no longer meets.`]);
});

it('former attendees of leader meetings are not shown the meetings’ new time', async () => {
  const { membership, leader, owner } = await movedLeaderMeeting();
  expect((await owner.delete(`/v1/memberships/${membership.id}/leaders/${leader.id}`)).status).toBe(200);
  expect(await shownLater()).toEqual([expect.stringContaining('no longer a leader')]);
});

it('people who have left a pod are not shown its new time, and those who stay are', async () => {
  const { pod, anna, ben } = await movedPod();
  expect((await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
  expect(await shownLater()).toEqual([expect.stringContaining('now meets')]);
  expect(push.sent.map(({ target }) => target.endpoint)).toEqual([pushDeviceInput(ben.id).endpoint]);
});
