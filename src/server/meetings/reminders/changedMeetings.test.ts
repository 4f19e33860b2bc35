import { useTestApp } from '../../testing/app';
import { remindersIn } from '../testing/reminders';

const test = useTestApp();
const { look, checkAt, podWithAnna, subjectsTo, kindsTo, occurrence } = remindersIn(test);

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

it('a date that is skipped or in a pause has no reminders, and a moved date has them at its new time', async () => {
  const { pod, anna } = await podWithAnna();
  const leader = await test.as(pod.leader!);
  await leader.put(occurrence(pod, '2026-03-03T19:00Z'), { change: 'SKIPPED' });
  await checkAt('2026-03-02T19:00:00Z');
  expect(await kindsTo(anna)).toEqual([]);
  await leader.put(occurrence(pod, '2026-03-10T19:00Z'), {
    change: 'MOVED',
    movedTo: Date.parse('2026-03-12T08:00Z') / 1000,
  });
  await checkAt('2026-03-09T19:00:00Z');
  expect(await kindsTo(anna)).toEqual([]);
  await checkAt('2026-03-11T08:00:00Z');
  expect(await kindsTo(anna)).toEqual(['meeting-tomorrow']);
});

it('a change withdraws earlier reminders, and later ones state the new time, without a second one a day before', async () => {
  const { pod, anna } = await podWithAnna();
  await checkAt('2026-03-02T19:00:00Z');
  const leader = await test.as(pod.leader!);
  await leader.put(occurrence(pod, '2026-03-03T19:00Z'), {
    change: 'MOVED',
    movedTo: Date.parse('2026-03-05T19:00Z') / 1000,
  });
  expect(await kindsTo(anna)).toEqual([]);
  await checkAt('2026-03-04T19:00:00Z');
  expect(await kindsTo(anna)).toEqual([]);
  await checkAt('2026-03-05T18:45:00Z');
  expect(await kindsTo(anna)).toEqual(['meeting-soon']);
});

it('once the series moves, the old hour has no reminders, and queued mails about it are not sent', async () => {
  const { pod, anna } = await podWithAnna();
  await checkAt('2026-03-02T19:00:00Z');
  test.clock.set('2026-03-02T20:00:00Z');
  const later = {
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Week',
    duration: 60,
    unixTime: Date.parse('2026-03-04T20:00Z') / 1000,
  };
  const moved = {
    ...later,
    weeklyOptions: { days: ['WEDNESDAY'] },
    thirdPartyMeetingLink: 'https://meet.example.com/pod',
  };
  const saved = await (await test.as(pod.leader!)).put(`/v1/scheduled-meetings/${pod.meetingId}`, moved);
  expect(saved.status).toBe(200);
  expect([await kindsTo(anna), await subjectsTo(anna)]).toEqual([[], []]);
  await checkAt('2026-03-03T18:45:00Z');
  expect(await kindsTo(anna)).toEqual([]);
  await checkAt('2026-03-03T20:00:00Z');
  expect(await subjectsTo(anna)).toEqual(['Early Birds meets tomorrow, Wed 4 Mar, 8:00 pm (GMT)']);
});

it('a change to another date doesn’t drop a reminder that is just due', async () => {
  const { pod, anna } = await podWithAnna();
  await checkAt('2026-03-02T19:00:00Z');
  test.clock.set('2026-03-03T18:45:20Z');
  const leader = await test.as(pod.leader!);
  await leader.put(occurrence(pod, '2026-03-10T19:00Z'), { change: 'SKIPPED' });
  await look();
  expect(await kindsTo(anna)).toEqual(['meeting-soon']);
});

it('leaving a pod removes its reminder from the list', async () => {
  const { pod, anna } = await podWithAnna();
  await checkAt('2026-03-03T18:45:00Z');
  await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
  expect([await kindsTo(anna), await kindsTo(pod.leader!)]).toEqual([[], ['meeting-soon']]);
});
