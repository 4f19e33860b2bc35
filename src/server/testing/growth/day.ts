/**
 * A day in an installation as rows: a statement for each kind of event, with $1 and $2 as the period and $3 as the
 * number of events. The rows look as acts would leave them, and are spread over all people.
 */
const PEOPLE = 1_000;

const moments = `(
  select i, $1::timestamptz + ($2::timestamptz - $1::timestamptz) * (i::float8 / $3::int) as at
  from generate_series(1, $3::int) i) moment`;

const idOf = (what: string, number: string | number = 1) => `md5('${what}' || ${number})::uuid`;
const somebody = idOf('person', `(i % ${PEOPLE})`);

export const firstDay = `
  insert into users (id, email, first_name, last_name, password_hash, verified_at, created_at)
  select md5('person' || i)::uuid, i || '@example.com', 'Ann', 'Bee', '', now(), now() from generate_series(0, ${PEOPLE - 1}) i;
  insert into businesses (id, name, created_at, approved_at) values (${idOf('business')}, 'Acme', now(), now());
  insert into business_staff (business_id, user_id, role, created_at)
  values (${idOf('business')}, ${idOf('person')}, 'owner', now());
  insert into memberships (id, business_id, name, support_email, created_at)
  values (${idOf('membership')}, ${idOf('business')}, 'Acme', 'support@example.com', now());
  insert into webhooks (id, business_id, url, events, secret, created_at)
  values (${idOf('webhook')}, ${idOf('business')}, 'https://hooks.example.com', '{member.joined}', 'sealed', now());
  insert into channels (id, membership_id, created_at) values (${idOf('channel')}, ${idOf('membership')}, now());
  insert into meetings (id, membership_id, name, timezone, starts_at, recurring, frequency, frequency_period,
    duration_minutes, link, created_at)
  values (${idOf('meeting')}, ${idOf('membership')}, 'Mondays', 'UTC', now(), false, 1, 'Week', 60, '', now());
  insert into pods (id, membership_id, name, max_participants, meeting_id, created_at)
  values (${idOf('pod')}, ${idOf('membership')}, 'Mondays', 8, ${idOf('meeting')}, now());`;

const codes = (purpose: string, lasts: string, usedAt = 'null') => `
  insert into codes (id, hash, purpose, user_id, created_at, expires_at, used_at)
  select gen_random_uuid(), gen_random_uuid()::text, '${purpose}', ${somebody}, at, at + interval '${lasts}', ${usedAt}
  from ${moments}`;

const job = (name: string, state: string, completedAt: string, keptUntil: string) => `
  insert into pgboss.job (name, data, state, created_on, start_after, started_on, completed_on, keep_until)
  select '${name}', '{"mailId": "0190d5a6-0000-7000-8000-000000000000"}', '${state}', at, at,
    ${completedAt}, ${completedAt}, at + interval '${keptUntil}'
  from ${moments}`;

export const eventStatements = {
  messages: `
    insert into messages (id, channel_id, sender_id, content, client_id, created_at)
    select gen_random_uuid(), ${idOf('channel')}, ${somebody}, 'I did it, twenty minutes before breakfast.',
      gen_random_uuid(), at from ${moments}`,
  steps: `
    insert into next_tiny_steps (id, user_id, pod_id, pod_name, membership_id, created_at, closed_at)
    select gen_random_uuid(), ${somebody}, ${idOf('pod')}, 'Mondays', ${idOf('membership')}, at, at from ${moments}`,
  events: `
    insert into events (audience_user_ids, type, payload, created_at)
    select array[${somebody}], 'notification',
      jsonb_build_object('notificationId', gen_random_uuid(), 'dismissed', false), at from ${moments}`,
  mails: `
    insert into mails (id, to_address, template, data, state, created_at, sent_at)
    select gen_random_uuid(), 'ann@example.com', 'missed-messages', '{}', case when i % 50 = 0 then 'failed' else 'sent' end,
      at, at from ${moments}`,
  keptMails: `
    insert into kept_mails (id, to_address, subject, html, text, created_at)
    select gen_random_uuid(), 'ann@example.com', 'Hello', repeat('<p>Hello</p>', 300), 'Hello', at from ${moments}`,
  notifications: `
    insert into notifications (id, user_id, membership_id, kind, data, action_type, created_at, dismissed_at)
    select gen_random_uuid(), ${somebody}, ${idOf('membership')}, 'meeting-cancelled', '{"membershipName": "Circle"}', 'ACKNOWLEDGE', at,
      case when i % 10 > 0 then at end from ${moments}`,
  sessions: `
    with session as (
      insert into sessions (id, user_id, created_at, last_used_at, expires_at, revoked_at)
      select gen_random_uuid(), ${somebody}, at, at, at + interval '60 days', case when i % 3 = 0 then at end from ${moments}
      returning id, user_id, created_at)
    insert into push_subscriptions (id, user_id, session_id, endpoint, key, auth, created_at)
    select gen_random_uuid(), user_id, id, id::text, 'key', 'auth', created_at from session`,
  tickets: codes('ticket', '60 seconds', 'at'),
  passkeyChallenges: codes('passkey-login', '5 minutes'),
  passwordLinks: codes('reset', '48 hours'),
  unsubscribeLinks: codes('unsubscribe', '60 days'),
  registrations: `
    with account as (
      insert into users (id, email, first_name, last_name, password_hash, created_at)
      select gen_random_uuid(), gen_random_uuid()::text, 'Ann', 'Bee', '', at from ${moments}
      returning id, created_at)
    insert into codes (id, hash, purpose, user_id, created_at, expires_at)
    select gen_random_uuid(), id::text, 'verify', id, created_at, created_at + interval '48 hours' from account`,
  attempts: `
    insert into throttles (key, count, resets_at)
    select gen_random_uuid()::text, 1, at + interval '15 minutes' from ${moments}`,
  requests: `
    insert into answered_requests (user_id, operation, key, body_hash, answer, created_at)
    select ${somebody}, 'createPod', gen_random_uuid()::text, '', '{}', at from ${moments}`,
  offers: `
    insert into leader_transfers (id, pod_id, participant_id, state, created_at, expires_at, decided_at)
    select gen_random_uuid(), ${idOf('pod')}, ${somebody}, 'declined', at, at + interval '14 days', at from ${moments}`,
  reminders: `
    insert into reminders (user_id, kind, subject_id, occasion, created_at)
    select ${somebody}, 'MEETING_DAY', gen_random_uuid(), at, at from ${moments}`,
  rounds: `
    with round as (
      insert into rounds (meeting_id, starts_at, held_at, ends_at, begun, finished_at, created_at)
      select ${idOf('meeting')}, at, at, at + interval '1 hour', true, at, at from ${moments} returning meeting_id, starts_at)
    insert into round_turns (meeting_id, starts_at, user_id, position, state)
    select meeting_id, starts_at, md5('person' || i)::uuid, i, 'DONE' from round cross join generate_series(1, 8) i`,
  announcements: `
    with announcement as (
      insert into announcements (id, membership_id, title, text, audience, total, told, created_at)
      select gen_random_uuid(), ${idOf('membership')}, 'News', 'We begin on Monday.', 'EVERYONE', 2, 2, at from ${moments}
      returning id, created_at)
    insert into announcement_recipients (announcement_id, user_id, created_at, told_at)
    select id, md5('person' || i)::uuid, created_at, created_at from announcement cross join generate_series(1, 2) i`,
  reports: `
    with report as (
      insert into reports (id, business_id, place, reporter_id, about_id, about_name, kind, subject_id, for_operator, reason,
        words, items, created_at, opened_at, closed_at, outcome, outcome_reason, decided_at)
      select gen_random_uuid(), ${idOf('business')}, 'Mondays, Acme', ${somebody}, ${idOf('person')}, 'Ann Bee', 'PHOTO',
        gen_random_uuid(), false, 'SPAM', '', '[]', at, at, at, 'DISMISSED', 'Nothing to see.', at
      from ${moments} where i % ${PEOPLE} <> 1 returning id)
    insert into report_images (id, report_id, image) select gen_random_uuid(), id, 'pixels' from report`,
  bulkActions: `
    with action as (
      insert into bulk_actions (id, membership_id, kind, state, started_at, finished_at)
      select gen_random_uuid(), ${idOf('membership')}, 'ENABLE_MEMBERS', 'FINISHED', at, at from ${moments} returning id)
    insert into bulk_action_rows (bulk_action_id, position, subject_id, user_id, name, outcome)
    select id, i, gen_random_uuid(), md5('person' || i)::uuid, 'Ann Lee', 'DONE' from action cross join generate_series(1, 20) i`,
  emailInvitations: `
    insert into email_invitations (id, membership_id, email, normal_email, role, code_hash, created_at, sent_at, expires_at)
    select id::uuid, ${idOf('membership')}, id || '@example.com', id || '@example.com', 'Participant', id, at, at,
      at + interval '30 days' from (select gen_random_uuid()::text as id, at from ${moments}) made`,
  acts: `
    insert into audit_entries (id, business_id, act, actor_id, person_id, membership_id, membership_name, fields, address,
      created_at)
    select gen_random_uuid(), ${idOf('business')}, 'MEMBER_DISABLED', ${somebody}, ${somebody}, ${idOf('membership')}, 'Acme',
      '{}', '192.0.2.1', at from ${moments}`,
  apiKeys: `
    insert into api_keys (id, business_id, user_id, name, hash, ending, scopes, created_at, expires_at)
    select id::uuid, ${idOf('business')}, ${idOf('person')}, id, id, 'k9Qz', '{members:read}', at, at + interval '30 days'
    from (select gen_random_uuid()::text as id, at from ${moments}) made`,
  departures: `
    insert into member_changes (member_id, membership_id, changed_at, has_left)
    select gen_random_uuid(), ${idOf('membership')}, at, true from ${moments}`,
  webhookMessages: `
    insert into webhook_deliveries (webhook_id, type, subject_id, data, created_at, state, next_try_at, give_up_at)
    select ${idOf('webhook')}, 'member.joined', gen_random_uuid(), '{}', at, 'DELIVERED', at, at from ${moments}`,
  jobs: job('mail', 'completed', 'at', '14 days'),
  jobsGivenUp: job('failed', 'created', 'null', '28 days'),
} as const;

export type EventKind = keyof typeof eventStatements;

const ordinary: Record<EventKind, number> = {
  messages: 1_000,
  steps: 150,
  events: 4_000,
  mails: 600,
  keptMails: 50,
  notifications: 800,
  sessions: 150,
  tickets: 1_000,
  passkeyChallenges: 300,
  passwordLinks: 10,
  unsubscribeLinks: 500,
  registrations: 10,
  attempts: 300,
  requests: 50,
  offers: 10,
  reminders: 300,
  rounds: 20,
  announcements: 2,
  reports: 2,
  bulkActions: 1,
  emailInvitations: 10,
  acts: 30,
  apiKeys: 1,
  departures: 5,
  webhookMessages: 300,
  jobs: 4_500,
  jobsGivenUp: 2,
};

export const eventsPerDay = (people: number): Record<EventKind, number> => {
  const counts = Object.entries(ordinary).map(([kind, count]) => [kind, Math.ceil((count * people) / 1_000)]);
  return Object.fromEntries(counts) as Record<EventKind, number>;
};
