import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { channels } from './chat';
import { instant } from './columns';
import { users } from './session';

/**
 * When to check whether a person may have missed messages. The process that sends a digest locks the row, so that only
 * one process sends it; the mail, the pushes and the markers are committed with it.
 */
export const digests = pgTable(
  'digests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Null while there is nothing to check. A check may be too early, but is never later than the time a digest is
     * due.
     */
    checkAt: instant('look_at'),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('digests_look')
      .on(t.checkAt)
      .where(sql`${t.checkAt} is not null`),
  ],
);

/** The last message of a channel that a person's digests have covered; no message up to it is included again. */
export const digestMarkers = pgTable(
  'digest_markers',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastMessageId: uuid('last_message_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.userId] }), index('digest_markers_user').on(t.userId)],
);

/**
 * How far the event log has been searched for messages that people may have missed. One row, created by the migration.
 */
export const digestSearch = pgTable(
  'digest_search',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** The snapshot of the last search: events not visible in it are new. */
    seen: text('seen').notNull(),
    searchedAt: instant('searched_at').notNull(),
    /** The newest message from before digests were introduced: digests skip everything up to it. */
    begunAfter: uuid('begun_after'),
  },
  (t) => [check('digest_search_only', sql`${t.isOnly}`)],
);
