import type { OwnTerms } from '../../contract/entities.gen';
import { isTimeZone, wallClock } from '../../domain/time/zonedTime';
import { runDigestRound } from '../chat/digests/digestJob';
import * as tables from '../platform/database/schema';
import { useTestApp } from '../testing/app';
import { demoAccounts, hasDemo, loadDemo } from './community';

const test = useTestApp({ now: '2026-11-21T09:00:00Z' });
const { pods, businesses, memberships, users } = tables;
const load = () => loadDemo(test.app.context.database, test.clock);
const all = async <Row extends object>(statement: string): Promise<Row[]> =>
  (await test.app.context.database.pool.query<Row>(statement)).rows;
const none = async (statement: string) => expect(await all(`${statement} limit 3`)).toEqual([]);

let statements: string[] = [];
beforeAll(async () => {
  ({ statements } = await test.countStatements(load));
});

it('the demo has two businesses, three memberships, twelve pods and sixty people, and loads in fewer than 230 statements', async () => {
  const { db } = test.app.context.database;
  expect(await Promise.all([businesses, memberships, pods, users].map((table) => db.$count(table)))).toEqual([
    2, 3, 12, 60,
  ]);
  // Measured in statements, since the time depends on how busy the machine is.
  expect(statements.length).toBeLessThan(230);
});

it('loading the demo again changes nothing', async () => {
  const counts = () =>
    Promise.all(
      [users, tables.messages, tables.notifications].map((table) => test.app.context.database.db.$count(table)),
    );
  const before = await counts();
  await load();
  expect(await counts()).toEqual(before);
});

it('one demo account of each role can log in', async () => {
  expect(await hasDemo(test.app.context.database)).toBe(true);
  for (const { role, email, password } of demoAccounts()) {
    const { status } = await test.anyone().post('/v1/users/login', { username: email, password });
    expect([role, status]).toEqual([role, 200]);
  }
});

it('the demo asks its participant to take over their pod', async () => {
  const { email } = demoAccounts().find(({ role }) => role === 'participant')!;
  const [person] = await all<{ id: string }>(`select id from users where email = '${email}'`);
  const [pod] = (await (await test.as(person!)).get('/v1/pods/my-pods')).body;
  const { body } = await (await test.as(person!)).get(`/v1/leader-transfers/${pod.offeredTransferId}`);
  expect(body).toMatchObject({ podId: pod.id, participantId: person!.id, state: 'open' });
});

it('the demo has new terms for one member, whom no account of the list is', async () => {
  const due: string[] = [];
  for (const { id, email } of await all<{ id: string; email: string }>('select id, email from users')) {
    const { body } = await (await test.as({ id })).get('/v1/terms/my-terms');
    if ((body as OwnTerms).due.length > 0) due.push(email);
  }
  expect(due).toEqual(['keiko.tanaka@example.com']);
  expect(demoAccounts().map(({ email }) => email)).not.toContain(due[0]);
});

it('the demo asks one of its accounts to assist', async () => {
  const { email } = demoAccounts().find(({ role }) => role === 'asked to assist')!;
  const [person] = await all<{ id: string }>(`select id from users where email = '${email}'`);
  const [pod] = (await (await test.as(person!)).get('/v1/pods/my-pods')).body;
  expect(pod).toMatchObject({ assistantId: person!.id, assistantConfirmed: false });
});

it('the demo has a leader who was approved but has neither seen the welcome nor confirmed the training', async () => {
  const { email } = demoAccounts().find(({ role }) => role === 'approved leader')!;
  const [person] = await all<{ id: string }>(`select id from users where email = '${email}'`);
  const leader = await test.as(person!);
  const [business] = (await leader.get('/v1/businesses/my-businesses')).body;
  const [membership] = (await leader.get(`/v1/businesses/${business.id}/my-memberships`)).body;
  expect(membership.leaderStatus).toBe('APPROVED');
  expect((await leader.get(`/v1/onboarding-actions/my-actions/${business.id}`)).body).toMatchObject([
    { action: 'LEADER_APPROVAL_ACKNOWLEDGEMENT' },
    { action: 'LEADER_CONFIRM_TRAINING' },
  ]);
  expect((await leader.get('/v1/notifications/my-notifications')).body).toMatchObject([
    { primaryActionUrl: `/leader/welcome?b=${business.id}` },
  ]);
});

it('the demo groups many people joining into one notification for its owner', async () => {
  const { email } = demoAccounts().find(({ role }) => role === 'owner')!;
  const [person] = await all<{ id: string }>(`select id from users where email = '${email}'`);
  const { body } = await (await test.as(person!)).get('/v1/notifications/my-notifications?folded=true');
  const groups = (body as { group?: { message: string } }[]).flatMap(({ group }) => group ?? []);
  expect(groups.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^\d+ people joined /));
});

it('the demo sends its people a digest of missed messages, once', async () => {
  const digests = async () => (await test.mails()).filter(({ template }) => template === 'missed-messages');
  await runDigestRound(test.app.context);
  const told = await digests();
  expect(told.length).toBeGreaterThan(5);
  expect(new Set(told.map(({ to }) => to)).size).toBe(told.length);
  await runDigestRound(test.app.context);
  expect(await digests()).toEqual(told);
});

it("the demo's notifications store the names that they contain", async () => {
  await none(`select n.id from notifications n where n.names is null
    and n.kind not in ('leader-approved', 'waitlist-four', 'announcement')`);
  await none(
    `select n.id from notifications n, jsonb_object_keys(n.names) one where position(one in n.data::text) = 0`,
  );
});

it('everyone in the demo has a valid time zone', async () => {
  const zones = await all<{ timezone: string }>('select distinct timezone from users');
  expect(zones.filter(({ timezone }) => !isTimeZone(timezone))).toEqual([]);
});

it('in the demo, people write only in channels they are in, after joining, and no channel is empty', async () => {
  await none(`select m.id from messages m join channels c on c.id = m.channel_id where c.pod_id is not null
    and not exists (select from pod_members p where p.pod_id = c.pod_id and p.user_id = m.sender_id
      and p.joined_at <= m.created_at)`);
  await none(`select m.id from messages m join channels c on c.id = m.channel_id
    join memberships ms on ms.id = c.membership_id where c.pod_id is null
    and not exists (select from pod_members p where p.membership_id = ms.id and p.user_id = m.sender_id and p.role = 'leader')
    and not exists (select from business_staff s where s.business_id = ms.business_id and s.user_id = m.sender_id)`);
  await none('select c.id from channels c where not exists (select from messages m where m.channel_id = c.id)');
});

it('the demo has messages that were edited, removed and reacted to, that mention people, reply and are pinned', async () => {
  const [count] = await all<Record<string, number>>(`select
    count(*) filter (where edited_at is not null)::int as edited, count(*) filter (where removed_at is not null)::int as removed,
    count(reply_to_id)::int as replies,
    (select count(*)::int from message_reactions) as reactions, (select count(*)::int from message_mentions) as mentions,
    (select count(*)::int from channel_pins) as pins
    from messages`);
  expect(Object.entries(count ?? {}).filter(([, number]) => number < 5)).toEqual([]);
  const [image] = await all<{ alt: string }>('select alt from message_images where message_id is not null');
  expect(image?.alt).toBeTruthy();
  const [pictured] = await all<{ people: number }>(
    'select count(*)::int as people from users join photos on photos.id = photo_id',
  );
  expect(pictured?.people).toBeGreaterThan(20);
  await none(`select m.message_id from message_mentions m join messages message on message.id = m.message_id
    where strpos(message.content, '@' || m.name) = 0
      or not exists (select from notifications n where n.user_id = m.user_id and n.subject = 'mention:' || message.id)`);
  const [told] = await all<Record<string, number>>(`select
    count(*) filter (where n.dismissed_at is null)::int as open,
    count(*) filter (where (n.dismissed_at is null) <> (message.id > r.last_message_id))::int as wrong
    from notifications n join messages message on n.subject = 'mention:' || message.id
    join channel_reads r on r.channel_id = message.channel_id and r.user_id = n.user_id`);
  expect(told).toEqual({ open: expect.any(Number), wrong: 0 });
  expect(told?.open).toBeGreaterThan(0);
  await none(`select message.id from message_reactions r join messages message on message.id = r.message_id
    join channels c on c.id = message.channel_id
    where message.version = 0 or message.removed_at is not null or r.user_id = message.sender_id
      or not exists (select from pod_members p where p.pod_id = c.pod_id and p.user_id = r.user_id)`);
});

it('in the demo nobody repeats a recent message or writes at night', async () => {
  const rows = await all<{ content: string; before: string | null; at: string; timezone: string }>(`
    select m.content, lag(m.content) over (partition by channel_id order by m.id) as before,
      extract(epoch from m.created_at) as at, u.timezone
    from messages m join users u on u.id = m.sender_id`);
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ content, before }) => content === before)).toEqual([]);
  const hours = rows.map(({ at, timezone }) => wallClock(Number(at), timezone).hour);
  expect(hours.filter((hour) => hour < 6 || hour > 22)).toEqual([]);
});

it('demo pods meet at reasonable hours in their zones', async () => {
  const meetings = await all<{ at: string; timezone: string }>(
    'select extract(epoch from starts_at) as at, timezone from meetings',
  );
  const hours = meetings.map(({ at, timezone }) => wallClock(Number(at), timezone).hour);
  expect(hours.filter((hour) => hour < 7 || hour > 21)).toEqual([]);
});

it('the demo is a year of consistent events', async () => {
  await none(`select p.user_id from pod_members p join members m
    on m.membership_id = p.membership_id and m.user_id = p.user_id where p.joined_at < m.joined_at`);
  await none(`select s.id from next_tiny_steps s join pod_members p on p.pod_id = s.pod_id and p.user_id = s.user_id
    where s.created_at < p.joined_at`);
  await none(`select id from next_tiny_steps where closed_at < created_at or closed_at > '2026-11-21T09:00:00Z'`);
  await none(`select now.id from next_tiny_steps now join next_tiny_steps old on old.pod_id = now.pod_id
    and old.user_id = now.user_id and now.closed_at is null and old.closed_at > now.created_at`);
  await none(`select user_id from pod_members group by user_id having count(*) <> 1`);
  await none(`select p.user_id from pod_members p where not exists (select from next_tiny_steps s
    where s.pod_id = p.pod_id and s.user_id = p.user_id and s.closed_at is null)`);
  await none(`select id from messages where created_at > '2026-11-21T09:00:00Z'`);
  await none(`select m.id from messages m join channels c on c.id = m.channel_id join members who
    on who.membership_id = c.membership_id and who.user_id = m.sender_id where who.last_active_at < m.created_at`);
  await none(`select m.id from messages m left join channel_reads r
    on r.channel_id = m.channel_id and r.user_id = m.sender_id where r.last_message_id is null or r.last_message_id < m.id`);
  await none(`select n.id from notifications n where n.kind = 'member-joined' and not exists (
    select from members m where m.membership_id = n.membership_id and m.joined_at = n.created_at)`);
  await none(`select n.id from notifications n
    where n.for_staff <> exists (select from business_staff s where s.user_id = n.user_id)`);
  const [span] = await all<{ days: number }>(
    'select (extract(epoch from max(created_at) - min(created_at)) / 86400)::int as days from notifications',
  );
  expect(span?.days).toBeGreaterThan(300);
});
