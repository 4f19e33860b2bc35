import { eq } from 'drizzle-orm';
import type { MeetingToJoin, PodAttendance } from '../../../contract/entities.gen';
import { attendance, meetings, pods } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod } from '../../testing/factories';
import { leaderMeetingIn } from '../testing/leaderMeeting';

const test = useTestApp();

const seconds = (instant: string) => Date.parse(instant) / 1000;
const tuesday = seconds('2026-03-03T19:00Z');
const nextTuesday = seconds('2026-03-10T19:00Z');

const pathOf = (meetingId: string) => `/v1/scheduled-meetings/${meetingId}/join`;
const join = async ({ meetingId }: Pick<TestPod, 'meetingId'>, person: { id: string }) =>
  (await test.as(person)).post(pathOf(meetingId));
const look = async ({ meetingId }: Pick<TestPod, 'meetingId'>, person: { id: string }) =>
  (await test.as(person)).get(pathOf(meetingId));
const attendanceOf = async (pod: TestPod) =>
  ((await (await test.as(pod.leader!)).get(`/v1/pods/${pod.id}/attendance`)).body as PodAttendance).meetings;
const db = () => test.app.context.database.db;
const recorded = ({ meetingId }: TestPod) => db().select().from(attendance).where(eq(attendance.meetingId, meetingId));
const dateOf = ({ meetingId }: TestPod, start: number) => `/v1/scheduled-meetings/${meetingId}/occurrences/${start}`;

beforeEach(() => test.clock.set('2026-03-03T18:50:00Z'));

describe('the join link of a meeting', () => {
  it('sends people in the pod to the real link, and records that they came', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const { status, body } = await join(pod, anna);
    expect([status, body]).toEqual([200, { link: 'https://meet.example.com/pod' }]);
    expect((await join(pod, anna)).status).toBe(200);
    test.clock.set('2026-03-03T19:10:00Z');
    expect((await join(pod, pod.leader!)).status).toBe(200);
    expect((await attendanceOf(pod))[0]).toMatchObject({ start: tuesday, came: 2, apologies: 0, absent: 0 });
  });

  it.each([
    ['2026-03-03T18:44:59Z', 409],
    ['2026-03-03T18:45:00Z', 200],
    ['2026-03-03T19:59:59Z', 200],
    ['2026-03-03T20:00:00Z', 409],
  ])('is open from fifteen minutes before the start to the end: at %s the response is %i', async (instant, status) => {
    test.clock.set(instant);
    const pod = await test.make.pod();
    const answer = await join(pod, await test.make.participant(pod));
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.code).toBe('meeting_not_on');
    expect(await recorded(pod)).toHaveLength(status === 200 ? 1 : 0);
  });

  it('records no attendance for people who only look, or for staff outside the pod', async () => {
    const pod = await test.make.pod();
    const { owner } = pod.membership.business;
    const anna = await test.make.participant(pod);
    expect((await look(pod, anna)).body).toMatchObject({
      name: pod.name,
      podId: pod.id,
      scheduledMeeting: { currentMeeting: tuesday, can: { join: true } },
    });
    expect((await join(pod, owner)).body).toEqual({ link: 'https://meet.example.com/pod' });
    expect(await recorded(pod)).toEqual([]);
  });

  it('is not found for other members, people who have left, or disabled members', async () => {
    const pod = await test.make.pod();
    const gone = await test.make.participant(pod);
    expect((await (await test.as(gone)).delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
    const disabled = await test.make.member(pod.membership, { disabled: true });
    await test.make.participant(pod, disabled);
    const others = [gone, disabled, await test.make.member(pod.membership), await test.make.user()];
    for (const person of others) {
      expect([(await look(pod, person)).status, (await join(pod, person)).status]).toEqual([404, 404]);
    }
    expect(await recorded(pod)).toEqual([]);
  });

  it('stays the same while an assistant’s link applies, and its page states if there is no link', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const assistantLink = 'https://meet.example.com/anna';
    await db()
      .update(pods)
      .set({ assistantUserId: anna.id, assistantConfirmedAt: test.clock.now(), assistantLink })
      .where(eq(pods.id, pod.id));
    expect((await join(pod, pod.leader!)).body).toEqual({ link: assistantLink });
    const bare = await test.make.pod();
    await db().update(meetings).set({ link: '' }).where(eq(meetings.id, bare.meetingId));
    expect((await join(bare, bare.leader!)).body).toMatchObject({ status: 409, code: 'no_meeting_link' });
    expect((await look(bare, bare.leader!)).body.scheduledMeeting).toMatchObject({ can: { join: false } });
    expect(await recorded(bare)).toEqual([]);
  });

  it('records that a latecomer came, even if marked absent', async () => {
    test.clock.set('2026-03-03T19:05:00Z');
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const absent = { people: [{ userId: anna.id, status: 'ABSENT' }] };
    await (await test.as(pod.leader!)).put(`${dateOf(pod, tuesday)}/attendance`, absent);
    await join(pod, anna);
    expect((await attendanceOf(pod))[0]).toMatchObject({ came: 1, absent: 0 });
  });

  it('opens for a moved meeting at its new time, never for a skipped meeting, and early visits count for neither', async () => {
    const pod = await test.make.pod();
    const leader = await test.as(pod.leader!);
    expect((await join(pod, pod.leader!)).status).toBe(200);
    await leader.put(dateOf(pod, tuesday), { change: 'MOVED', movedTo: seconds('2026-03-04T10:00Z') });
    expect((await join(pod, pod.leader!)).status).toBe(409);
    expect(await recorded(pod)).toEqual([]);
    test.clock.set('2026-03-04T10:05:00Z');
    expect((await join(pod, pod.leader!)).status).toBe(200);
    expect((await attendanceOf(pod))[0]).toMatchObject({ start: tuesday, came: 1 });
    test.clock.set('2026-03-10T18:50:00Z');
    const anna = await test.make.participant(pod);
    expect((await join(pod, anna)).status).toBe(200);
    await (await test.as(pod.membership.business.owner)).put(dateOf(pod, nextTuesday), { change: 'SKIPPED' });
    expect((await join(pod, anna)).status).toBe(409);
    expect((await recorded(pod)).map(({ startsAt }) => startsAt)).toEqual([new Date(tuesday * 1000)]);
  });

  it('shows for twelve hours when a meeting ended, unless the meeting was skipped', async () => {
    const pod = await test.make.pod();
    const shown = async () => (await look(pod, pod.leader!)).body as MeetingToJoin;
    expect(await shown()).not.toHaveProperty('ended');
    test.clock.set('2026-03-03T20:00:00Z');
    expect(await shown()).toMatchObject({ ended: tuesday + 3600, scheduledMeeting: { nextMeeting: nextTuesday } });
    test.clock.set('2026-03-04T08:00:00Z');
    expect(await shown()).toMatchObject({ ended: tuesday + 3600 });
    test.clock.set('2026-03-04T08:00:01Z');
    expect(await shown()).not.toHaveProperty('ended');
    await (await test.as(pod.leader!)).put(dateOf(pod, nextTuesday), { change: 'SKIPPED' });
    test.clock.set('2026-03-10T21:00:00Z');
    expect(await shown()).not.toHaveProperty('ended');
  });

  it('sends only leaders and staff to a leader meeting, and records no attendance', async () => {
    const membership = await test.make.membership();
    const { leader } = await test.make.pod({ membership });
    const leaderPod = await leaderMeetingIn(test)(membership, { unixTime: tuesday, recurring: false });
    const meetingId = leaderPod.meetingScheduleId;
    expect((await join({ meetingId }, leader!)).body).toEqual({ link: 'https://meet.example.com/leaders' });
    expect((await join({ meetingId }, membership.business.owner)).status).toBe(200);
    expect((await look({ meetingId }, leader!)).body).toMatchObject({
      name: leaderPod.name,
      leaderPodId: leaderPod.id,
    });
    expect((await join({ meetingId }, await test.make.member(membership))).status).toBe(404);
    expect(await db().select().from(attendance).where(eq(attendance.meetingId, meetingId))).toEqual([]);
  });
});

it('only people who may change the meeting, and an assistant who owns the link, see the link itself', async () => {
  const pod = await test.make.pod();
  const anna = await test.make.participant(pod);
  const seenBy = async (person: { id: string }) => (await (await test.as(person)).get(`/v1/pods/${pod.id}`)).body;
  const link = async (person: { id: string }) =>
    (await seenBy(person)).scheduledMeeting.thirdPartyMeetingLink as unknown;
  expect([await link(pod.leader!), await link(pod.membership.business.owner), await link(anna)]).toEqual([
    'https://meet.example.com/pod',
    'https://meet.example.com/pod',
    undefined,
  ]);
  expect((await seenBy(anna)).scheduledMeeting.can).toEqual({ join: true });
  expect((await seenBy(await test.make.member(pod.membership))).scheduledMeeting.can).toEqual({ join: false });
});
