import { createHash } from 'node:crypto';
import { Client } from 'pg';
import type { BenchProduct } from './product';

export const EVENTS = 5_000_000;
const DAYS = 7;

const EVENTS_PER_TRANSACTION = 2;

/**
 * Three in five events belong to a channel, and each of the rest names one person: 350 per channel and 100 per person
 * in the week.
 */
export const CHANNELS = 8_571;
export const PEOPLE = 20_000;

export const QUIET_CHANNELS = 5_000;

export type Named = 'channel' | 'quiet' | 'person';

export const idOf = (kind: Named, number: number): string =>
  createHash('md5')
    .update(kind + number)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const sqlIdOf = (kind: Named, number: string) => `md5('${kind}' || (${number}))::uuid`;

export interface LongLog {
  lastEventId: (hoursAgo: number) => string;
}

const passTransactions = (count: number) =>
  `do $$ begin for i in 1..${count} loop perform pg_current_xact_id(); commit; end loop; end $$`;

const fill = (first: bigint) => `
  insert into events (transaction_id, channel_id, audience_user_ids, type, payload, created_at)
  select (${first} + i / ${EVENTS_PER_TRANSACTION})::text::xid8, channel_id,
    case when channel_id is null then array[user_id] end,
    case when channel_id is null then 'notification' else 'message' end,
    case when channel_id is null
      then jsonb_build_object('notificationId', gen_random_uuid(), 'dismissed', false)
      else jsonb_build_object('message', jsonb_build_object('id', gen_random_uuid(), 'channelId', channel_id,
        'senderId', user_id, 'senderName', 'Somebody Somewhere', 'clientId', gen_random_uuid(),
        'content', repeat('I did it, twenty minutes before breakfast. ', 1 + (i % 7)::int),
        'createdEpochMillis', (extract(epoch from created_at) * 1000)::bigint)) end,
    created_at
  from (
    select i, now() - interval '${DAYS} days' * (1 - i / ${EVENTS}.0) as created_at,
      ${sqlIdOf('person', `i * 7919 % ${PEOPLE}`)} as user_id,
      case when i % 500 = 7 then ${sqlIdOf('quiet', `i / 500 * 7919 % ${QUIET_CHANNELS}`)}
        when i % 5 < 3 then ${sqlIdOf('channel', `i * 7919 % ${CHANNELS}`)} end as channel_id
    from generate_series(1, ${EVENTS}::bigint) i
  ) event`;

export async function makeLongLog({ database }: BenchProduct): Promise<LongLog> {
  // A separate connection, since the pool limits how long a statement may take.
  const client = new Client({ connectionString: database.pool.options.connectionString });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    const { rows: next } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
    const first = BigInt(next[0]?.id ?? '0');
    await client.query(passTransactions(EVENTS / EVENTS_PER_TRANSACTION + 1));
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'events' and indexname <> 'events_pkey'`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(fill(first));
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze events');
    return {
      lastEventId: (hoursAgo) => {
        const event = Math.floor(EVENTS * (1 - hoursAgo / (24 * DAYS)));
        const sentAt = Math.floor(Date.now() / 1000 - hoursAgo * 3600);
        return `${first + BigInt(Math.floor(event / EVENTS_PER_TRANSACTION))}-${sentAt}`;
      },
    };
  } finally {
    await client.end();
  }
}
