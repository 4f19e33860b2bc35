import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, xid8 } from './columns';

/**
 * The log behind the message stream. A row is written in the transaction that causes it and names who is told:
 * people (`audience_user_ids`) or whoever is in a channel when it is delivered (`channel_id`).
 */
export const events = pgTable(
  'events',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The writing transaction: what lets a resume never skip one that commits late. */
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
    index('events_created').on(t.createdAt),
    // By whom a message is, for the deletion of their account.
    index('events_message_sender')
      .on(sql`((${t.payload} -> 'message' ->> 'senderId'))`)
      .where(sql`${t.type} = 'message'`),
    check('events_audience', sql`num_nonnulls(${t.audienceUserIds}, ${t.channelId}) = 1`),
  ],
);
