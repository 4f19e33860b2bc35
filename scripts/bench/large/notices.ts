import type { Client } from 'pg';
import { memberNotifications } from '../../../src/server/members/notificationKinds';
import { notificationColumns } from '../../../src/server/notifications';
import { AUDIT_ACTS } from '../../../src/domain/audit/acts';
import { withoutIndexes } from '../../../src/server/testing/database/withoutIndexes';
import type { Size } from './size';

const MEASURED_OPEN = 300;

const ID = '00000000-0000-7000-8000-000000000000';

const notifications = ({ notificationsEach: each }: Size) => `
  insert into notifications (id, user_id, membership_id, kind, for_staff, data, action_type, group_key, created_at,
    dismissed_at)
  select pg_temp.make_id(user_id::text, k, made), user_id, membership_id, $1, is_staff, $2, $3,
    case when k % 3 = 0 and not measured then 'member-joined:' || membership_id end,
    made, case when k % 3 > 0 and not measured then made + interval '1 hour' end
  from (
    select user_id, membership_id, n < 2 as measured, false as is_staff, n from plan
    union all
    select s.user_id, m.id, s.business_id = (select business_id from plan where n = 0), true, 0 from business_staff s
      join lateral (select id from memberships where business_id = s.business_id order by id limit 1) m on true
  ) reader,
  lateral generate_series(1, case when measured then ${MEASURED_OPEN} else ${each} end) k,
  lateral (select now() - k * interval '350 days' / case when measured then ${MEASURED_OPEN} else ${each} end - n % 1000 * interval '1 minute' as made) at`;

const auditEntries = ({ people }: Size) => `
  insert into audit_entries (id, business_id, act, actor_id, person_id, membership_id, membership_name, address, created_at)
  select pg_temp.make_id('audit', n, made), business_id, ($1::text[])[1 + n % ${AUDIT_ACTS.length}], pg_temp.make_id('staff', business * 3 + n % 3, begun),
    user_id, membership_id, 'Membership ' || membership, case when n % 12 = 0 then '203.0.113.0' end, made
  from (select e.n, p.begun, p.user_id, d.business, d.business_id, d.membership, d.membership_id, now() - (${people} - e.n) * interval '395 days' / ${people} as made
    from generate_series(0, ${people - 1}) e (n) join plan p on p.n = e.n join plan d on d.n = case when e.n % 5 < 2 then 0 else e.n end) done`;

const announcements = `
  with announcement as (
    insert into announcements (id, membership_id, author_id, title, text, audience, total, told, read, created_at)
    select pg_temp.make_id('announcement', k, made), membership_id, pg_temp.make_id('staff', 0, begun), 'News of week ' || k,
      'We begin on Monday.', 'EVERYONE', people, people, people / 2, made
    from (select membership_id, min(begun) as begun, count(*)::int as people from plan where membership = 0 group by 1) first,
      generate_series(1, 52) k, lateral (select now() - k * interval '7 days' as made) at
    returning id, membership_id, created_at)
  insert into announcement_recipients (announcement_id, user_id, created_at, told_at, read_at)
  select last.id, p.user_id, last.created_at, last.created_at, case when p.n % 2 = 0 then last.created_at end
  from (select * from announcement order by created_at desc limit 1) last join plan p on p.membership_id = last.membership_id`;

export async function fillNotices(client: Client, size: Size): Promise<void> {
  const { kind, data, actionType } = notificationColumns(memberNotifications['member-joined'], {
    membershipId: ID,
    membershipName: 'the membership',
    person: { userId: ID, name: 'Katarzyna Lindqvist' },
  });
  const columns = [kind, data, actionType];
  await withoutIndexes(client, 'notifications', async () => void (await client.query(notifications(size), columns)));
  await client.query(auditEntries(size), [[...AUDIT_ACTS]]);
  await client.query(announcements);
}
