import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { channels } from './chat';
import { instant } from './columns';
import { users } from './session';

/**
 * When somebody is to be looked at, because they may have missed messages. Whoever sends a digest holds the row, so that
 * it is one process at a time; the mail, the pushes and how far was told are committed with it.
 */
export const digests = pgTable(
  'digests',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null while there is nothing to look for. Never later than a digest is due; what is due is decided then. */
    lookAt: instant('look_at'),
    /** When the last one was sent. */
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('digests_look')
      .on(t.lookAt)
      .where(sql`${t.lookAt} is not null`),
  ],
);

/** Up to which message of a channel somebody was told of what they missed: none of it is told again. */
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

/** How far the event log was searched for news that somebody may miss. One row, made by the migration. */
export const digestSearch = pgTable(
  'digest_search',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** The snapshot of the last search: what could not be seen in it is new. */
    seen: text('seen').notNull(),
    searchedAt: instant('searched_at').notNull(),
    /** The newest message there was before digests began: what came up to it is told to nobody. */
    begunAfter: uuid('begun_after'),
  },
  (t) => [check('digest_search_only', sql`${t.isOnly}`)],
);
