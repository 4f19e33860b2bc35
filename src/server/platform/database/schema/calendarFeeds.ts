import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './session';

/** The one link that somebody's calendar program reads. What opens it is made of its id and a key that is not in here. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
