import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { channelPeople } from '../../src/server/chat';
import { makeHosts } from '../../src/server/platform/database/hosts/hosts';
import { preparingClient } from '../../src/server/platform/database/preparingClient';
import { ALWAYS_BY_INDEX } from '../../src/server/platform/events/listener';
import { readNews, readSnapshot, type RunQuery } from '../../src/server/platform/events/reader';
import { median, type Figure } from './figures';
import type { BenchProduct } from './product';

const AUDIENCE = 200_000;
const READERS = 2_000;

/** A second of an installation of ten million people, read in as many polls as a busy process makes. */
const MESSAGES = 1_400;
const POLLS = 25;

const ROUNDS = 5;

const SEATS = 8;
const PODS_PER_MEMBERSHIP = 100;

const id = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;

const POD = `(n / ${SEATS})`;
const MEMBERSHIP = `(n / ${SEATS * PODS_PER_MEMBERSHIP})`;

const community = [
  `create temp table seat as
   select n, ${id('person', 'n')} as user_id, ${id('pod', POD)} as pod_id, ${id('meeting', POD)} as meeting_id,
     ${id('channel', POD)} as channel_id, ${id('membership', MEMBERSHIP)} as membership_id,
     ${id('business', MEMBERSHIP)} as business_id
   from generate_series(0, ${AUDIENCE - 1}) n`,
  `insert into users (id, email, first_name, last_name, password_hash, verified_at, created_at)
   select user_id, 'reader' || n || '@example.com', 'Reader', n::text, '', now(), now() from seat`,
  `insert into businesses (id, name, created_at, approved_at) select distinct business_id, 'Readers', now(), now() from seat`,
  `insert into memberships (id, business_id, name, support_email, created_at)
   select distinct membership_id, business_id, 'Readers', 'support@example.com', now() from seat`,
  `insert into meetings (id, membership_id, name, timezone, starts_at, recurring, frequency, frequency_period,
     duration_minutes, link, created_at)
   select distinct meeting_id, membership_id, 'Readers', 'UTC', now(), true, 1, 'Week', 60, '', now() from seat`,
  `insert into pods (id, membership_id, name, max_participants, meeting_id, created_at)
   select distinct pod_id, membership_id, 'Readers', ${SEATS}, meeting_id, now() from seat`,
  `insert into channels (id, membership_id, pod_id, created_at)
   select distinct channel_id, membership_id, pod_id, now() from seat`,
  `insert into members (id, membership_id, user_id, joined_at)
   select gen_random_uuid(), membership_id, user_id, now() from seat`,
  `insert into pod_members (membership_id, user_id, joined_at, pod_id, role)
   select membership_id, user_id, now(), pod_id, 'participant' from seat`,
];

const messages = (count: number) => `
  insert into events (channel_id, type, payload, created_at)
  select ${id('channel', `(random() * ${AUDIENCE / SEATS - 1})::int`)}, 'message',
    jsonb_build_object('message', jsonb_build_object('id', gen_random_uuid(), 'senderId', gen_random_uuid(),
      'senderName', 'Somebody', 'clientId', gen_random_uuid(), 'createdEpochMillis', 0,
      'content', repeat('I did it, twenty minutes before breakfast. ', 1 + n % 7))), now()
  from generate_series(1, ${count}) n`;

/** The baseline: a process that reads every event and filters for its own readers. */
async function readAll(run: RunQuery, xmax: bigint) {
  const rows = await run(sql`
    select e.payload::text, pg_current_snapshot()::text as now, string_agg(p.user_id::text, ',') as people
    from events e join (${channelPeople(
      (channelId) => sql`${channelId} = any(array(
      select channel_id from events where transaction_id >= ${String(xmax)}::xid8))`,
    )}) p using (channel_id)
    where e.transaction_id >= ${String(xmax)}::xid8 group by e.position order by e.position`);
  return rows.length;
}

export async function benchReaders({ databaseUrl }: BenchProduct): Promise<Figure[]> {
  const writer = new Client({ connectionString: databaseUrl });
  const reader = new (preparingClient(makeHosts(databaseUrl)))({ connectionString: databaseUrl });
  await writer.connect();
  await reader.connect();
  try {
    for (const statement of community) await writer.query(statement);
    await writer.query(messages(AUDIENCE));
    await writer.query('vacuum analyze');
    await reader.query(ALWAYS_BY_INDEX);
    const run: RunQuery = async (query) => (await drizzle(reader).execute(query)).rows;
    const { rows } = await writer.query<{ id: string }>(
      `select user_id as id from seat order by md5(n::text) limit ${READERS}`,
    );
    const readers = rows.map((row) => row.id);
    const times = { ours: [] as number[], all: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const second = { ours: 0, all: 0 };
      let seen = await readSnapshot(run);
      for (let poll = 0; poll < POLLS; poll += 1) {
        await writer.query(messages(MESSAGES / POLLS));
        const start = performance.now();
        const news = await readNews(run, channelPeople, { seen, readers }, MESSAGES);
        const middle = performance.now();
        await readAll(run, seen.xmax);
        second.ours += middle - start;
        second.all += performance.now() - middle;
        seen = news.now;
      }
      // The first second only warms up.
      if (round === 0) continue;
      times.ours.push(second.ours);
      times.all.push(second.all);
    }
    return [
      {
        name: `${MESSAGES} messages for ${AUDIENCE} streams, followed by a process with ${READERS}`,
        unit: 'ms',
        product: median(times.ours),
        reference: median(times.all),
        bar: { productAtMost: 100 },
      },
    ];
  } finally {
    await reader.end();
    await writer.end();
  }
}
