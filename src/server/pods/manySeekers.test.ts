import { sql } from 'drizzle-orm';
import { useTestApp } from '../testing/app';

const test = useTestApp();

/** More people than one statement can have values for. */
const SEEKERS = 7_000;

it('a new pod is announced to thousands of people looking for one, in statements of limited size', async () => {
  const membership = await test.make.membership();
  const { db } = test.app.context.database;
  const now = test.clock.now().toISOString();
  await db.execute(sql`
    with people as (
      insert into users (id, email, first_name, last_name, timezone, password_hash, verified_at, created_at)
      select gen_random_uuid(), 'seeker' || n || '@example.com', 'Seeker', n::text, 'Europe/London', 'x', ${now}, ${now}
      from generate_series(1, ${SEEKERS}) n returning id)
    insert into members (id, membership_id, user_id, joined_at, contact_when_new_pod)
    select gen_random_uuid(), ${membership.id}::uuid, id, ${now}, true from people`);
  const owner = await test.as(membership.business.owner);
  const { status } = await owner.post(`/v1/memberships/${membership.id}/pods`, {
    name: 'Early Birds',
    meeting: {
      unixTime: test.clock.now().getTime() / 1000 + 3600,
      recurring: true,
      frequency: 1,
      frequencyPeriod: 'Week',
      duration: 60,
      thirdPartyMeetingLink: 'https://meet.example.com/early',
      weeklyOptions: { days: ['TUESDAY'] },
    },
  });
  expect(status).toBe(200);
  const { rows } = await db.execute(sql`
    select (select count(distinct user_id)::int from notifications where kind = 'pod-with-seats') as notified,
      (select count(*)::int from mails where template = 'pod-with-seats') as mailed,
      (select count(*)::int from events where type = 'notification') as published`);
  expect(rows).toEqual([{ notified: SEEKERS, mailed: SEEKERS, published: SEEKERS }]);
});
