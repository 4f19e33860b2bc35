import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ANNOUNCEMENT_AUDIENCES } from '../../../../domain/announcements/audience';
import { createdAt, id, inList, instant, oneOf } from './columns';
import { memberships } from './memberships';
import { users } from './session';

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    /** Null once the author has deleted their account. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Both texts are empty once the announcement is withdrawn. */
    title: text('title').notNull(),
    text: text('text').notNull(),
    audience: oneOf('audience', ANNOUNCEMENT_AUDIENCES).notNull(),
    chosen: integer('chosen').notNull().default(0),
    /**
     * The numbers of recipients, of those notified and of those who have read it, so that lists needn't count rows.
     */
    total: integer('total').notNull(),
    told: integer('told').notNull().default(0),
    read: integer('read').notNull().default(0),
    createdAt: createdAt(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('announcements_membership').on(t.membershipId, t.id),
    index('announcements_author')
      .on(t.authorId)
      .where(sql`${t.authorId} is not null`),
    index('announcements_created').on(t.createdAt),
    index('announcements_under_way')
      .on(t.id)
      .where(sql`${t.told} < ${t.total}`),
    check('announcements_audience', inList(t.audience, ANNOUNCEMENT_AUDIENCES)),
    check('announcements_title', sql`char_length(${t.title}) <= 100`),
    check('announcements_text', sql`char_length(${t.text}) <= 5000`),
    check('announcements_withdrawn', sql`${t.withdrawnAt} is null or (${t.title} = '' and ${t.text} = '')`),
    check('announcements_counts', sql`${t.read} >= 0 and ${t.told} >= 0 and ${t.total} >= ${t.told}`),
  ],
);

export const announcementRecipients = pgTable(
  'announcement_recipients',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** When to notify the person; null once they have been notified. */
    dueAt: instant('due_at'),
    toldAt: instant('told_at'),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.userId] }),
    index('announcement_recipients_user').on(t.userId),
    index('announcement_recipients_created').on(t.createdAt),
    index('announcement_recipients_due')
      .on(t.announcementId, t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    check('announcement_recipients_told', sql`(${t.dueAt} is null) = (${t.toldAt} is not null)`),
  ],
);
