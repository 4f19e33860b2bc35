import { sql } from 'drizzle-orm';
import { makeManyMembers, makeManyPods } from '../../members/testing/lists';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { useTestApp } from '../../testing/app';
import type { TestMembership } from '../../testing/factories';
import { sendMessage } from '../messages/sendMessage';
import { findMissed } from './findMissed';
import { sendDigests } from './sendDigests';

const test = useTestApp();

const PEOPLE = 20_000;
const PODS = 2_500;
const MESSAGES_PER_POD = 40;

/** Tables that grow with people and their activity; pods and channels may be read in full if that is quicker. */
const GROWING = ['users', 'members', 'pod_members', 'channel_reads', 'digests', 'messages', 'events'];

let large: TestMembership;

beforeAll(async () => {
  const { db } = test.app.context.database;
  large = await test.make.membership();
  await makeManyMembers(test, large, PEOPLE);
  await makeManyPods(test, large, PODS);
  const now = test.clock.now().toISOString();
  await db.execute(sql`
    insert into pod_members (pod_id, membership_id, user_id, role, joined_at)
    select pod.id, ${large.id}, m.user_id, 'participant', ${now}
    from (select id, row_number() over (order by id) n from pods where membership_id = ${large.id}) pod
    join (select user_id, row_number() over (order by id) n from members m where membership_id = ${large.id}
      and not exists (select from pod_members p where p.user_id = m.user_id)) m on (m.n % ${PODS}) + 1 = pod.n`);
  await db.execute(sql`
    insert into channels (id, membership_id, pod_id, created_at)
    select gen_random_uuid(), ${large.id}, id, ${now} from pods where membership_id = ${large.id}`);
  await db.execute(sql`
    insert into messages (id, channel_id, sender_id, content, created_at)
    select ('019b0000-0000-7000-8000-' || lpad(to_hex(n * 10000 + row_number() over (partition by n order by c.id)), 12, '0'))::uuid,
      c.id, (select user_id from pod_members p where p.pod_id = c.pod_id limit 1), 'Message ' || n, ${now}
    from channels c cross join generate_series(1, ${MESSAGES_PER_POD}) n where c.pod_id is not null`);
  await db.execute(sql`
    insert into channel_reads (channel_id, user_id, last_message_id)
    select c.id, p.user_id, (select id from messages m where m.channel_id = c.id order by id offset ${MESSAGES_PER_POD / 2} limit 1)
    from channels c join pod_members p on p.pod_id = c.pod_id`);
  await db.execute(sql`insert into digests (user_id, sent_at) select id, ${now} from users`);
  for (const table of ['users', 'members', 'pods', 'pod_members', 'channels', 'messages', 'channel_reads', 'digests']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  }
});

/**
 * Rows read by this connection so far, by table; PostgreSQL resets the counts occasionally, but not within a
 * transaction.
 */
async function readSoFar({ tx }: Act): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ relname: string; read: number }>(sql`
    select relname, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where schemaname = 'public'`);
  return new Map(rows.map(({ relname, read }) => [relname, read]));
}

async function rowsRead(work: (context: AppContext) => Promise<void>): Promise<Record<string, number>> {
  const total: Record<string, number> = {};
  const { context } = test.app;
  await work({
    ...context,
    act: (inner) =>
      context.act(async (act) => {
        // Index-only reads aren't counted.
        await act.tx.execute(sql`set local enable_indexonlyscan = off`);
        const before = await readSoFar(act);
        const result = await inner(act);
        for (const [table, read] of await readSoFar(act)) {
          total[table] = (total[table] ?? 0) + read - (before.get(table) ?? 0);
        }
        return result;
      }),
  });
  return total;
}

it('a round reads only new messages and the people affected, not a membership of 20,000', async () => {
  const { db } = test.app.context.database;
  await findMissed(test.app.context);
  const { rows: talkers } = await db.execute<{ channel_id: string; user_id: string }>(sql`
    select distinct on (c.id) c.id as channel_id, p.user_id from channels c join pod_members p on p.pod_id = c.pod_id
    order by c.id limit 5`);
  for (const { channel_id, user_id } of talkers) {
    await sendMessage(test.app.context, channel_id, await test.callerOf({ id: user_id }), { content: 'Hello' });
  }
  const found = await rowsRead(findMissed);
  test.clock.advance({ hours: 1 });
  const sent = await rowsRead(sendDigests);
  const digests = (await test.mails()).filter(({ template }) => template === 'missed-messages');
  expect(digests).toHaveLength(5 * 7);
  for (const read of [found, sent]) {
    expect(read.pod_members).toBeGreaterThan(0);
    for (const table of GROWING) expect([table, (read[table] ?? 0) < 3_000]).toEqual([table, true]);
  }
  const idle = await rowsRead(async (context) => {
    await findMissed(context);
    await sendDigests(context);
  });
  for (const [table, rows] of Object.entries(idle)) expect([table, rows <= 30]).toEqual([table, true]);
});
