import type { Client } from 'pg';
import { withoutIndexes } from '../../../src/server/testing/database/withoutIndexes';
import type { Size } from './size';

const pods = [
  `create temp table pod_plan as
   select pod, pod_id, membership, membership_id, joined, begun, pg_temp.make_id('meeting', pod, begun) as meeting_id,
     pod % 3 = 0 as is_full, 'Pod ' || pod || ' of ' || (array['walkers', 'writers', 'early birds', 'beginners'])[1 + pod % 4] as name
   from plan where place = 0`,
  'alter table pod_plan add primary key (pod)',
  'analyze pod_plan',
  `insert into meetings (id, membership_id, name, timezone, starts_at, recurring, frequency, frequency_period, duration_minutes,
     weekday, link, created_at)
   select meeting_id, membership_id, name, (array['Europe/London', 'America/New_York', 'Asia/Tokyo'])[1 + pod % 3],
     date_trunc('hour', begun) + (pod % 168) * interval '1 hour', true, 1 + pod % 2, 'Week', 60,
     (array['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'])
       [1 + extract(dow from (begun + (pod % 168) * interval '1 hour'))::int], 'https://meet.example.com/' || pod, begun
   from pod_plan`,
  `insert into pods (id, membership_id, name, max_participants, meeting_id, assistant_user_id, assistant_confirmed_at, created_at)
   select d.pod_id, d.membership_id, d.name, case when is_full then 8 else 9 + d.pod % 4 end, meeting_id,
     case when d.pod % 5 < 2 then p.user_id end, case when d.pod % 5 = 0 then d.joined end, d.begun
   from pod_plan d join plan p on p.pod = d.pod and p.place = 2`,
  `insert into channels (id, membership_id, pod_id, created_at)
   select pg_temp.make_id('channel', pod, begun), membership_id, pod_id, begun from pod_plan`,
  `insert into channels (id, membership_id, created_at)
   select pg_temp.make_id('leader-channel', membership, begun), membership_id, begun from pod_plan group by membership, membership_id, begun`,
  `insert into pod_members (pod_id, membership_id, user_id, role, joined_at)
   select pod_id, membership_id, user_id, case place when 0 then 'leader' else 'participant' end, joined
   from plan where place < 9 or pod % 3 > 0`,
  `insert into pod_members (pod_id, membership_id, user_id, role, joined_at)
   select pod_id, membership_id, first.user_id, 'participant', now() - interval '100 days'
   from (select n, user_id from plan where n < 2) first
   join (select distinct on (membership) pod_id, membership_id from plan
     where membership > (select max(membership) - 2 from plan) and pod % 3 > 0 order by membership, pod) elsewhere on true`,
  `update pods set max_participants = 12 where id in (select pod_id from pod_members where joined_at > now() - interval '101 days'
     and user_id in (select user_id from plan where n < 2))`,
  `insert into pod_members (pod_id, membership_id, user_id, role, joined_at)
   select d.pod_id, d.membership_id, p.user_id, 'participant', now() - interval '100 days'
   from plan p join pod_plan d on d.pod = 2 where p.n = 0`,
  'update pods set max_participants = 12 where id = (select pod_id from pod_plan where pod = 2)',
  `insert into waitlist_entries (pod_id, membership_id, user_id, consent_join_new_pod, consent_to_be_new_pod_leader, created_at)
   select d.pod_id, d.membership_id, p.user_id, p.pod % 2 = 0, p.pod % 4 = 0, p.joined
   from plan p join pod_plan d on d.membership = p.membership and d.is_full and (d.pod = p.pod or d.pod = p.pod - 3)
   where p.place = 9 and p.pod % 3 = 0 order by p.n`,
];

const leaders = [
  `insert into meetings (id, membership_id, name, timezone, starts_at, recurring, frequency, frequency_period, duration_minutes,
     weekday, week_in_month, link, created_at)
   select pg_temp.make_id('leader-meeting', membership, begun), membership_id, 'Leader meeting', 'Europe/London',
     date_trunc('hour', begun), true, 1, 'Month', 60, 'WEDNESDAY', 'First', 'https://meet.example.com/leaders', begun
   from pod_plan group by membership, membership_id, begun`,
  `insert into leader_pods (id, membership_id, meeting_id, created_at)
   select pg_temp.make_id('leader-pod', membership, begun), membership_id, pg_temp.make_id('leader-meeting', membership, begun), begun
   from pod_plan group by membership, membership_id, begun`,
  `insert into leader_transfers (id, pod_id, participant_id, asked_by, state, created_at, expires_at, decided_at)
   select pg_temp.make_id('transfer', p.n, now()), p.pod_id, p.user_id, l.user_id, case when p.n = 1 then 'open' else 'expired' end,
     now() - interval '2 days', now() + interval '400 days', case when p.n > 1 then now() - interval '1 day' end
   from plan p join plan l on l.pod = p.pod and l.place = 0 where p.place = 1 and p.pod % 4 = 0`,
];

const GOAL = `(array['Write a first draft', 'Run ten kilometres', 'Learn to cook', 'Call my sister more often'])[1 + `;

const steps = ({ steps: count }: Size) => `
  insert into next_tiny_steps (id, user_id, pod_id, pod_name, membership_id, goal, description, commitment_date, status, created_at, closed_at)
  select pg_temp.make_id(pod_id::text || user_id, k, made), user_id, pod_id, name, membership_id,
    case when k < ${count} or n % 3 > 0 then ${GOAL}n % 4] end,
    case when k < ${count} or n % 3 > 0 then 'Twenty minutes before breakfast, on three days, number ' || k end,
    case when k < ${count} or n % 3 > 0 then made + interval '12 days' end,
    case when k < ${count} then case when (n + k) % 4 > 0 then 'Done' else 'NotDone' end when n % 3 > 0 then 'InProgress' else 'NotSet' end,
    made, case when k < ${count} then made + interval '13 days' end
  from (select row_number() over (order by p.pod_id, p.user_id) as n, p.*, d.name from pod_members p join pods d on d.id = p.pod_id) person,
    generate_series(0, ${count}) k, lateral (select now() - interval '14 days' * (${count} - k) - interval '1 minute' * (n % 1000) as made) at`;

export async function fillPods(client: Client, size: Size): Promise<void> {
  for (const statement of [...pods, ...leaders]) await client.query(statement);
  await withoutIndexes(client, 'next_tiny_steps', async () => void (await client.query(steps(size))));
}
