import { and, eq } from 'drizzle-orm';
import type { MeetingToJoin, PodAttendance, PodHealth, PodRound, ScheduledMeeting } from '../../contract/entities.gen';
import { notifications } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod } from '../testing/factories';
import { remindOfMeetings } from './reminders/remindOfMeetings';

const test = useTestApp();

const seconds = (instant: string) => Date.parse(instant) / 1000;
const asItIs = {
  unixTime: seconds('2026-01-06T19:00Z'),
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  thirdPartyMeetingLink: 'https://meet.example.com/pod',
  weeklyOptions: { days: ['TUESDAY'] },
};
const tuesday = seconds('2026-03-03T19:00Z');
const lastTuesday = seconds('2026-02-24T19:00Z');

const change = async (pod: TestPod, given: object) =>
  (await test.as(pod.leader!)).put(`/v1/scheduled-meetings/${pod.meetingId}`, { ...asItIs, ...given });
const toThursday = { unixTime: seconds('2026-03-05T18:00Z'), weeklyOptions: { days: ['THURSDAY'] } };

const attendanceOf = async (pod: TestPod) =>
  (await (await test.as(pod.leader!)).get(`/v1/pods/${pod.id}/attendance`)).body as PodAttendance;
const startsOf = async (pod: TestPod) => (await attendanceOf(pod)).meetings.map(({ start }) => start);
const record = async (pod: TestPod, start: number) => {
  const path = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${start}/attendance`;
  return (await test.as(pod.leader!)).put(path, { people: [{ userId: pod.leader!.id, status: 'CAME' }] });
};
const writeNote = async (pod: TestPod, start: number) =>
  (await test.as(pod.leader!)).put(`/v1/pods/${pod.id}/round/note`, { start, text: 'Ask Ben' });
const dueOf = async (pod: TestPod) => {
  const asOwner = await test.as(pod.membership.business.owner);
  const { body } = await asOwner.get(`/v1/memberships/${pod.membership.id}/pod-health`);
  return (body as unknown as PodHealth[])[0]?.meetings.due;
};
const isAsked = async (pod: TestPod) => {
  const ofLeader = and(eq(notifications.userId, pod.leader!.id), eq(notifications.kind, 'step-missing'));
  return (await test.app.context.database.db.select().from(notifications).where(ofLeader)).length;
};
const roundOf = async (pod: TestPod) =>
  ((await (await test.as(pod.leader!)).get(`/v1/pods/${pod.id}/round`)).body as PodRound).round;

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

describe('what was held stays held', () => {
  it.each<[string, object]>([
    ['another weekday', toThursday],
    ['another hour', { unixTime: seconds('2026-03-10T20:00Z') }],
    ['another zone', { timezone: 'America/New_York', unixTime: seconds('2026-03-10T23:00Z') }],
    ['a single meeting', { recurring: false, unixTime: seconds('2026-03-12T19:00Z') }],
    ['every other week', { frequency: 2, unixTime: seconds('2026-03-10T19:00Z') }],
    ['every day', { frequencyPeriod: 'Day', unixTime: seconds('2026-03-04T19:00Z'), weeklyOptions: undefined }],
    ['another length', { duration: 30 }],
    ['a pause from before it', { pausedFromEpoch: tuesday - 86_400, pausedToEpoch: seconds('2026-03-20T00:00Z') }],
  ])('after a change to %s an hour after its end', async (_, given) => {
    const pod = await test.make.pod();
    test.clock.set('2026-03-03T21:00:00Z');
    const [before, due] = [await startsOf(pod), await dueOf(pod)];
    expect(before.slice(0, 2)).toEqual([tuesday, lastTuesday]);
    expect((await change(pod, given)).status).toBe(200);
    expect(await startsOf(pod)).toEqual(before);
    expect(await dueOf(pod)).toBe(due);
    for (const start of [tuesday, lastTuesday]) {
      expect((await record(pod, start)).body).toMatchObject({ start, at: start, came: 1 });
      expect((await writeNote(pod, start)).status).toBe(200);
    }
    test.clock.set('2026-03-03T22:00:00Z');
    await remindOfMeetings(test.app.context);
    await remindOfMeetings(test.app.context);
    expect(await isAsked(pod)).toBe(1);
  });

  it('after several changes, and a moved meeting counts where it took place', async () => {
    const pod = await test.make.pod();
    const [moved, friday] = [seconds('2026-03-10T19:00Z'), seconds('2026-03-06T18:00Z')];
    const date = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${moved}`;
    await (await test.as(pod.leader!)).put(date, { change: 'MOVED', movedTo: friday });
    test.clock.set('2026-03-06T19:00:00Z');
    const thursdays = { unixTime: seconds('2026-03-12T18:00Z'), weeklyOptions: { days: ['THURSDAY'] } };
    expect((await change(pod, thursdays)).status).toBe(200);
    test.clock.set('2026-03-13T09:00:00Z');
    const wednesdays = { unixTime: seconds('2026-03-18T18:00Z'), weeklyOptions: { days: ['WEDNESDAY'] } };
    expect((await change(pod, wednesdays)).status).toBe(200);
    const { meetings } = await attendanceOf(pod);
    expect(meetings.slice(0, 4).map(({ at }) => at)).toEqual([thursdays.unixTime, friday, tuesday, lastTuesday]);
    expect((await record(pod, moved)).body).toMatchObject({ start: moved, at: friday, came: 1 });
  });

  it.each([
    ['the series', { unixTime: seconds('2026-03-24T19:00Z'), duration: 90 }],
    ['only the link', { thirdPartyMeetingLink: 'https://meet.example.com/another' }],
  ])('a paused meeting never took place, though %s is saved after the pause', async (_, saved) => {
    test.clock.set('2026-03-03T21:00:00Z');
    const pod = await test.make.pod();
    await change(pod, { pausedFromEpoch: seconds('2026-03-09T00:00Z'), pausedToEpoch: seconds('2026-03-16T00:00Z') });
    test.clock.set('2026-03-18T09:00:00Z');
    const missed = seconds('2026-03-10T19:00Z');
    await change(pod, saved);
    expect((await startsOf(pod)).slice(0, 2)).toEqual([seconds('2026-03-17T19:00Z'), tuesday]);
    expect((await record(pod, missed)).status).toBe(404);
    expect((await writeNote(pod, missed)).status).toBe(404);
  });

  it('a meeting that hasn’t begun moves with its series', async () => {
    test.clock.set('2026-03-03T18:59:59Z');
    const pod = await test.make.pod();
    await change(pod, toThursday);
    test.clock.set('2026-03-03T20:00:00Z');
    expect(await startsOf(pod)).not.toContain(tuesday);
    expect((await record(pod, tuesday)).status).toBe(404);
  });

  it('a meeting in progress lasts to its end, whatever happens to its series', async () => {
    test.clock.set('2026-03-03T19:10:00Z');
    const pod = await test.make.pod();
    await change(pod, { ...toThursday, duration: 15 });
    test.clock.set('2026-03-03T19:40:00Z');
    const asLeader = await test.as(pod.leader!);
    expect((await asLeader.post(`/v1/scheduled-meetings/${pod.meetingId}/join`)).status).toBe(200);
    const { body } = await asLeader.get(`/v1/scheduled-meetings/${pod.meetingId}`);
    expect((body as unknown as ScheduledMeeting).currentMeeting).toBe(tuesday);
    test.clock.set('2026-03-03T20:59:59Z');
    const over = (await asLeader.get(`/v1/scheduled-meetings/${pod.meetingId}/join`)).body as unknown as MeetingToJoin;
    expect(over).toMatchObject({ ended: tuesday + 3600, scheduledMeeting: { nextMeeting: toThursday.unixTime } });
    expect(over.scheduledMeeting.currentMeeting).toBeUndefined();
    expect(await roundOf(pod)).toMatchObject({ start: tuesday, closesAt: tuesday + 7200 });
    test.clock.advance({ seconds: 1 });
    expect(await roundOf(pod)).toBeUndefined();
  });

  it('a change after eight weeks of daily meetings takes as many statements as one after two days', async () => {
    const cost = async (startsAt: string) => {
      test.clock.set('2026-01-01T09:00:00Z');
      const meeting = { frequencyPeriod: 'Day' as const, weekday: null, startsAt: new Date(startsAt) };
      const pod = await test.make.pod({ meeting });
      test.clock.set('2026-03-03T21:00:00Z');
      return (await test.countStatements(() => change(pod, toThursday))).statements.length;
    };
    expect(await cost('2026-01-02T19:00Z')).toBe(await cost('2026-03-02T19:00Z'));
  });
});
