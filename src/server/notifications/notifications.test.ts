import { eq, sql } from 'drizzle-orm';
import { events, notifications } from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { applicationSubject, leadershipNotifications } from '../leadership/notificationKinds';
import { memberNotifications } from '../members/notificationKinds';
import { notify, type Notice } from './notify';
import { settleSubject } from './settle';
import { pushDeviceInput, promotedNotice } from './testing/notices';

const test = useTestApp();

const notifyOf = <Data extends object>(notice: Notice<Data>) => test.app.context.act((act) => notify(act, notice));

const listOf = async (person: TestUser) =>
  (await (await test.as(person)).get('/v1/notifications/my-notifications')).body;

const publishedTo = async ({ id }: TestUser) => {
  const rows = await test.app.context.database.db
    .select({ type: events.type, payload: events.payload })
    .from(events)
    .where(sql`${events.audienceUserIds} @> array[${id}]::uuid[]`)
    .orderBy(events.position);
  return rows.map(({ type, payload }) => ({ type, ...payload }));
};

it('notifications are listed newest first, each with its membership and button', async () => {
  const membership = await test.make.membership({ name: 'Momentum Circle' });
  const person = await test.make.member(membership);
  await notifyOf({ ...promotedNotice([person.id]), membershipId: membership.id });
  test.clock.advance({ minutes: 1 });
  await notifyOf({
    kind: leadershipNotifications.demoted,
    userIds: [person.id],
    data: { membershipId: membership.id, membershipName: 'Momentum Circle' },
    membershipId: membership.id,
  });
  const list = await listOf(person);
  expect(list).toMatchObject([
    {
      actionType: 'ACKNOWLEDGE',
      primaryDisplayName: 'Okay',
      created: test.clock.now().getTime(),
    },
    {
      membershipName: 'Momentum Circle',
      message: 'You have a place in <b>Early Birds</b>.',
      actionType: 'DISMISSIBLE_ACTION',
      primaryDisplayName: 'View pod',
      primaryActionUrl: '/pod?p=0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90',
    },
  ]);
  expect(list[0]).not.toHaveProperty('primaryActionUrl');
});

it('good news has a thumbs-up on its button, and bad news doesn’t', async () => {
  const { id: membershipId, business } = await test.make.membership();
  const common = { userIds: [business.owner.id], membershipId };
  const data = { membershipId, membershipName: 'Momentum Circle' };
  await notifyOf({ kind: leadershipNotifications.demoted, data, ...common });
  test.clock.advance({ minutes: 1 });
  await notifyOf({
    kind: memberNotifications['member-joined'],
    data: { ...data, person: { userId: business.owner.id, name: 'Bo Berg' } },
    ...common,
  });
  expect(await listOf(business.owner)).toMatchObject([{ primaryIcon: 'Like' }, {}]);
  expect((await listOf(business.owner))[1]).not.toHaveProperty('primaryIcon');
});

it('a notification is escaped, and cleaned again if stored otherwise', async () => {
  const person = await test.make.user();
  await notifyOf(promotedNotice([person.id], '<img src=x onerror=alert(1)>'));
  expect((await listOf(person))[0].message).toBe('You have a place in <b>&lt;img src=x onerror=alert(1)&gt;</b>.');
  await test.app.context.database.db
    .update(notifications)
    .set({ data: { html: '<b>Hi</b><script>x</script><a href="javascript:x">y</a>' } })
    .where(eq(notifications.userId, person.id));
  expect((await listOf(person))[0].message).toBe('<b>Hi</b>y');
});

it('a notification links outside the product only if declared', async () => {
  const person = await test.make.user();
  await notifyOf(promotedNotice([person.id]));
  await test.app.context.database.db
    .update(notifications)
    .set({ data: { html: 'There’s a training.', primaryUrl: 'https://example.com/training' } })
    .where(eq(notifications.userId, person.id));
  expect(await listOf(person)).toMatchObject([{ externalLink: true }]);
});

it('a notification reaches each person once, and their open streams', async () => {
  const person = await test.make.user();
  await notifyOf(promotedNotice([person.id, person.id]));
  const [shown, ...others] = await listOf(person);
  expect(others).toEqual([]);
  expect(await publishedTo(person)).toEqual([{ type: 'notification', notificationId: shown.id, dismissed: false }]);
});

it('a notification takes at most three statements, however many people there are', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => test.make.user()));
  for (const person of people)
    await (await test.as(person)).post('/v1/notifications/subscribe', pushDeviceInput(person.id));
  const { statements } = await test.countStatements(() => notifyOf(promotedNotice(people.map(({ id }) => id))));
  // In addition to these three statements: begin, the events, commit.
  expect(statements).toHaveLength(6);
  expect((await test.countStatements(() => notifyOf(promotedNotice([])))).statements).toEqual(['begin', 'commit']);
  await test.app.context.jobs.drain();
});

it('notifications are listed in the same few statements, however many notifications there are', async () => {
  const person = await test.make.user();
  const actor = await test.as(person);
  for (let index = 0; index < 5; index++) await notifyOf(promotedNotice([person.id], `Pod ${index}`));
  const { statements, result } = await test.countStatements(() => actor.get('/v1/notifications/my-notifications'));
  expect(result.body).toHaveLength(5);
  expect(statements.length).toBeLessThanOrEqual(3);
});

it('a notification reaches neither a disabled member nor a disabled account', async () => {
  const membership = await test.make.membership();
  const [enabled, disabled] = [
    await test.make.member(membership),
    await test.make.member(membership, { disabled: true }),
  ];
  const closed = await test.make.user({ disabledAt: test.clock.now() });
  const userIds = [enabled.id, disabled.id, closed.id];
  await notifyOf({ ...promotedNotice(userIds), membershipId: membership.id });
  const rows = await test.app.context.database.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(sql`${notifications.userId} in ${userIds}`);
  expect(rows).toEqual([{ userId: enabled.id }]);
});

it('a notification is hidden from a disabled member of its membership', async () => {
  const membership = await test.make.membership();
  const person = await test.make.member(membership);
  await notifyOf({ ...promotedNotice([person.id]), membershipId: membership.id });
  expect(await listOf(person)).toHaveLength(1);
  await test.app.context.database.db.execute(sql`update members set disabled_at = now() where id = ${person.memberId}`);
  expect(await listOf(person)).toEqual([]);
});

it('a notification is visible only to its recipient', async () => {
  const [person, other] = [await test.make.user(), await test.make.user()];
  await notifyOf(promotedNotice([person.id]));
  expect(await listOf(other)).toEqual([]);
  expect((await test.anyone().get('/v1/notifications/my-notifications')).status).toBe(401);
});

it('dismissing a notification removes it from the list and other devices, and can be repeated', async () => {
  const person = await test.make.user();
  const actor = await test.as(person);
  await notifyOf(promotedNotice([person.id]));
  const [{ id }] = await listOf(person);
  expect((await actor.delete(`/v1/notifications/${id}`)).body).toMatchObject({ done: true });
  expect((await actor.delete(`/v1/notifications/${id}`)).status).toBe(200);
  expect(await listOf(person)).toEqual([]);
  expect((await publishedTo(person)).slice(1)).toEqual([{ type: 'notification', notificationId: id, dismissed: true }]);
});

it('a notification can be dismissed only by its recipient', async () => {
  const [person, other] = [await test.make.user(), await test.make.user()];
  await notifyOf(promotedNotice([person.id]));
  const [{ id }] = await listOf(person);
  expect((await (await test.as(other)).delete(`/v1/notifications/${id}`)).status).toBe(404);
  expect(await listOf(person)).toHaveLength(1);
});

it("a notification that needs a decision can't be dismissed before it, and one person's decision settles it for all", async () => {
  const [owner, admin, candidate] = [await test.make.user(), await test.make.user(), await test.make.user()];
  const membership = await test.make.membership();
  const data = {
    membershipId: membership.id,
    leader: { userId: candidate.id, name: 'Maya' },
    quote: '',
  };
  await notifyOf({ kind: leadershipNotifications['leader-applied'], userIds: [owner.id, admin.id], data });
  const [choice] = await listOf(owner);
  expect(choice).toMatchObject({
    actionType: 'CHOICE',
    primaryDisplayName: 'Approve',
    primaryActionUrl: `/v1/memberships/${membership.id}/leaders/${candidate.id}/approve`,
    secondaryDisplayName: 'Decline',
    secondaryActionUrl: `/v1/memberships/${membership.id}/leaders/${candidate.id}/decline`,
  });
  const refused = await (await test.as(owner)).delete(`/v1/notifications/${choice.id}`);
  expect([refused.status, refused.body.code]).toEqual([409, 'action_due']);

  await test.app.context.act((act) => settleSubject(act, applicationSubject(membership.id, candidate.id)));
  expect([await listOf(owner), await listOf(admin)]).toEqual([[], []]);
  expect((await publishedTo(admin)).at(-1)).toMatchObject({ dismissed: true });
  expect((await (await test.as(owner)).delete(`/v1/notifications/${choice.id}`)).status).toBe(200);
});

it('missed messages are mailed hourly by default, and then according to the latest setting', async () => {
  const actor = await test.as(await test.make.user());
  const others = [
    { type: 'MEETING_REMINDER', frequency: 'BOTH' },
    { type: 'STEP_REMINDER', frequency: 'ON' },
    { type: 'POD_HEALTH', frequency: 'NEVER' },
    { type: 'ANNOUNCEMENT', frequency: 'ON' },
  ];
  expect((await actor.get('/v1/my-notification-settings')).body).toEqual([
    { type: 'MISSED_POD_MESSAGE', frequency: 'HOURLY', showPreviews: true },
    ...others,
  ]);
  await actor.put('/v1/my-notification-settings', { type: 'MISSED_POD_MESSAGE', frequency: 'DAY' });
  const answer = await actor.put('/v1/my-notification-settings', { type: 'MISSED_POD_MESSAGE', frequency: 'NEVER' });
  expect(answer.body).toEqual([{ type: 'MISSED_POD_MESSAGE', frequency: 'NEVER', showPreviews: true }, ...others]);
  expect((await actor.get('/v1/my-notification-settings')).body).toEqual(answer.body);
});

it.each([
  ['MISSED_POD_MESSAGE', 'OFTEN'],
  ['MISSED_POD_MESSAGE', 'ON'],
  ['MEETING_REMINDER', 'HOURLY'],
  ['STEP_REMINDER', 'NEVER'],
  ['POD_HEALTH', 'DAY'],
  ['ANNOUNCEMENT', 'NEVER'],
  [0, 'DAY'],
])('%s can’t be %s', async (type, frequency) => {
  const actor = await test.as(await test.make.user());
  const answer = await actor.put('/v1/my-notification-settings', { type, frequency });
  expect(answer.status).toBe(400);
});

it.each([
  ['MEETING_REMINDER', 'FIFTEEN_MINUTES'],
  ['STEP_REMINDER', 'OFF'],
  ['POD_HEALTH', 'WEEKLY'],
  ['ANNOUNCEMENT', 'OFF'],
])('%s can be %s, and the other settings stay unchanged', async (type, frequency) => {
  const actor = await test.as(await test.make.user());
  const before = (await actor.get('/v1/my-notification-settings')).body as { type: string }[];
  await actor.put('/v1/my-notification-settings', { type, frequency });
  const after = (await actor.get('/v1/my-notification-settings')).body;
  expect(after).toEqual(before.map((one) => (one.type === type ? { type, frequency } : one)));
});
