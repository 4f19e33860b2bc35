import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { users } from './session';

/**
 * Requests that take effect once: a repeated request changes nothing and gets the first response again (rule
 * platform.repeats).
 */
export const answeredRequests = pgTable(
  'answered_requests',
  {
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    /** The client's Idempotency-Key, or the path of the deleted resource. */
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null until the response exists: the row is written with the act, and the response after it. */
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('answered_requests_key').on(t.userId, t.operation, t.key).nullsNotDistinct(),
    index('answered_requests_created').on(t.createdAt),
  ],
);
