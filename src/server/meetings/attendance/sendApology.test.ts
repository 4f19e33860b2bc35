import { and, eq, isNull } from 'drizzle-orm';
import type { Apologies, Occurrence, Pod } from '../../../contract/entities.gen';
import { attendance, notifications, pods } from '../../platform/database/schema';
import { rendered } from '../../notifications/testing/rendered';
import { useTestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';
import { remindOfMeetings } from '../reminders/remindOfMeetings';

const test = useTestApp();
const db = () => test.app.context.database.db;

const seconds = (instant: string) => Date.parse(instant) / 1000;
const tuesday = seconds('2026-03-03T19:00Z');
const nextTuesday = seconds('2026-03-10T19:00Z');
beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

const dateOf = ({ meetingId }: TestPod, start: number) => `/v1/scheduled-meetings/${meetingId}/occurrences/${start}`;
const send = async (pod: TestPod, person: { id: string }, body: object = {}, start = tuesday) =>
  (await test.as(person)).put(`${dateOf(pod, start)}/apology`, body);
const withdraw = async (pod: TestPod, person: { id: string }, start = tuesday) =>
  (await test.as(person)).delete(`${dateOf(pod, start)}/apology`);
const seenBy = async (pod: TestPod, person: { id: string }) =>
  ((await (await test.as(person)).get(`/v1/pods/${pod.id}`)).body as Pod).apologies;
const stored = ({ meetingId }: TestPod) => db().select().from(attendance).where(eq(attendance.meetingId, meetingId));
const toldTo = async ({ id }: TestUser, kind = 'apology') =>
  (
    await db()
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, id), eq(notifications.kind, kind), isNull(notifications.dismissedAt)))
  ).map((row) => rendered(row).message);

async function podWithAnna() {
  const pod = await test.make.pod({ name: 'Early Birds' });
  const [anna, bo] = [await test.make.participant(pod), await test.make.participant(pod)];
  return { pod, anna, bo, leader: pod.leader! };
}

describe('sending apologies for a meeting', () => {
  it('works with or without a note, which the pod sees, while staff see only the number', async () => {
    const { pod, anna, bo } = await podWithAnna();
    const answer = await send(pod, anna, { note: '  On a train ' });
    expect(answer).toMatchObject({ status: 200, body: { start: tuesday, count: 1, mine: true, can: { send: true } } });
    await send(pod, bo);
    const { firstName, lastName } = anna;
    const people = [
      { userId: anna.id, firstName, lastName, note: 'On a train' },
      expect.objectContaining({ userId: bo.id }),
    ];
    expect(await seenBy(pod, pod.leader!)).toMatchObject({ count: 2, mine: false, people });
    const asStaff = await seenBy(pod, pod.membership.business.owner);
    expect(asStaff).toEqual({ start: tuesday, count: 2, mine: false, can: { send: false } });
    expect(await seenBy(pod, await test.make.member(pod.membership))).toBeUndefined();
  });

  it('notifies the leader and a confirmed assistant once, with the current note', async () => {
    const { pod, anna, bo, leader } = await podWithAnna();
    await db()
      .update(pods)
      .set({ assistantUserId: bo.id, assistantConfirmedAt: test.clock.now() })
      .where(eq(pods.id, pod.id));
    await send(pod, anna, { note: 'On a train' });
    await send(pod, anna, { note: 'On a <b>late</b> train' });
    for (const person of [leader, bo]) {
      expect(await toldTo(person)).toEqual([
        expect.stringMatching(
          /can’t make it to <b>Early Birds<\/b> on Tuesday 3 March 2026, 7:00 pm.*On a &lt;b&gt;late&lt;\/b&gt; train/,
        ),
      ]);
    }
    await send(pod, anna);
    expect(await toldTo(leader)).toEqual([expect.not.stringContaining('train')]);
    expect(await toldTo(anna)).toEqual([]);
    expect((await seenBy(pod, bo))?.people).toEqual([
      expect.not.objectContaining({ note: expect.anything() as string }),
    ]);
  });

  it('can be undone until the meeting begins, which withdraws the notice', async () => {
    const { pod, anna, leader } = await podWithAnna();
    await send(pod, anna);
    expect((await withdraw(pod, anna)).body).toMatchObject({ count: 0, mine: false });
    expect((await withdraw(pod, anna)).status).toBe(200);
    expect([await toldTo(leader), await stored(pod)]).toEqual([[], []]);
    await send(pod, anna);
    test.clock.set('2026-03-03T19:00:00Z');
    expect((await withdraw(pod, anna)).body).toMatchObject({ status: 409, code: 'meeting_begun' });
    expect((await send(pod, anna, { note: 'Sorry' })).status).toBe(409);
    expect(await stored(pod)).toMatchObject([{ status: 'APOLOGIES', apology: null }]);
  });

  it('is possible for any upcoming date of the pod, but not for a past or skipped date or any other time', async () => {
    const { pod, anna } = await podWithAnna();
    expect((await send(pod, anna, {}, nextTuesday)).status).toBe(200);
    expect((await send(pod, anna, {}, tuesday + 60)).status).toBe(404);
    expect((await send(pod, anna, {}, seconds('2026-02-24T19:00Z'))).status).toBe(409);
    await (await test.as(pod.leader!)).put(dateOf(pod, tuesday), { change: 'SKIPPED' });
    expect((await send(pod, anna)).body).toMatchObject({ status: 409, code: 'meeting_skipped' });
    const dates = (await (await test.as(anna)).get(`/v1/scheduled-meetings/${pod.meetingId}/occurrences`))
      .body as Occurrence[];
    expect(dates.slice(0, 3).map(({ apologies }) => apologies && [apologies.start, apologies.mine])).toEqual([
      undefined,
      [nextTuesday, true],
      [nextTuesday + 7 * 86_400, false],
    ]);
  });

  it.each([{ note: 'x'.repeat(201) }, { note: 7 }, { note: 'a\u0000b' }, { more: true }])(
    'stores no note for %j',
    async (body) => {
      const { pod, anna } = await podWithAnna();
      expect((await send(pod, anna, body)).status).toBe(400);
      expect(await stored(pod)).toEqual([]);
    },
  );

  it('is only for people in the pod: staff outside the pod, other members and strangers get 404', async () => {
    const { pod } = await podWithAnna();
    const { membership } = pod;
    const others = [membership.business.owner, await test.make.member(membership), await test.make.user()];
    for (const person of others) expect((await send(pod, person)).status).toBe(404);
  });

  it('is forgotten if the date is moved, and is separate for the next meeting', async () => {
    const { pod, anna } = await podWithAnna();
    await send(pod, anna);
    await (
      await test.as(pod.leader!)
    ).put(dateOf(pod, tuesday), { change: 'MOVED', movedTo: seconds('2026-03-04T10:00Z') });
    expect(await seenBy(pod, anna)).toMatchObject({ start: tuesday, count: 0 });
    test.clock.set('2026-03-03T20:00:00Z');
    expect((await send(pod, anna)).status).toBe(200);
    test.clock.set('2026-03-04T10:00:00Z');
    expect(await seenBy(pod, anna)).toMatchObject({ start: nextTuesday, count: 0 });
  });

  it('is undone for upcoming meetings when the person leaves the pod, but kept for past meetings', async () => {
    const { pod, anna, leader } = await podWithAnna();
    await send(pod, anna);
    test.clock.set('2026-03-04T09:00:00Z');
    await send(pod, anna, {}, nextTuesday);
    await send(pod, anna, {}, nextTuesday + 7 * 24 * 3600);
    expect(await toldTo(leader)).toHaveLength(3);
    await (await test.as(anna)).delete(`/v1/pods/${pod.id}/members`);
    expect((await stored(pod)).map(({ startsAt }) => startsAt)).toEqual([new Date(tuesday * 1000)]);
    expect(await seenBy(pod, leader)).toMatchObject({ start: nextTuesday, count: 0 });
    expect(await toldTo(leader)).toHaveLength(1);
  });

  it('stops the reminder of that meeting unless undone', async () => {
    const { pod, anna, bo } = await podWithAnna();
    await send(pod, anna);
    const checkAt = async (instant: string) => {
      test.clock.set(instant);
      await remindOfMeetings(test.app.context);
    };
    await checkAt('2026-03-02T19:00:00Z');
    expect([await toldTo(anna, 'meeting-tomorrow'), await toldTo(bo, 'meeting-tomorrow')]).toEqual([
      [],
      [expect.any(String)],
    ]);
    await send(pod, bo);
    expect(await toldTo(bo, 'meeting-tomorrow')).toEqual([]);
    await withdraw(pod, anna);
    await checkAt('2026-03-03T18:45:00Z');
    expect([await toldTo(anna, 'meeting-soon'), await toldTo(bo, 'meeting-soon')]).toEqual([[expect.any(String)], []]);
  });

  it('is overridden when the person comes after all', async () => {
    const { pod, anna } = await podWithAnna();
    await send(pod, anna);
    test.clock.set('2026-03-03T19:05:00Z');
    expect((await (await test.as(anna)).post(`/v1/scheduled-meetings/${pod.meetingId}/join`)).status).toBe(200);
    expect(await stored(pod)).toMatchObject([{ status: 'CAME', apology: null }]);
  });

  it('stores one apology per person, even if two people send theirs at the same time and one of them twice', async () => {
    const { pod, anna, bo, leader } = await podWithAnna();
    await Promise.all([send(pod, anna), send(pod, bo, { note: 'Ill' }), send(pod, anna)]);
    expect(((await seenBy(pod, leader)) as Apologies).count).toBe(2);
    expect(await toldTo(leader)).toHaveLength(2);
  });

  it('leaves no apology for a date skipped at the same time', async () => {
    const { pod, anna } = await podWithAnna();
    const skip = async () => (await test.as(pod.leader!)).put(dateOf(pod, tuesday), { change: 'SKIPPED' });
    const [sent, skipped] = await Promise.all([send(pod, anna), skip()]);
    expect([200, 409]).toContain(sent.status);
    expect(skipped.status).toBe(200);
    expect(await stored(pod)).toEqual([]);
  });
});
