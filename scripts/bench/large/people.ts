import { hashSync } from '@node-rs/argon2';
import type { Client } from 'pg';
import { DEMO_PASSWORD } from '../../../src/server/demo/community';
import { SEATS, PLAIN_MEMBERSHIP, type Size } from './size';

/** Ids in the product's format: ids of later rows sort later. */
const makeIds = `
  create function pg_temp.make_id(kind text, n bigint, made timestamptz) returns uuid language sql immutable as $$
    select (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '8' ||
      substr(md5(kind || n), 4, 15))::uuid $$`;

const makePlan = ({ people, wideMemberships, wide }: Size) => {
  const inWide = wideMemberships * wide;
  const last = wideMemberships + (people - inWide) / PLAIN_MEMBERSHIP - 1;
  return `
    create temp table plan as
    select n, n / ${SEATS} as pod, n % ${SEATS} as place, membership,
      pg_temp.make_id('person', n, begun) as user_id, pg_temp.make_id('membership', membership, begun) as membership_id,
      pg_temp.make_id('pod', n / ${SEATS}, begun) as pod_id, business,
      pg_temp.make_id('business', business, begun) as business_id, begun,
      begun + n * interval '350 days' / ${people} as joined
    from (select now() - interval '370 days' as begun) beginning, generate_series(0, ${people - 1}) as numbers (n),
      lateral (select case when n < ${inWide} then n / ${wide} else ${wideMemberships} + (n - ${inWide}) / ${PLAIN_MEMBERSHIP} end) m (membership),
      lateral (select case when membership > ${last - 2} then 0 else membership end) b (business)`;
};

const names = {
  first:
    'Anna Bashir Chloé Dmitri Eun-ji Fatima Gareth Hana Ines Jomo Katarzyna Liam Maya Noor Oluwaseun Priya Quentin Rosa Søren Tomás',
  last: 'Abara Brandt Castillo Dubois Eriksen Fujita García Haddad Ivanova Jensen Kowalska Lindqvist Moreau Nakamura Okafor Petrov Quispe Rossi Sato Tanaka Ueda Varga Weber Yilmaz Zhang',
};

const pick = (from: string, by: string) =>
  `(string_to_array('${from}', ' '))[1 + (${by})::int % ${from.split(' ').length}]`;

const users = (password: string) => `
  insert into users (id, email, first_name, last_name, bio, timezone, password_hash, verified_at, created_at)
  select user_id, 'person' || n || '@example.com', ${pick(names.first, 'n * 7')}, ${pick(names.last, 'n * 13 / 3')} || ' ' || n % 997,
    case when n % 3 = 0 then 'I would like to write every day, and to be kind to myself when I don''t.' else '' end,
    (array['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Europe/Berlin'])[1 + n % 4], '${password}', joined, joined
  from plan
  union all
  select pg_temp.make_id('staff', business * 3 + k, begun), 'staff' || business || '.' || k || '@example.com',
    ${pick(names.first, 'business + k')}, ${pick(names.last, 'business * 3 + k')}, '', 'Europe/London', '${password}', begun, begun
  from (select distinct business, begun from plan) b, generate_series(0, 2) k`;

const businesses = `
  insert into businesses (id, name, created_at, approved_at)
  select distinct on (business) business_id, 'Business ' || business, begun, begun from plan`;

const staff = `
  insert into business_staff (business_id, user_id, role, created_at)
  select business_id, pg_temp.make_id('staff', business * 3 + k, begun), case k when 0 then 'owner' else 'admin' end, begun
  from (select distinct business, business_id, begun from plan) b, generate_series(0, 2) k`;

const memberships = [
  `insert into memberships (id, business_id, name, url, community_url, support_email, created_at)
   select distinct on (membership) membership_id, business_id, 'Membership ' || membership, 'https://example.com/',
     'https://community.example.com/', 'support@example.com', begun from plan`,
  `insert into membership_settings (membership_id, name, value)
   select m.id, given.name, given.value from memberships m, (values ('MaxParticipants', '8'),
     ('ParticipantOnboardingLink', 'https://example.com/welcome'), ('ShareWinLink', 'https://example.com/wins')) given (name, value)`,
  `insert into membership_features (membership_id, name, disabled) select id, 'Chat', false from memberships`,
  `insert into custom_buttons (id, membership_id, label, url, placement, position)
   select gen_random_uuid(), id, 'Button ' || k, 'https://example.com/', 'VIEW_POD', k from memberships, generate_series(0, 2) k`,
  `insert into membership_invites (membership_id, role, code)
   select id, role, lower(role) || '-' || id from memberships, unnest(array['Leader', 'Participant']) role`,
  `insert into logos (membership_id, image, content_type, etag, updated_at)
   select id, decode(repeat(md5(id::text), 400), 'hex'), 'image/png', md5(id::text), created_at from memberships`,
];

const members = `
  insert into members (id, membership_id, user_id, joined_at, last_active_at, leader_status, disabled_at)
  select pg_temp.make_id('member', n, joined), membership_id, user_id, joined,
    case when n % 11 > 0 then now() - (n * 7919 % 200000) * interval '1 minute' end,
    case when place = 0 then 'SIGNED_OFF' when n % 100 = 55 then 'PENDING_APPROVAL' when n % 100 = 35 then 'APPROVED' else 'NONE' end,
    case when n % 100 = 77 then now() end
  from plan`;

const membersElsewhere = `
  insert into members (id, membership_id, user_id, joined_at, leader_status)
  select gen_random_uuid(), elsewhere.membership_id, first.user_id, now() - interval '100 days', 'NONE'
  from (select user_id from plan where n < 2) first,
    (select distinct membership_id from plan where membership > (select max(membership) - 2 from plan)) elsewhere`;

const loggedIn = [
  `insert into sessions (id, user_id, created_at, last_used_at, expires_at)
   select gen_random_uuid(), user_id, now() - (n % 144) * interval '1 hour', now() - (n % 144) * interval '1 hour',
     now() + (1 + n % 30) * interval '1 day' from plan`,
  `insert into notification_settings (user_id, type, frequency)
   select user_id, 'MISSED_POD_MESSAGE', (array['HOURLY', 'DAY', 'WEEKLY'])[1 + n % 3] from plan where n % 2 = 0`,
  `insert into onboarding_actions (user_id, business_id, action, created_at, completed_at)
   select user_id, business_id, 'COMPLETE_PROFILE', joined, case when n % 20 > 0 then joined end from plan`,
  `insert into digests (user_id, look_at, sent_at)
   select user_id, case when n % 5 = 0 then now() + interval '1 hour' end, now() - interval '2 days' from plan`,
];

const codes = `
  insert into codes (id, hash, purpose, user_id, payload, created_at, expires_at, used_at)
  select pg_temp.make_id('code', n, made), md5('code' || n), case when n < 300 or n % 40 = 0 then 'join' else 'verify' end, person.user_id,
    jsonb_build_object('email', 'waiting' || n || '@example.com', 'purpose', jsonb_build_object('then', 'participant', 'membershipId',
      case when n < 300 then (select membership_id from plan where n = 0) else membership_id end)),
    made, made + interval '400 days', case when n < 300 or n % 40 = 0 then null else made end
  from (select *, now() - n % 2000 * interval '1 minute' as made from plan
    where n < 300 or n % 10 = 0) waiting
  join (select n as asker, user_id from plan) person on asker = (n + (select count(*) from plan) / 2) % (select count(*) from plan)`;

export async function fillPeople(client: Client, size: Size): Promise<void> {
  await client.query(makeIds);
  await client.query(makePlan(size));
  await client.query('alter table plan add primary key (n)');
  await client.query('analyze plan');
  const password = hashSync(DEMO_PASSWORD);
  for (const statement of [
    users(password),
    businesses,
    staff,
    ...memberships,
    members,
    membersElsewhere,
    ...loggedIn,
    codes,
  ]) {
    await client.query(statement);
  }
}
