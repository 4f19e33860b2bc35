import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './session';

/** Requests that are answered once: sent again, they change nothing and are answered as before (rule platform.repeats). */
export const answeredRequests = pgTable(
  'answered_requests',
  {
    /** Null for who was signed out. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    /** The client's Idempotency-Key, or the path of what was deleted. */
    key: text('key').notNull(),
    /** What was sent with the key. */
    bodyHash: text('body_hash').notNull(),
    /** Null until it is made: the row is written with the act, its answer after it. */
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('answered_requests_key').on(t.userId, t.operation, t.key).nullsNotDistinct(),
    index('answered_requests_created').on(t.createdAt),
  ],
);
