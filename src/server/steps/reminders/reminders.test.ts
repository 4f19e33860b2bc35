import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { pageLinks } from '../../../domain/links';
import { buildApp } from '../../app';
import { inspectPods } from '../../pods/testing/inspect';
import { rendered } from '../../notifications/testing/rendered';
import { pushDeviceInput } from '../../notifications/testing/notices';
import type { AppContext } from '../../platform/context';
import { membershipFeatures, members, notifications, reminders, users } from '../../platform/database/schema';
import { runAllJobs } from '../../testing/jobs';
import { refuseInserts } from '../../testing/refuseInserts';
import { recordPush } from '../../testing/fakes';
import { TEST_NOW, useTestApp } from '../../testing/app';
import { stepsIn } from '../testing/steps';
import { remindOfSteps } from './remindOfSteps';

const push = recordPush();
const test = useTestApp({ deps: { push } });
const { freePod, committed, look, checkAt, mailsTo } = stepsIn(test);
const told = inspectPods(test);
const db = () => test.app.context.database.db;

beforeEach(() => test.clock.set(TEST_NOW));

const subjectsTo = async (person: Parameters<typeof mailsTo>[0]) =>
  (await mailsTo(person)).map(({ subject }) => subject);

const openTo = (person: { id: string }) =>
  db()
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, person.id), isNull(notifications.dismissedAt)))
    .orderBy(notifications.kind);

it('a step whose reminder fails delays no other, and its owner is reminded once it works', async () => {
  const [broken, sound] = [await committed('2026-03-05T18:00:00Z'), await committed('2026-03-05T18:00:00Z')];
  const acceptAgain = await refuseInserts(db(), 'reminders', `new.subject_id = '${broken.step.id}'`);
  await expect(checkAt('2026-03-04T18:00:00Z')).rejects.toThrow(AggregateError);
  expect([await told.noticesOf(broken.anna), await told.noticesOf(sound.anna)]).toEqual([[], ['step-due']]);
  await acceptAgain();
  await checkAt('2026-03-04T18:01:00Z');
  expect(await told.noticesOf(broken.anna)).toEqual(['step-due']);
});

it('a step has one reminder 24 hours before its date and one on the morning after, in its owner’s time zone', async () => {
  const { anna } = await committed('2026-03-05T18:00:00Z', { timezone: 'America/New_York' });
  await checkAt('2026-03-04T17:59:59Z');
  expect(await told.noticesOf(anna)).toEqual([]);
  await checkAt('2026-03-04T18:00:00Z');
  await look();
  expect(await told.noticesOf(anna)).toEqual(['step-due']);
  expect(await subjectsTo(anna)).toEqual(['Your step is due tomorrow: Buy shoes']);
  await checkAt('2026-03-05T18:01:00Z');
  await checkAt('2026-03-06T12:59:59Z');
  expect(await told.noticesOf(anna)).toEqual(['step-due']);
  await checkAt('2026-03-06T13:00:00Z');
  await checkAt('2026-03-07T13:00:00Z');
  expect(await told.noticesOf(anna)).toEqual(['step-due', 'step-overdue']);
  expect(await subjectsTo(anna)).toEqual(['Your step was due Thu 5 Mar: Buy shoes']);
});

it('the question on the morning after replaces the reminder, and the answer settles it, while other notifications stay open', async () => {
  const { anna, asAnna, path, step } = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-04T18:00:00Z');
  const [due] = await openTo(anna);
  await db()
    .insert(notifications)
    .values({ ...due!, id: v7(), kind: 'step-entered' });
  await checkAt('2026-03-06T08:00:00Z');
  const open = async () => (await openTo(anna)).map(({ kind, subject }) => [kind, subject]);
  const subject = `step:${step.id}`;
  expect(await open()).toEqual([
    ['step-entered', subject],
    ['step-overdue', subject],
  ]);
  await asAnna.post(`${path}/done`);
  expect(await open()).toEqual([]);
});

it('the morning after is in the owner’s zone at that time', async () => {
  const { anna, asAnna } = await committed('2026-03-05T18:00:00Z', { timezone: 'America/Los_Angeles' });
  await checkAt('2026-03-05T18:01:00Z');
  await asAnna.patch('/v1/users/my-account/profile', { timezone: 'Asia/Tokyo' });
  await checkAt('2026-03-05T22:59:00Z');
  expect(await told.noticesOf(anna)).toEqual([]);
  await checkAt('2026-03-05T23:00:00Z');
  expect(await told.noticesOf(anna)).toEqual(['step-overdue']);
});

it('moving to another zone leaves the reminder before the date as it was', async () => {
  const { anna, asAnna } = await committed('2026-03-05T18:00:00Z', { timezone: 'America/Los_Angeles' });
  await asAnna.patch('/v1/users/my-account/profile', { timezone: 'Asia/Tokyo' });
  await checkAt('2026-03-04T18:00:00Z');
  expect(await told.noticesOf(anna)).toEqual(['step-due']);
});

it('a step committed to less than 24 hours ahead gets no reminder before its date', async () => {
  const { anna } = await committed('2026-03-04T08:59:00Z');
  await look();
  await checkAt('2026-03-04T08:00:00Z');
  expect(await told.noticesOf(anna)).toEqual([]);
});

it('a reminder is sent by mail, notification and push, and is settled by the answer', async () => {
  const { anna, asAnna, path, step } = await committed('2026-03-05T18:00:00Z');
  await asAnna.post('/v1/notifications/subscribe', pushDeviceInput(`anna-${anna.id}`));
  await checkAt('2026-03-04T18:00:00Z');
  await runAllJobs(test, 'push');
  const { payload } = push.sent.at(-1)!;
  expect(JSON.parse(payload)).toMatchObject({
    body: expect.stringContaining('is due Thu 5 Mar: Buy shoes') as string,
    path: `/pods/next-tiny-step?p=${String(step.podId)}`,
  });
  const [open] = (await openTo(anna)).map((row) => rendered(row));
  expect(open).toMatchObject({
    actionType: 'CHOICE',
    primary: { name: 'Done', url: `${path}/done` },
    secondary: { name: 'Not done', url: `${path}/not-done` },
  });
  expect(await asAnna.post(open!.secondary!.url, undefined)).toMatchObject({
    status: 200,
    body: { done: true, message: 'That happens. What would be a smaller step?' },
  });
  expect(await openTo(anna)).toEqual([]);
  await checkAt('2026-03-06T08:00:00Z');
  expect(await told.noticesOf(anna)).toEqual(['step-due']);
});

it('a reminder’s mail has links for both answers, for its settings, and for unsubscribing', async () => {
  const { anna, pod } = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-04T18:00:00Z');
  const [mail] = await mailsTo(anna);
  const path = (link = '') => link.replace(/([?&]c=)[^&]+/, '$1CODE');
  expect(path(mail?.button?.link)).toBe('http://stepwell.test/step?c=CODE&answer=done');
  expect(path(mail?.otherButton?.link)).toBe('http://stepwell.test/step?c=CODE&answer=not-done');
  expect(mail?.settings?.link).toBe('http://stepwell.test/my-settings?panel=notifications');
  expect(mail?.unsubscribe).toEqual({ page: expect.any(String) as string, oneClick: expect.any(String) as string });
  expect(mail?.paragraphs[1]).toContain(`Your Next Tiny Step in ${pod.name} is due tomorrow, Thursday 5 March 2026 at`);
});

it('a step that is in progress again gets its reminder, but only once before its date', async () => {
  const { anna, asAnna, path, step } = await committed('2026-03-05T18:00:00Z');
  await asAnna.post(`${path}/done`, undefined);
  await asAnna.put(path, { ...step, status: 'InProgress' });
  await checkAt('2026-03-04T18:00:00Z');
  await asAnna.post(`${path}/done`, undefined);
  await asAnna.put(path, { ...step, status: 'InProgress' });
  await look();
  expect(await told.noticesOf(anna)).toEqual(['step-due']);
});

it('a mail that is still waiting when the step is answered is not sent', async () => {
  const { anna, asAnna, path } = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-04T18:00:00Z');
  expect(await mailsTo(anna)).toHaveLength(1);
  await asAnna.post(`${path}/done`, undefined);
  expect(await mailsTo(anna)).toEqual([]);
});

it('a new date gets a new reminder, but a restored date does not', async () => {
  const { anna, asAnna, path, step } = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-04T18:00:00Z');
  const change = (date: string) => asAnna.put(path, { ...step, commitmentDate: Date.parse(date) });
  expect((await change('2026-03-09T18:00:00Z')).status).toBe(200);
  await look();
  expect((await change('2026-03-05T19:00:00Z')).status).toBe(200);
  expect((await change('2026-03-09T18:00:00Z')).status).toBe(200);
  await checkAt('2026-03-08T18:00:00Z');
  expect(await told.noticesOf(anna)).toEqual(['step-due', 'step-due']);
  expect((await asAnna.put(path, { ...step, commitmentDate: Date.parse('2026-03-12T18:00:00Z') })).status).toBe(200);
  expect((await change('2026-03-09T18:00:00Z')).status).toBe(200);
  await look();
  expect(await told.noticesOf(anna)).toEqual(['step-due', 'step-due']);
});

it('changing a step’s text does not affect when its reminders are sent', async () => {
  const { anna, asAnna, path, step } = await committed('2026-03-05T18:00:00Z');
  test.clock.set('2026-03-04T18:00:30Z');
  await asAnna.put(path, { ...step, goal: 'Run 10 km' });
  await look();
  expect(await told.noticesOf(anna)).toEqual(['step-due']);
});

it.each([
  ['is done', 'Done'],
  ['is not done', 'NotDone'],
  ['is not set any more', 'NotSet'],
])('a step that %s before the reminder gets no reminder', async (_, status) => {
  const { anna, asAnna, path, step } = await committed('2026-03-05T18:00:00Z');
  await asAnna.put(path, { ...step, status });
  expect(await told.stepsOf(anna)).toMatchObject([{ status, remindAt: null }]);
  await checkAt('2026-03-04T18:00:00Z');
  await checkAt('2026-03-06T08:00:00Z');
  expect(await told.noticesOf(anna)).toEqual([]);
});

it('a person who has left the pod is not asked about their step there, and the open question is closed', async () => {
  const { anna, asAnna, pod } = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-04T18:00:00Z');
  expect((await asAnna.delete(`/v1/pods/${pod.id}/members`)).status).toBe(200);
  const open = await openTo(anna);
  expect(open.filter(({ kind }) => kind.startsWith('step-'))).toEqual([]);
  await checkAt('2026-03-06T08:00:00Z');
  expect(await told.noticesOf(anna)).toEqual(['step-due']);
});

it.each<[string, (given: Awaited<ReturnType<typeof committed>>) => Promise<unknown>]>([
  [
    'reminders of steps are off',
    ({ asAnna }) => asAnna.put('/v1/my-notification-settings', { type: 'STEP_REMINDER', frequency: 'OFF' }),
  ],
  [
    'the account is disabled',
    ({ anna }) => db().update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, anna.id)),
  ],
  [
    'the member is disabled',
    ({ anna }) => db().update(members).set({ disabledAt: test.clock.now() }).where(eq(members.userId, anna.id)),
  ],
  [
    'steps are off in the membership',
    ({ pod }) =>
      db().insert(membershipFeatures).values({ membershipId: pod.membership.id, name: 'NextTinyStep', disabled: true }),
  ],
])('nobody is asked if %s, not even by a mail that is already waiting', async (_, happens) => {
  const waits = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-04T18:00:00Z');
  await happens(waits);
  expect(await mailsTo(waits.anna)).toEqual([]);
  await checkAt('2026-03-06T08:00:00Z');
  expect(await told.noticesOf(waits.anna)).toEqual(['step-due']);
});

it('a mail that has to wait until its date is not sent', async () => {
  const { anna } = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-04T18:00:00Z');
  test.clock.set('2026-03-05T18:00:00Z');
  expect(await mailsTo(anna)).toEqual([]);
});

it('reminders that are more than half a day late after an outage are omitted', async () => {
  const { anna } = await committed('2026-03-05T18:00:00Z');
  await checkAt('2026-03-05T05:59:00Z');
  expect(await subjectsTo(anna)).toEqual(['Your step is due today: Buy shoes']);
  const { anna: bo } = await committed('2026-03-07T18:00:00Z');
  await checkAt('2026-03-08T20:00:00Z');
  expect(await told.noticesOf(bo)).toEqual([]);
});

it('two processes running at the same time send only one reminder', async () => {
  const pod = await freePod();
  const people = await Promise.all(Array.from({ length: 30 }, () => committed('2026-03-05T18:00:00Z', { pod })));
  test.clock.set('2026-03-04T18:00:00Z');
  const other = await buildApp({ ...test.app.context, logger: false });
  try {
    await Promise.all([look(), remindOfSteps(other.context), look(), remindOfSteps(other.context)]);
  } finally {
    await other.close();
  }
  for (const { anna } of people) expect(await told.noticesOf(anna)).toEqual(['step-due']);
});

it('a check that is aborted doesn’t send its reminder, and the next check sends it', async () => {
  const { anna } = await committed('2026-03-05T18:00:00Z');
  test.clock.set('2026-03-04T18:00:00Z');
  const { context } = test.app;
  const breaksOff: AppContext['act'] = (work) =>
    context.act(async (act) => {
      await work(act);
      throw new Error('killed');
    });
  await expect(remindOfSteps({ ...context, act: breaksOff })).rejects.toThrow('killed');
  expect(await told.noticesOf(anna)).toEqual([]);
  expect(await mailsTo(anna)).toEqual([]);
  await look();
  expect(await told.noticesOf(anna)).toEqual(['step-due']);
});

it('many reminders take as many statements as a few, and a check with nothing due reads the steps once', async () => {
  const pod = await freePod();
  const some = async (count: number, date: string) => {
    test.clock.set(TEST_NOW);
    for (let made = 0; made < count; made++) await committed(date, { pod });
    test.clock.set(new Date(Date.parse(date) - 24 * 3_600_000).toISOString());
    return (await test.countStatements(look)).statements.length;
  };
  const few = await some(2, '2026-03-15T18:00:00Z');
  expect(await some(40, '2026-03-20T18:00:00Z')).toBe(few);
  const { statements } = await test.countStatements(look);
  expect(statements.filter((text) => /next_tiny_steps/.test(text))).toHaveLength(1);
  expect(await db().select().from(reminders).where(eq(reminders.kind, 'STEP_DUE'))).not.toEqual([]);
});

it('a question about a date leads a person who has switched to their new pod', async () => {
  const { pod, anna, asAnna } = await committed('2026-03-05T18:00:00Z', { timezone: 'America/New_York' });
  const next = await test.make.pod({ membership: pod.membership });
  await checkAt('2026-03-04T18:00:00Z');
  const pages = async () => (await openTo(anna)).map((row) => rendered(row).page);
  expect(await pages()).toEqual([pageLinks.nextTinyStep(pod.id)]);
  expect((await asAnna.post(`/v1/pods/${pod.id}/switch`, { toPodId: next.id })).status).toBe(200);
  expect(await pages()).toEqual([pageLinks.nextTinyStep(next.id)]);
});
