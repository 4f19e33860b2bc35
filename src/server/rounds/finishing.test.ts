import { and, eq, isNull } from 'drizzle-orm';
import type { MeetingToJoin, Pod, PodRound, Round } from '../../contract/entities.gen';
import { remindOfMeetings } from '../meetings/reminders/remindOfMeetings';
import { events, notifications } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestPod, TestUser } from '../testing/factories';

const test = useTestApp();

const start = Date.parse('2026-03-03T19:00Z') / 1000;

const roundOf = async (pod: TestPod, person: TestUser) =>
  ((await (await test.as(person)).get(`/v1/pods/${pod.id}/round`)).body as PodRound).round as Round;
const lead = async (pod: TestPod, change: string, given: object = {}) =>
  (await test.as(pod.leader!)).post(`/v1/pods/${pod.id}/round/changes`, { start, change, ...given });
const arrive = async (pod: TestPod, person: TestUser) =>
  (await test.as(person)).post(`/v1/pods/${pod.id}/round/arrivals`, { start });
const toJoin = async (pod: TestPod, person: TestUser) =>
  (await (await test.as(person)).get(`/v1/scheduled-meetings/${pod.meetingId}/join`)).body as unknown as MeetingToJoin;
const join = async (pod: TestPod, person: TestUser) =>
  (await test.as(person)).post(`/v1/scheduled-meetings/${pod.meetingId}/join`);

async function meeting() {
  const pod = await test.make.pod();
  const [anna, ben] = [await test.make.participant(pod), await test.make.participant(pod)];
  test.clock.set('2026-03-03T19:00:00Z');
  return { pod, anna, ben };
}

beforeEach(() => test.clock.set('2026-03-03T18:40:00Z'));

describe('a finished meeting', () => {
  it('is over on every page at once, and on again once it is reopened', async () => {
    const { pod, anna, ben } = await meeting();
    test.clock.set('2026-03-03T19:35:00Z');
    await arrive(pod, anna);
    expect((await toJoin(pod, anna)).scheduledMeeting.currentMeeting).toBe(start);
    await lead(pod, 'FINISH');
    const asAnna = await test.as(anna);
    const seen = (await asAnna.get(`/v1/pods/${pod.id}`)).body as unknown as Pod;
    const home = (await asAnna.get('/v1/pods/my-pods')).body as unknown as Pod[];
    for (const one of [seen, ...home, await toJoin(pod, anna)]) {
      expect(one.scheduledMeeting).not.toHaveProperty('currentMeeting');
      expect(one.scheduledMeeting.nextMeeting).toBe(start + 7 * 86_400);
    }
    expect((await toJoin(pod, anna)).ended).toBe(Date.parse('2026-03-03T19:35Z') / 1000);
    expect((await join(pod, ben)).body.code).toBe('meeting_not_on');
    expect((await arrive(pod, ben)).body.code).toBe('meeting_not_on');
    const { body: dates } = await asAnna.get(`/v1/scheduled-meetings/${pod.meetingId}/occurrences`);
    expect((dates as unknown as { start: number }[])[0]?.start).toBe(start + 7 * 86_400);
    await lead(pod, 'REOPEN');
    expect(await toJoin(pod, anna)).toMatchObject({ scheduledMeeting: { currentMeeting: start } });
    expect((await toJoin(pod, anna)).ended).toBeUndefined();
    expect((await join(pod, ben)).status).toBe(200);
  });

  it('reaches every open page when it is finished and when it is reopened', async () => {
    const { pod, anna } = await meeting();
    const { owner } = pod.membership.business;
    const told = async () => {
      const rows = await test.app.context.database.db.select().from(events).where(eq(events.type, 'channel'));
      const ofPod = rows.filter(({ payload }) => (payload as { podId?: string }).podId === pod.id);
      return [anna, pod.leader!, owner].map(
        ({ id }) => ofPod.filter((row) => row.audienceUserIds?.includes(id)).length,
      );
    };
    const before = await told();
    await lead(pod, 'FINISH');
    await lead(pod, 'FINISH');
    expect(await told()).toEqual(before.map((count) => count + 1));
    await lead(pod, 'REOPEN');
    expect(await told()).toEqual(before.map((count) => count + 2));
  });

  it('removes its reminder, and is followed up two hours after its planned end', async () => {
    test.clock.set('2026-03-03T18:30:00Z');
    const { pod, anna } = await meeting();
    test.clock.set('2026-03-03T18:45:00Z');
    await remindOfMeetings(test.app.context);
    const open = async (kind: string) => {
      const isOpen = and(
        eq(notifications.userId, anna.id),
        eq(notifications.kind, kind),
        isNull(notifications.dismissedAt),
      );
      return (await test.app.context.database.db.select().from(notifications).where(isOpen)).length;
    };
    expect(await open('meeting-soon')).toBe(1);
    test.clock.set('2026-03-03T19:35:00Z');
    await lead(pod, 'FINISH');
    expect(await open('meeting-soon')).toBe(0);
    for (const [instant, asked] of [
      ['2026-03-03T21:59:59Z', 0],
      ['2026-03-03T22:00:00Z', 1],
    ] as const) {
      test.clock.set(instant);
      await remindOfMeetings(test.app.context);
      expect(await open('step-missing')).toBe(asked);
    }
  });
});

describe('a reopened round', () => {
  it.each([true, false])('continues where it was finished: with the timer running, %s', async (running) => {
    const { pod, anna, ben } = await meeting();
    for (const person of [anna, ben]) await arrive(pod, person);
    await lead(pod, 'BEGIN');
    const { speakerId: userId } = await roundOf(pod, anna);
    test.clock.advance({ minutes: 1 });
    if (!running) await lead(pod, 'PAUSE', { userId });
    const before = await roundOf(pod, anna);
    expect(before.timer).toEqual({ running, leftMs: 120_000 });
    await lead(pod, 'FINISH');
    const finished = await roundOf(pod, anna);
    expect([finished.speakerId, finished.timer]).toEqual([undefined, undefined]);
    expect(finished.people.find((person) => person.userId === userId)?.turn).toBe('DONE');
    test.clock.advance({ minutes: 5 });
    await lead(pod, 'REOPEN');
    const { timerVersion: _, version: _after, ...after } = await roundOf(pod, anna);
    const { timerVersion: __, version: _before, ...same } = before;
    expect(after).toEqual(same);
    await lead(pod, 'NEXT', { userId });
    expect((await roundOf(pod, anna)).people.find((person) => person.userId === userId)?.turn).toBe('DONE');
  });

  it('continues without a speaker who has left the pod since', async () => {
    const { pod, anna, ben } = await meeting();
    await arrive(pod, ben);
    await lead(pod, 'GIVE', { userId: anna.id });
    await lead(pod, 'FINISH');
    await (await test.as(pod.leader!)).delete(`/v1/pods/${pod.id}/members/${anna.id}`);
    await lead(pod, 'REOPEN');
    const round = await roundOf(pod, ben);
    expect([round.speakerId, round.timer, round.nextSpeakerId]).toEqual([undefined, undefined, ben.id]);
  });
});

it('the words of an apology aren’t shown to the pod once anything else is recorded', async () => {
  const { pod, anna, ben } = await meeting();
  test.clock.set('2026-03-03T18:40:00Z');
  const apology = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${start}/apology`;
  await (await test.as(ben)).put(apology, { note: 'At the dentist' });
  test.clock.set('2026-03-03T19:00:00Z');
  const seen = async () => (await roundOf(pod, anna)).people.find(({ userId }) => userId === ben.id);
  expect(await seen()).toMatchObject({ attendance: 'APOLOGIES', apology: 'At the dentist' });
  await arrive(pod, ben);
  expect(await seen()).toMatchObject({ attendance: 'CAME', sentApologies: true });
  expect(await seen()).not.toHaveProperty('apology');
});
