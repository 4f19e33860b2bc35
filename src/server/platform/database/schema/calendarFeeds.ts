import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './session';

/**
 * The link that a person's calendar program reads. Its secret is derived from the id and a key that is not in the
 * database.
 */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
