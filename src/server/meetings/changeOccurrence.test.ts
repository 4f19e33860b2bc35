import { sql } from 'drizzle-orm';
import { inspectPods } from '../pods/testing/inspect';
import { useTestApp } from '../testing/app';
import type { TestPod } from '../testing/factories';
import { leaderMeetingIn } from './testing/leaderMeeting';

const test = useTestApp();
const look = inspectPods(test);
const scheduleLeaderMeeting = leaderMeetingIn(test);

const seconds = (instant: string) => Date.parse(instant) / 1000;
const iso = (at: number) => new Date(at * 1000).toISOString();
const [first, second, third] = [
  seconds('2026-03-03T19:00Z'),
  seconds('2026-03-10T19:00Z'),
  seconds('2026-03-17T19:00Z'),
];
const thursday = seconds('2026-03-05T18:00Z');

const pathOf = ({ meetingId }: { meetingId: string }, start?: number) =>
  `/v1/scheduled-meetings/${meetingId}/occurrences${start === undefined ? '' : `/${start}`}`;

const change = async (pod: TestPod, start: number, body: object, person: { id: string } = pod.leader!) =>
  (await test.as(person)).put(pathOf(pod, start), body);
const skip = (pod: TestPod, start: number, person?: { id: string }) =>
  change(pod, start, { change: 'SKIPPED' }, person);
const move = (pod: TestPod, start: number, movedTo: number) => change(pod, start, { change: 'MOVED', movedTo });
const restore = async (pod: TestPod, start: number) => (await test.as(pod.leader!)).delete(pathOf(pod, start));

const meetingOf = async (pod: TestPod) =>
  (await (await test.as(pod.leader!)).get(`/v1/scheduled-meetings/${pod.meetingId}`)).body as Record<string, unknown>;
const listed = async (pod: TestPod, person: { id: string } = pod.leader!) =>
  (await (await test.as(person)).get(pathOf(pod))).body as {
    start: number;
    at: number;
    skipped: boolean;
    can: object;
  }[];

beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

const reasonsTo = async (person: { email: string }) =>
  (await look.meetingMailsTo(person)).map(({ reason }) => reason as string);

describe('one date of a meeting', () => {
  it('skipping a date makes the following date the next one, updates all calendars, and notifies everyone else', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const { status, body } = await skip(pod, first);
    expect(status).toBe(200);
    expect(body).toEqual({ start: first, at: first, skipped: true, can: { change: true, restore: true } });
    expect(await meetingOf(pod)).toMatchObject({ nextMeeting: second, changes: [{ start: first }] });
    for (const person of [anna, pod.leader!]) expect(await reasonsTo(person)).toEqual(['skipped']);
    expect(await look.noticesOf(anna)).toEqual(['meeting-changed']);
    expect(await look.noticesOf(pod.leader!)).toEqual([]);
    expect(await look.channelChangesFor(anna)).toEqual(['changed']);
  });

  it('moving a date, even twice, leaves the other dates unchanged', async () => {
    const pod = await test.make.pod();
    expect((await move(pod, first, thursday)).body).toMatchObject({ start: first, at: thursday, skipped: false });
    expect(await meetingOf(pod)).toMatchObject({ nextMeeting: thursday });
    await move(pod, first, thursday + 3600);
    expect((await listed(pod)).slice(0, 2)).toMatchObject([
      { start: first, at: thursday + 3600 },
      { start: second, at: second },
    ]);
    const mails = await look.meetingMailsTo(pod.leader!);
    expect(mails.map(({ reason }) => reason)).toEqual(['movedOnce', 'movedOnce']);
    expect(mails[1]!.sequence).toBeGreaterThan(mails[0]!.sequence);
  });

  it('a skipped or moved date can be restored', async () => {
    const pod = await test.make.pod();
    await skip(pod, first);
    await move(pod, second, second + 7200);
    expect((await restore(pod, first)).body).toMatchObject({ at: first, skipped: false });
    expect((await move(pod, second, second)).body).toMatchObject({ at: second, can: { restore: false } });
    const meeting = await meetingOf(pod);
    expect(meeting.nextMeeting).toBe(first);
    expect(meeting.changes).toBeUndefined();
    expect(await reasonsTo(pod.leader!)).toEqual(['skipped', 'movedOnce', 'restored', 'restored']);
  });

  it('repeating a change has no effect and notifies nobody', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await Promise.all([skip(pod, first), skip(pod, first)]);
    await move(pod, second, thursday);
    await move(pod, second, thursday);
    await restore(pod, second);
    await restore(pod, second);
    await restore(pod, third);
    expect(await reasonsTo(anna)).toEqual(['skipped', 'movedOnce', 'restored']);
  });

  it('staff can change dates of a leader meeting, and its leaders are mailed', async () => {
    const pod = await test.make.pod();
    const { owner } = pod.membership.business;
    const { meetingScheduleId, scheduledMeeting } = await scheduleLeaderMeeting(pod.membership);
    const path = pathOf({ meetingId: meetingScheduleId }, scheduledMeeting.nextMeeting);
    const body = { change: 'SKIPPED' };
    expect((await (await test.as(pod.leader!)).put(path, body)).status).toBe(404);
    expect((await (await test.as(owner)).put(path, body)).status).toBe(200);
    expect(await reasonsTo(pod.leader!)).toEqual(['scheduled', 'skipped']);
  });
});

describe('upcoming dates', () => {
  it('are visible to members of the membership, with the actions available to each', async () => {
    const pod = await test.make.pod();
    await skip(pod, second);
    const seen = await listed(pod, await test.make.member(pod.membership));
    expect(seen).toHaveLength(12);
    expect(seen[0]).toEqual({ start: first, at: first, skipped: false, can: { change: false, restore: false } });
    expect((await listed(pod, pod.membership.business.owner))[1]).toMatchObject({
      skipped: true,
      can: { change: true, restore: true },
    });
    const stranger = await (await test.as(await test.make.user())).get(pathOf(pod));
    expect(stranger.status).toBe(404);
  });

  it('stay listed until they end, but can’t be changed once they have begun', async () => {
    const pod = await test.make.pod();
    test.clock.set(iso(first));
    expect((await listed(pod))[0]).toMatchObject({ start: first, can: { change: false, restore: false } });
    expect(await skip(pod, first)).toMatchObject({ status: 409, body: { code: 'meeting_begun' } });
    test.clock.set(iso(first + 3600));
    expect((await listed(pod))[0]).toMatchObject({ start: second });
  });

  it('that are skipped remain skipped once they would have begun', async () => {
    const pod = await test.make.pod();
    await skip(pod, first);
    test.clock.set(iso(first));
    expect(await restore(pod, first)).toMatchObject({ status: 409, body: { code: 'meeting_begun' } });
    expect(await meetingOf(pod)).toMatchObject({ nextMeeting: second });
  });
});

describe('refused changes', () => {
  it.each([
    ['between two dates', first + 60],
    ['before the first', seconds('2025-12-30T19:00Z')],
  ])('a start %s is not found', async (_where, start) => {
    const pod = await test.make.pod();
    expect((await skip(pod, start)).status).toBe(404);
    expect((await restore(pod, start)).status).toBe(404);
  });

  it.each([
    ['into the past', first - 604_800, 'Date cannot be in the past'],
    ['onto another date', second + 1800, 'There’s another meeting at that time'],
    ['years ahead', first + 500 * 86_400, 'Choose a date within a year'],
  ])('include moving a date %s', async (_where, movedTo, message) => {
    const pod = await test.make.pod();
    expect(await move(pod, first, movedTo)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'movedTo', message }] },
    });
    expect((await meetingOf(pod)).changes).toBeUndefined();
  });

  it('include restoring a date to whose time another has been moved', async () => {
    const pod = await test.make.pod();
    await skip(pod, second);
    await move(pod, first, second + 1800);
    expect(await restore(pod, second)).toMatchObject({ status: 409, body: { code: 'meeting_replaced' } });
    await move(pod, first, second + 3600);
    expect(await restore(pod, second)).toMatchObject({ status: 200 });
  });

  it('include moving without a target', async () => {
    const pod = await test.make.pod();
    expect(await change(pod, first, { change: 'MOVED' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'movedTo', message: 'Invalid date time' }] },
    });
  });

  it('include dates more than a year ahead', async () => {
    const pod = await test.make.pod();
    expect(await skip(pod, first + 364 * 86_400)).toMatchObject({ status: 200 });
    // The date is in summer time.
    expect(await skip(pod, seconds('2027-08-03T18:00Z'))).toMatchObject({
      status: 409,
      body: { code: 'meeting_far_ahead' },
    });
  });

  it('include a non-recurring meeting, which is changed as a whole', async () => {
    const pod = await test.make.pod({ meeting: { recurring: false, startsAt: new Date(first * 1000) } });
    expect(await skip(pod, first)).toMatchObject({ status: 409, body: { code: 'not_recurring' } });
    expect(await listed(pod)).toMatchObject([{ start: first, can: { change: false } }]);
  });

  it('include changes by participants, and by the leader of another pod', async () => {
    const pod = await test.make.pod();
    const { leader } = await test.make.pod({ membership: pod.membership });
    for (const person of [await test.make.participant(pod), leader])
      expect((await skip(pod, first, person)).status).toBe(404);
  });

  it('include, in the database, a date both skipped and moved, and two dates moved to the same time', async () => {
    const pod = await test.make.pod();
    const insert = (start: number, skipped: boolean, movedTo: number) =>
      test.app.context.database.db.execute(sql`
        insert into occurrences (meeting_id, starts_at, skipped, moved_to, created_at)
        values (${pod.meetingId}, to_timestamp(${start}), ${skipped}, to_timestamp(${movedTo}), now())`);
    await expect(insert(first, true, thursday)).rejects.toThrow();
    await expect(insert(first, false, first)).rejects.toThrow();
    await insert(first, false, thursday);
    await expect(insert(second, false, thursday)).rejects.toThrow();
  });
});

describe('the series and its dates', () => {
  const asItIs = {
    unixTime: first,
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Week',
    duration: 60,
    thirdPartyMeetingLink: 'https://meet.example.com/pod',
    weeklyOptions: { days: ['TUESDAY'] },
  };
  const save = async (pod: TestPod, more: object) =>
    (await test.as(pod.leader!)).put(`/v1/scheduled-meetings/${pod.meetingId}`, { ...asItIs, ...more });

  it('saving an unchanged series keeps its changed dates, and notifies nobody', async () => {
    const pod = await test.make.pod();
    await move(pod, first, thursday);
    expect((await save(pod, {})).body).toMatchObject({ nextMeeting: thursday, changes: [{ start: first }] });
    expect(await reasonsTo(pod.leader!)).toEqual(['movedOnce']);
  });

  it('changes to dates that a series no longer has are dropped', async () => {
    const pod = await test.make.pod();
    await skip(pod, first);
    await skip(pod, second);
    const wednesdays = { unixTime: first + 86_400, weeklyOptions: { days: ['WEDNESDAY'] } };
    expect((await save(pod, wednesdays)).body).toMatchObject({ nextMeeting: first + 86_400 });
    const again = (await save(pod, {})).body as { nextMeeting: number; changes?: unknown };
    expect(again.nextMeeting).toBe(first);
    expect(again.changes).toBeUndefined();
  });
});
