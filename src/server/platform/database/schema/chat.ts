import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { memberships } from './memberships';
import { pods } from './pods';
import { users } from './session';

/** Belongs to a pod, or is a membership's leader channel. Who is in it is derived, never copied. */
export const channels = pgTable(
  'channels',
  {
    id: id(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    podId: uuid('pod_id').unique(),
    /**
     * The last id that was given out: the next message gets a later one. A message sent again takes one too, which then no
     * message has. Messages of a channel take turns at this row.
     */
    lastMessageId: uuid('last_message_id'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.podId, t.membershipId], foreignColumns: [pods.id, pods.membershipId] }).onDelete(
      'cascade',
    ),
    uniqueIndex('channels_one_for_leaders')
      .on(t.membershipId)
      .where(sql`${t.podId} is null`),
    index('channels_membership').on(t.membershipId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    /** UUIDv7 with the time of created_at: (channel, id) is the order in time, and the order of the commits. */
    id: id(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    /** Chosen by the sender's client: sending it again makes no second message. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('messages_channel').on(t.channelId, t.id),
    index('messages_sender').on(t.senderId),
    unique('messages_client').on(t.channelId, t.senderId, t.clientId),
    check('messages_length', sql`char_length(${t.content}) <= 4000`),
  ],
);

export const channelReads = pgTable(
  'channel_reads',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastMessageId: uuid('last_message_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.userId] }), index('channel_reads_user').on(t.userId)],
);
