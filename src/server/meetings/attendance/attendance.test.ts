import { eq } from 'drizzle-orm';
import type { MeetingAttendance, PodAttendance } from '../../../contract/entities.gen';
import { attendance, members, pods } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { deleteAttendance, storeAttendance } from './storeAttendance';

const test = useTestApp();

const seconds = (instant: string) => Date.parse(instant) / 1000;
const tuesday = seconds('2026-03-03T19:00Z');
const lastTuesday = seconds('2026-02-24T19:00Z');
const nextTuesday = seconds('2026-03-10T19:00Z');

const pathOf = ({ meetingId }: TestPod, start: number) =>
  `/v1/scheduled-meetings/${meetingId}/occurrences/${start}/attendance`;
type Given = [person: { id: string }, status?: string][];
const record = async (pod: TestPod, start: number, given: Given, by: { id: string } = pod.leader!) => {
  const people = given.map(([{ id }, status]) => ({ userId: id, ...(status && { status }) }));
  return (await test.as(by)).put(pathOf(pod, start), { people });
};
const seenBy = async (pod: TestPod, person: { id: string } = pod.leader!) =>
  (await (await test.as(person)).get(`/v1/pods/${pod.id}/attendance`)).body as PodAttendance;
const lastOf = ({ meetings: [last] }: PodAttendance): MeetingAttendance => last!;
const assist = async (pod: TestPod, { id }: TestUser) =>
  test.app.context.database.db
    .update(pods)
    .set({ assistantUserId: id, assistantConfirmedAt: test.clock.now() })
    .where(eq(pods.id, pod.id));

beforeEach(() => test.clock.set('2026-03-03T20:00:00Z'));

describe('recording attendance', () => {
  it('the leader can record one person after another, and undo each record', async () => {
    const pod = await test.make.pod();
    const [anna, bo] = [await test.make.participant(pod), await test.make.participant(pod)];
    const answer = await record(pod, tuesday, [
      [anna, 'CAME'],
      [pod.leader!, 'CAME'],
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      start: tuesday,
      at: tuesday,
      came: 2,
      apologies: 0,
      absent: 0,
      myStatus: 'CAME',
    });
    expect((await record(pod, tuesday, [[bo, 'ABSENT']])).body).toMatchObject({ came: 2, absent: 1 });
    expect((await record(pod, tuesday, [[bo, 'APOLOGIES']])).body).toMatchObject({ came: 2, apologies: 1, absent: 0 });
    expect((await record(pod, tuesday, [[bo]])).body).toMatchObject({ came: 2, apologies: 0, absent: 0 });
    expect((await record(pod, tuesday, [[bo]])).status).toBe(200);
  });

  it('a confirmed assistant can record attendance, but participants, staff and leaders outside the pod cannot', async () => {
    const pod = await test.make.pod();
    const [anna, bo] = [await test.make.participant(pod), await test.make.participant(pod)];
    await assist(pod, anna);
    expect((await record(pod, tuesday, [[bo, 'CAME']], anna)).status).toBe(200);
    expect((await record(pod, tuesday, [[bo, 'CAME']], bo)).status).toBe(404);
    const { leader } = await test.make.pod({ membership: pod.membership });
    for (const person of [pod.membership.business.owner, leader])
      expect((await record(pod, tuesday, [[bo, 'CAME']], person)).status).toBe(404);
  });

  it.each([
    ['2026-03-03T18:59:59Z', 409],
    ['2026-03-03T19:00:00Z', 200],
    ['2026-03-17T19:00:00Z', 200],
    ['2026-03-17T19:00:01Z', 409],
  ])(
    'attendance can be recorded from the start to 14 days later: at %s the response is %i',
    async (instant, status) => {
      test.clock.set(instant);
      const pod = await test.make.pod();
      expect((await record(pod, tuesday, [[pod.leader!, 'CAME']])).status).toBe(status);
      const shown = (await seenBy(pod)).meetings.find(({ start }) => start === tuesday);
      expect(shown?.can.record ?? false).toBe(status === 200);
    },
  );

  it('a date without a meeting of the pod is not found, and a skipped date is refused', async () => {
    const pod = await test.make.pod();
    const given: Given = [[pod.leader!, 'CAME']];
    test.clock.set('2026-03-09T09:00:00Z');
    expect((await record(pod, tuesday + 60, given)).status).toBe(404);
    const path = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${nextTuesday}`;
    await (await test.as(pod.leader!)).put(path, { change: 'SKIPPED' });
    test.clock.set('2026-03-11T09:00:00Z');
    expect((await record(pod, nextTuesday, given)).body).toMatchObject({ status: 409, code: 'meeting_skipped' });
    expect((await seenBy(pod)).meetings.map(({ start }) => start)).not.toContain(nextTuesday);
  });

  it('a single meeting can be recorded too, and a moved meeting from its new time on', async () => {
    const single = await test.make.pod({ meeting: { recurring: false, startsAt: new Date('2026-03-02T10:00:00Z') } });
    const start = seconds('2026-03-02T10:00Z');
    expect((await record(single, start, [[single.leader!, 'CAME']])).status).toBe(200);
    const pod = await test.make.pod();
    const path = `/v1/scheduled-meetings/${pod.meetingId}/occurrences/${nextTuesday}`;
    await (await test.as(pod.leader!)).put(path, { change: 'MOVED', movedTo: seconds('2026-03-06T10:00Z') });
    expect((await record(pod, nextTuesday, [[pod.leader!, 'CAME']])).status).toBe(409);
    test.clock.set('2026-03-06T11:00:00Z');
    expect((await record(pod, nextTuesday, [[pod.leader!, 'CAME']])).status).toBe(200);
    expect(lastOf(await seenBy(pod))).toMatchObject({ start: nextTuesday, at: seconds('2026-03-06T10:00Z'), came: 1 });
  });

  it('the list contains people in the pod, and people with a record who have left', async () => {
    const pod = await test.make.pod();
    const [anna, stranger] = [await test.make.participant(pod), await test.make.user()];
    const refused = await record(pod, tuesday, [
      [anna, 'CAME'],
      [stranger, 'CAME'],
    ]);
    expect(refused.body).toMatchObject({ status: 400, errors: [{ path: 'people.1.userId' }] });
    expect(lastOf(await seenBy(pod)).came).toBe(0);
    await record(pod, tuesday, [[anna, 'CAME']]);
    await (await test.as(pod.leader!)).delete(`/v1/pods/${pod.id}/members/${anna.id}`);
    expect((await record(pod, tuesday, [[anna, 'ABSENT']])).status).toBe(200);
    expect((await seenBy(pod)).people).toMatchObject([
      { userId: pod.leader!.id, isInPod: true, absent: 0 },
      { userId: anna.id, isInPod: false, absent: 1 },
    ]);
  });

  it('a recorded meeting remains when the series changes', async () => {
    const pod = await test.make.pod();
    await record(pod, tuesday, [[pod.leader!, 'CAME']]);
    await test.app.context.database.db.execute(
      `update meetings set starts_at = '2026-03-05T19:00:00Z', weekday = 'THURSDAY' where id = '${pod.meetingId}'`,
    );
    expect((await seenBy(pod)).meetings).toMatchObject([{ start: tuesday, came: 1 }]);
    expect((await record(pod, tuesday, [[pod.leader!, 'ABSENT']])).status).toBe(200);
  });
});

describe('recorded attendance', () => {
  it('participants see counts and their own record, people who run the pod see everyone’s, and staff see only counts', async () => {
    const pod = await test.make.pod();
    const [anna, bo] = [await test.make.participant(pod), await test.make.participant(pod)];
    await record(pod, tuesday, [
      [anna, 'CAME'],
      [bo, 'ABSENT'],
    ]);
    const counts = { came: 1, apologies: 0, absent: 1 };
    const asAnna = await seenBy(pod, anna);
    expect(lastOf(asAnna)).toEqual({
      start: tuesday,
      at: tuesday,
      ...counts,
      myStatus: 'CAME',
      can: { record: false },
    });
    expect(asAnna).toMatchObject({ people: [], can: { record: false } });
    expect(lastOf(await seenBy(pod)).marks).toHaveLength(2);
    const asStaff = await seenBy(pod, pod.membership.business.owner);
    expect(lastOf(asStaff)).toEqual({ start: tuesday, at: tuesday, ...counts, can: { record: false } });
    expect(asStaff.people.find(({ userId }) => userId === bo.id)).toMatchObject({ came: 0, absent: 1 });
    const outsider = await test.make.member(pod.membership);
    expect((await (await test.as(outsider)).get(`/v1/pods/${pod.id}/attendance`)).status).toBe(404);
  });

  it('the pod’s runners don’t see a disabled member, who is counted and whom staff see', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await record(pod, tuesday, [
      [anna, 'CAME'],
      [pod.leader!, 'CAME'],
    ]);
    const { db } = test.app.context.database;
    await db.update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, anna.id));
    const { body } = await record(pod, tuesday, [[pod.leader!, 'CAME']]);
    expect(body).toMatchObject({ came: 2, marks: [{ userId: pod.leader!.id }] });
    const asLeader = await seenBy(pod);
    expect(lastOf(asLeader)).toMatchObject({ came: 2, marks: [{ userId: pod.leader!.id }] });
    expect(asLeader.people.map(({ userId }) => userId)).toEqual([pod.leader!.id]);
    const { people } = await seenBy(pod, pod.membership.business.owner);
    expect(people.map(({ userId }) => userId)).toContain(anna.id);
  });

  it('the list goes back eight weeks, latest first, including meetings without records', async () => {
    const pod = await test.make.pod();
    await record(pod, lastTuesday, [[pod.leader!, 'CAME']]);
    const { meetings } = await seenBy(pod);
    expect(meetings.map(({ start }) => start).slice(0, 2)).toEqual([tuesday, lastTuesday]);
    expect(meetings).toHaveLength(8);
    expect(meetings.map(({ came }) => came).slice(0, 3)).toEqual([0, 1, 0]);
  });

  it('the note with an apology is visible to the people who run the pod, and returns when a later mark is undone', async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    const { db } = test.app.context.database;
    const one = { meetingId: pod.meetingId, start: tuesday };
    const apology = 'On a train';
    const now = test.clock.now();
    await db.transaction((tx) => storeAttendance(tx, one, [{ userId: anna.id, status: 'APOLOGIES', apology }], now));
    await record(pod, tuesday, [[anna, 'APOLOGIES']]);
    expect(lastOf(await seenBy(pod)).marks).toEqual([{ userId: anna.id, status: 'APOLOGIES', apology }]);
    expect(JSON.stringify(await seenBy(pod, pod.membership.business.owner))).not.toContain(apology);
    await record(pod, tuesday, [[anna, 'CAME']]);
    expect(lastOf(await seenBy(pod)).marks).toEqual([{ userId: anna.id, status: 'CAME' }]);
    await record(pod, tuesday, [[anna, 'APOLOGIES']]);
    expect(lastOf(await seenBy(pod)).marks).toEqual([{ userId: anna.id, status: 'APOLOGIES', apology }]);
    await db.transaction((tx) => deleteAttendance(tx, one, [anna.id]));
    expect(await db.select().from(attendance).where(eq(attendance.meetingId, pod.meetingId))).toEqual([]);
  });

  it('recording many people takes as many statements as recording one', async () => {
    const pod = await test.make.pod({ maxParticipants: 50 });
    const people: TestUser[] = [];
    for (let made = 0; made < 30; made++) people.push(await test.make.participant(pod));
    const cost = async (given: Given) =>
      (await test.countStatements(() => record(pod, tuesday, given))).statements.length;
    await cost([[people[0]!, 'APOLOGIES']]);
    const one = await cost([[people[0]!, 'CAME']]);
    expect(await cost(people.map((person) => [person, 'ABSENT']))).toBe(one);
  });
});
