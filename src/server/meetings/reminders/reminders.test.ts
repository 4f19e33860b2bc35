import { eq, sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { pushDeviceInput } from '../../notifications/testing/notices';
import type { AppContext } from '../../platform/context';
import { meetings, members, reminders, users } from '../../platform/database/schema';
import { useTestApp } from '../../testing/app';
import { recordPush } from '../../testing/fakes';
import type { TestUser } from '../../testing/factories';
import { refuseInserts } from '../../testing/refuseInserts';
import { runAllJobs } from '../../testing/jobs';
import { leaderMeetingIn } from '../testing/leaderMeeting';
import { remindersIn } from '../testing/reminders';
import { remindOfMeetings } from './remindOfMeetings';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const db = () => test.app.context.database.db;

/** The factory's pods meet on Tuesdays at 19:00 in London, for an hour; now is the morning of Monday 2 March 2026. */
beforeEach(() => test.clock.set('2026-03-02T09:00:00Z'));

const { look, checkAt, podWithAnna, mailsTo, subjectsTo, openTo, kindsTo, occurrence } = remindersIn(test);

it('everyone in a pod gets one reminder a day before it meets and one fifteen minutes before', async () => {
  const { pod, anna } = await podWithAnna();
  await checkAt('2026-03-02T18:59:59Z');
  expect(await kindsTo(anna)).toEqual([]);
  await checkAt('2026-03-02T19:00:00Z');
  await checkAt('2026-03-02T19:01:00Z');
  for (const person of [anna, pod.leader!]) {
    expect(await kindsTo(person)).toEqual(['meeting-tomorrow']);
    expect(await subjectsTo(person)).toEqual(['Early Birds meets tomorrow, Tue 3 Mar, 7:00 pm (GMT)']);
  }
  await checkAt('2026-03-03T18:45:00Z');
  await checkAt('2026-03-03T18:46:00Z');
  expect(await kindsTo(anna)).toEqual(['meeting-soon']);
  expect(await subjectsTo(anna)).toHaveLength(1);
});

it('reminders of a meeting are removed when it is over, before reminders of the next meeting', async () => {
  const { anna } = await podWithAnna();
  await checkAt('2026-03-03T18:45:00Z');
  await checkAt('2026-03-03T20:00:00Z');
  expect(await kindsTo(anna)).toEqual([]);
  await checkAt('2026-03-09T19:00:00Z');
  expect(await kindsTo(anna)).toEqual(['meeting-tomorrow']);
});

it('a reminder uses the reader’s zone, and states if the meeting is at a different hour from usual', async () => {
  const { anna } = await podWithAnna({ timezone: 'America/New_York' });
  // New York's clocks go forward on 8 March, London's on 29 March.
  await checkAt('2026-03-09T19:00:00Z');
  const [notice] = await openTo(anna);
  expect(notice?.message).toContain(
    'Tuesday 10 March 2026, 3:00 pm (EDT) · 7:00 pm (GMT), an hour later than usual for you.',
  );
  expect(await subjectsTo(anna)).toEqual(['Early Birds meets tomorrow, Tue 10 Mar, 3:00 pm (EDT)']);
  const [mail] = await mailsTo(anna);
  expect(JSON.stringify(mail?.paragraphs)).toContain('That’s an hour later than usual for you');
  await checkAt('2026-03-16T19:00:00Z');
  expect((await openTo(anna))[0]?.message).not.toContain('usual');
});

it('a meeting whose reminder fails delays no other, and its people are reminded once it works', async () => {
  const [broken, sound] = [await podWithAnna(), await podWithAnna()];
  const acceptAgain = await refuseInserts(db(), 'reminders', `new.subject_id = '${broken.pod.meetingId}'`);
  await expect(checkAt('2026-03-02T19:00:00Z')).rejects.toThrow(AggregateError);
  expect([await kindsTo(broken.anna), await kindsTo(sound.anna)]).toEqual([[], ['meeting-tomorrow']]);
  await acceptAgain();
  await checkAt('2026-03-02T19:01:00Z');
  expect(await kindsTo(broken.anna)).toEqual(['meeting-tomorrow']);
});

it('the mail contains the join link', async () => {
  const { pod, anna } = await podWithAnna();
  await checkAt('2026-03-02T19:00:00Z');
  const [mail] = await mailsTo(anna);
  expect(mail?.paragraphs).toContainEqual({
    facts: expect.arrayContaining([['Join here', `http://stepwell.test/j/${pod.meetingId}`]]) as unknown,
  });
});

it('a reminder reaches the person’s devices, and opens the pod', async () => {
  const { pod, anna } = await podWithAnna();
  await (await test.as(anna)).post('/v1/notifications/subscribe', pushDeviceInput(`anna-${anna.id}`));
  await checkAt('2026-03-03T18:45:00Z');
  await runAllJobs(test, 'push');
  expect(JSON.parse(push.sent.at(-1)!.payload)).toMatchObject({
    body: expect.stringContaining('Early Birds starts in 15 minutes') as string,
    path: `/pod?p=${pod.id}`,
  });
});

it('a reminder wakes a device fifteen minutes before, and expires at the start', async () => {
  const { anna } = await podWithAnna();
  await (await test.as(anna)).post('/v1/notifications/subscribe', pushDeviceInput(`anna-${anna.id}`));
  const deliveries = async (instant: string) => {
    push.sent.length = 0;
    await checkAt(instant);
    await runAllJobs(test, 'push');
    return push.sent.map(({ delivery }) => delivery);
  };
  const [tomorrow] = await deliveries('2026-03-02T19:30:00Z');
  expect(tomorrow).toMatchObject({ ttlSeconds: 23.5 * 3600 });
  expect(tomorrow?.urgency).not.toBe('high');
  expect(await deliveries('2026-03-03T18:50:00Z')).toMatchObject([{ ttlSeconds: 600, urgency: 'high' }]);
});

it('a reminder that could not be pushed before the start is dropped', async () => {
  const { anna } = await podWithAnna();
  await (await test.as(anna)).post('/v1/notifications/subscribe', pushDeviceInput(`anna-${anna.id}`));
  await checkAt('2026-03-03T18:50:00Z');
  push.sent.length = 0;
  test.clock.set('2026-03-03T19:00:00Z');
  await runAllJobs(test, 'push');
  expect(push.sent).toEqual([]);
});

it.each([
  ['BOTH', ['meeting-tomorrow'], ['meeting-soon'], 1],
  ['DAY', ['meeting-tomorrow'], [], 1],
  ['FIFTEEN_MINUTES', [], ['meeting-soon'], 0],
  ['NEVER', [], [], 0],
])('a person who chose %s gets reminders accordingly', async (frequency, day, soon, mails) => {
  const { anna } = await podWithAnna();
  await (await test.as(anna)).put('/v1/my-notification-settings', { type: 'MEETING_REMINDER', frequency });
  await checkAt('2026-03-02T19:00:00Z');
  expect(await kindsTo(anna)).toEqual(day);
  expect(await subjectsTo(anna)).toHaveLength(mails);
  await checkAt('2026-03-03T18:45:00Z');
  expect(await kindsTo(anna)).toEqual(soon);
});

it('a pending mail is not sent if its reader has turned reminders off or left, or the meeting is skipped', async () => {
  const { pod, anna } = await podWithAnna();
  const [ben, cleo] = [await test.make.participant(pod), await test.make.participant(pod)];
  await checkAt('2026-03-02T19:00:00Z');
  await (await test.as(anna)).put('/v1/my-notification-settings', { type: 'MEETING_REMINDER', frequency: 'NEVER' });
  await (await test.as(ben)).delete(`/v1/pods/${pod.id}/members`);
  expect([await subjectsTo(anna), await subjectsTo(ben), (await subjectsTo(cleo)).length]).toEqual([[], [], 1]);
  await (await test.as(pod.leader!)).put(occurrence(pod, '2026-03-03T19:00Z'), { change: 'SKIPPED' });
  expect(await subjectsTo(cleo)).toEqual([]);
});

it('one click in the mail turns off reminders, but no other type', async () => {
  const { anna } = await podWithAnna();
  await checkAt('2026-03-02T19:00:00Z');
  const [mail] = await mailsTo(anna);
  await test.app.http.inject({
    method: 'POST',
    url: new URL(mail?.unsubscribe?.oneClick ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  const settings = (await (await test.as(anna)).get('/v1/my-notification-settings')).body as object[];
  expect(settings).toContainEqual({ type: 'MEETING_REMINDER', frequency: 'NEVER' });
  expect(settings).toContainEqual({ type: 'STEP_REMINDER', frequency: 'ON' });
});

it('a person who joins after a reminder was due does not get that reminder', async () => {
  const { pod } = await podWithAnna();
  test.clock.set('2026-03-02T19:00:30Z');
  const late = await test.make.participant(pod);
  await look();
  expect(await kindsTo(late)).toEqual([]);
  await checkAt('2026-03-03T18:45:00Z');
  expect(await kindsTo(late)).toEqual(['meeting-soon']);
});

it('a person disabled in the membership or in the whole product, or who has left, is not reminded', async () => {
  const { pod, anna } = await podWithAnna();
  const [ben, cleo] = [await test.make.participant(pod), await test.make.participant(pod)];
  await db().update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, anna.id));
  await db().update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, ben.id));
  await (await test.as(cleo)).delete(`/v1/pods/${pod.id}/members`);
  await checkAt('2026-03-02T19:00:00Z');
  expect([await kindsTo(anna), await kindsTo(ben), await kindsTo(cleo)]).toEqual([[], [], []]);
});

it('after an outage, the day-before reminder may be three hours late; the second is sent until the start', async () => {
  const { anna } = await podWithAnna();
  await checkAt('2026-03-02T22:00:00Z');
  expect(await kindsTo(anna)).toEqual([]);
  await checkAt('2026-03-03T19:00:00Z');
  expect(await kindsTo(anna)).toEqual([]);
  await checkAt('2026-03-09T21:59:00Z');
  expect(await kindsTo(anna)).toEqual(['meeting-tomorrow']);
  await checkAt('2026-03-10T18:59:00Z');
  expect((await openTo(anna)).map(({ message }) => message)).toEqual([
    expect.stringContaining('starts in 1 minute: Tuesday 10 March'),
  ]);
});

it('leaders and staff are reminded of leader meetings', async () => {
  const { pod, anna } = await podWithAnna();
  await leaderMeetingIn(test)(pod.membership);
  await checkAt('2026-03-18T18:00:00Z');
  const { owner } = pod.membership.business;
  expect([await kindsTo(pod.leader!), await kindsTo(owner), await kindsTo(anna)]).toEqual([
    ['meeting-tomorrow'],
    ['meeting-tomorrow'],
    [],
  ]);
  expect(await subjectsTo(pod.leader!)).toEqual([
    `${pod.membership.name} Leader meeting meets tomorrow, Thu 19 Mar, 6:00 pm (GMT)`,
  ]);
});

it('any number of servers, even if restarted, send each reminder once', async () => {
  const people: TestUser[] = [];
  for (let made = 0; made < 8; made += 1) people.push((await podWithAnna()).anna);
  test.clock.set('2026-03-02T19:00:00Z');
  const other = await buildApp({ ...test.app.context, logger: false });
  const contexts: AppContext[] = [test.app.context, other.context, test.app.context, other.context];
  await Promise.all(contexts.map((context) => remindOfMeetings(context)));
  await remindOfMeetings(other.context);
  await other.close();
  for (const anna of people) expect(await kindsTo(anna)).toEqual(['meeting-tomorrow']);
  const noted = await db().select().from(reminders).where(eq(reminders.userId, people[0]!.id));
  expect(noted).toHaveLength(1);
});

it('a check takes the same number of statements however many meetings there are, and uses indexes', async () => {
  const count = async (instant: string) => {
    test.clock.set(instant);
    const { statements } = await test.countStatements(look);
    return statements.length;
  };
  const { pod } = await podWithAnna();
  await checkAt('2026-03-02T18:00:00Z');
  const few = await count('2026-03-02T19:00:00Z');
  for (let made = 0; made < 3; made += 1) {
    const more = await podWithAnna();
    await test.make.participant(more.pod);
  }
  await test.make.participant(pod);
  expect(await count('2026-03-09T19:00:00Z')).toBe(few);
  await db().execute(sql`insert into meetings (id, membership_id, name, timezone, starts_at, recurring, frequency,
    frequency_period, duration_minutes, link, look_at, created_at)
    select gen_random_uuid(), ${pod.membership.id}, 'x', 'UTC', now(), true, 1, 'Week', 60, '', now() + i * interval '1 day', now()
    from generate_series(1, 5000) i`);
  await db().execute(sql`analyze meetings`);
  const { rows } = await db().execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from ${meetings} where look_at <= now() order by look_at limit 100`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('meetings_look_at');
});
