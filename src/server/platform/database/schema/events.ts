import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, xid8 } from './columns';

/**
 * The log behind the message stream. A row is written in the transaction that causes it and names its recipients:
 * people (`audience_user_ids`), or the members of a channel at delivery (`channel_id`).
 */
export const events = pgTable(
  'events',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The writing transaction, by which a resumed stream never skips an event that commits late. */
    transactionId: xid8('transaction_id')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    audienceUserIds: uuid('audience_user_ids').array(),
    channelId: uuid('channel_id'),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('events_transaction').on(t.transactionId, t.position),
    index('events_channel')
      .on(t.channelId, t.transactionId, t.position)
      .where(sql`${t.channelId} is not null`),
    index('events_person')
      .on(sql`(${t.audienceUserIds}[1])`, t.transactionId, t.position)
      .where(sql`cardinality(${t.audienceUserIds}) = 1 and ${t.type} <> 'logout'`),
    index('events_message')
      .on(sql`((${t.payload} -> 'message' ->> 'id')::uuid)`)
      .where(sql`${t.type} = 'message'`),
    // Few events name several people. The index has no pending list (fastupdate), which every reader would have to
    // scan.
    index('events_people')
      .using('gin', t.audienceUserIds)
      .with({ fastupdate: false })
      .where(sql`cardinality(${t.audienceUserIds}) > 1`),
    // Adds almost no cost to a write, since the times follow the physical order of the rows.
    index('events_created').using('brin', t.createdAt).with({ pages_per_range: 32, autosummarize: true }),
    check('events_audience', sql`num_nonnulls(${t.audienceUserIds}, ${t.channelId}) = 1`),
  ],
);
