import { sql } from 'drizzle-orm';
import { leadershipNotifications } from '../leadership/notificationKinds';
import { publishedTo } from '../session/testing/publishedTo';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { notify } from './notify';
import { MAX_OPEN_NOTIFICATIONS } from './openLimit';
import { promotedNotice } from './testing/notices';

const test = useTestApp();

const tell = (person: TestUser, pod: string) =>
  test.app.context.act((act) => notify(act, promotedNotice([person.id], pod)));

const OFFER = '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a33';

const repeat = (person: TestUser, howMany: number) =>
  test.app.context.database.db.execute(sql`
    insert into notifications (id, user_id, kind, data, action_type, created_at)
    select ('01900000-0000-7000-' || left(md5(${person.id}::text), 4) || '-' || lpad(to_hex(n), 12, '0'))::uuid, ${person.id},
      'promoted', jsonb_build_object('podId', '', 'podName', 'Old ' || n),
      'ACKNOWLEDGE', ${test.clock.now().toISOString()}
    from generate_series(1, ${howMany}::int) n`);

const openOf = async (person: TestUser) => {
  const { rows } = await test.app.context.database.db.execute<{ name: string }>(sql`
    select data ->> 'podName' as name from notifications where user_id = ${person.id} and dismissed_at is null order by id`);
  return rows.map(({ name }) => name);
};

it('a list is full at a thousand: each new notification dismisses the oldest, here and on open pages', async () => {
  const person = await test.make.user();
  await repeat(person, MAX_OPEN_NOTIFICATIONS - 1);
  await tell(person, 'One');
  expect(await openOf(person)).toHaveLength(MAX_OPEN_NOTIFICATIONS);
  expect((await openOf(person))[0]).toBe('Old 1');
  await tell(person, 'Two');
  const open = await openOf(person);
  expect(open).toHaveLength(MAX_OPEN_NOTIFICATIONS);
  expect(open[0]).toBe('Old 2');
  expect(open.at(-1)).toBe('Two');
  const told = await publishedTo(test, person, 'notification');
  expect(told.filter(({ dismissed }) => dismissed === true)).toHaveLength(1);
});

it('notifications that need an answer stay, however old', async () => {
  const person = await test.make.user();
  await test.app.context.act((act) =>
    notify(act, {
      kind: leadershipNotifications['transfer-offered'],
      userIds: [person.id],
      data: { podId: OFFER, podName: 'Early Birds', person: { userId: OFFER, name: 'Maya' }, transferId: OFFER },
    }),
  );
  await test.app.context.database.db.execute(sql`
    update notifications set id = '01800000-0000-7000-8000-000000000000' where user_id = ${person.id}`);
  await repeat(person, MAX_OPEN_NOTIFICATIONS);
  await tell(person, 'One');
  expect((await openOf(person))[0]).toBe('Early Birds');
});

it('a list far over the limit loses several notifications for each new one, in a single event', async () => {
  const person = await test.make.user();
  await repeat(person, MAX_OPEN_NOTIFICATIONS + 150);
  await tell(person, 'One');
  expect(await openOf(person)).toHaveLength(MAX_OPEN_NOTIFICATIONS + 51);
  await tell(person, 'Two');
  expect(await openOf(person)).toHaveLength(MAX_OPEN_NOTIFICATIONS);
  const told = await publishedTo(test, person, 'notification');
  const counts = told
    .filter(({ dismissed }) => dismissed === true)
    .map(({ others }) => 1 + ((others as string[] | undefined)?.length ?? 0));
  expect(counts).toEqual([100, 52]);
});
