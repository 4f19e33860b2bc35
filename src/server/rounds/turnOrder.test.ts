import type { PodRound } from '../../contract/entities.gen';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';

const test = useTestApp();

const LONDON = { timezone: 'Europe/London', weekday: 'TUESDAY', startsAt: new Date('2026-01-06T19:00Z') } as const;

const orderFor = async (pod: TestPod, person: TestUser) => {
  const { body } = await (await test.as(person)).get(`/v1/pods/${pod.id}/round`);
  return ((body as PodRound).round?.people ?? []).map(({ userId }) => userId);
};

const meeting = { ...LONDON, recurring: true, frequency: 1, frequencyPeriod: 'Week' as const };

it.each([
  ['weekly with two others', 2, {}, ['2026-03-03T19:00Z', '2026-03-10T19:00Z', '2026-03-17T19:00Z']],
  ['fortnightly with two others', 2, { frequency: 2 }, ['2026-03-03T19:00Z', '2026-03-17T19:00Z', '2026-03-31T18:00Z']],
  [
    'fortnightly with three others',
    3,
    { frequency: 2 },
    ['2026-03-03T19:00Z', '2026-03-17T19:00Z', '2026-03-31T18:00Z'],
  ],
  [
    'monthly with two others',
    2,
    { frequencyPeriod: 'Month' as const, weekInMonth: 'First' as const },
    ['2026-03-03T19:00Z', '2026-04-07T18:00Z'],
  ],
  [
    'weekly at 19:30 in New York, over the change of its clocks',
    3,
    { timezone: 'America/New_York', weekday: 'WEDNESDAY' as const, startsAt: new Date('2026-01-08T00:30Z') },
    ['2026-03-05T00:30Z', '2026-03-11T23:30Z', '2026-03-18T23:30Z'],
  ],
  [
    'daily with two others',
    2,
    { frequencyPeriod: 'Day' as const, weekday: null },
    ['2026-03-03T19:00Z', '2026-03-04T19:00Z', '2026-03-05T19:00Z'],
  ],
])('another person begins at each meeting: %s', async (_, others, given, instants) => {
  test.clock.set('2026-03-02T09:00:00Z');
  const pod = await test.make.pod({ meeting: { ...meeting, ...given } });
  const people: TestUser[] = [];
  for (let made = 0; made < others; made++) people.push(await test.make.participant(pod));
  const first: (string | undefined)[] = [];
  for (const instant of instants) {
    test.clock.set(instant);
    const [order, ofOther] = [await orderFor(pod, people[0]!), await orderFor(pod, pod.leader!)];
    expect({ instant, order }).toEqual({ instant, order: ofOther });
    expect({ instant, last: order.at(-1) }).toEqual({ instant, last: pod.leader!.id });
    first.push(order[0]);
  }
  expect(new Set(first.slice(0, others))).toEqual(new Set(people.map(({ id }) => id)));
  expect(first.slice(others)).toEqual(first.slice(0, first.length - others));
});

it('a skipped or paused meeting doesn’t count, and the order goes on from there if the series changes', async () => {
  test.clock.set('2026-03-02T09:00:00Z');
  const pod = await test.make.pod();
  const [anna] = [await test.make.participant(pod), await test.make.participant(pod)];
  const asLeader = await test.as(pod.leader!);
  const path = `/v1/scheduled-meetings/${pod.meetingId}`;
  const firstAt = async (instant: string) => {
    test.clock.set(instant);
    return (await orderFor(pod, anna))[0];
  };
  const first = await firstAt('2026-03-03T19:00Z');
  const body = { recurring: true, frequency: 1, frequencyPeriod: 'Week', duration: 60 };
  const link = { thirdPartyMeetingLink: 'https://meet.example.com/pod' };
  const days = { weeklyOptions: { days: ['THURSDAY'] } };
  const thursday = Date.parse('2026-03-05T18:00Z') / 1000;
  expect((await asLeader.put(path, { ...body, ...link, ...days, unixTime: thursday })).status).toBe(200);
  expect(await firstAt('2026-03-03T19:30Z')).toBe(first);
  const second = await firstAt('2026-03-05T18:00Z');
  expect(second).not.toBe(first);
  await asLeader.put(`${path}/occurrences/${thursday + 7 * 86_400}`, { change: 'SKIPPED' });
  expect(await firstAt('2026-03-19T18:00Z')).toBe(first);
  const pause = { pausedFromEpoch: thursday + 20 * 86_400, pausedToEpoch: thursday + 34 * 86_400 };
  expect((await asLeader.put(path, { ...body, ...link, ...days, ...pause, unixTime: thursday })).status).toBe(200);
  expect(await firstAt('2026-04-09T17:00Z')).toBe(second);
  expect(await firstAt('2026-04-16T17:00Z')).toBe(first);
});
