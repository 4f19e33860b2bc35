import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { EMOJIS } from '../../../../domain/chat/reactions';
import { MAX_ALT_LENGTH } from '../../../../domain/chat/images';
import { bytes, createdAt, id, inList, instant, oneOf } from './columns';
import { memberships } from './memberships';
import { pods } from './pods';
import { users } from './session';

/** A channel's members are derived, never stored. */
export const channels = pgTable(
  'channels',
  {
    id: id(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    podId: uuid('pod_id').unique(),
    /**
     * The latest id assigned; the next message gets a later id. A repeated send also uses up an id, which then belongs
     * to no message. Messages of a channel take turns by locking this row.
     */
    lastMessageId: uuid('last_message_id'),
    /**
     * Increases whenever a person is notified of a mention, so that a transaction that waited for its turn can detect
     * this.
     */
    mentionsVersion: integer('mentions_version').notNull().default(0),
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
    /** UUIDv7 with the time of created_at: (channel, id) gives both chronological and commit order. */
    id: id(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    /**
     * The text that searches read, folded by `fold_text`. Null if it is too long for an index; searches then fold the
     * content themselves.
     */
    contentKey: text('content_key').generatedAlwaysAs(
      sql`case when octet_length(content) <= 2000 and octet_length(fold_text(content)) <= 2000 then fold_text(content) end`,
    ),
    /** Chosen by the sender's client, so that a repeated send creates no second message. */
    clientId: uuid('client_id'),
    replyToId: uuid('reply_to_id'),
    createdAt: createdAt(),
    /** Increases with every change: an edit, a removal, a reaction added or withdrawn. */
    version: integer('version').notNull().default(0),
    editedAt: instant('edited_at'),
    removedAt: instant('removed_at'),
    /** The sender, or the person who led the pod at the time. Also null once that account is deleted. */
    removedBy: uuid('removed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    // The index also includes content_key and sender_id, which Drizzle can't express, so that searching a conversation
    // reads no rows.
    uniqueIndex('messages_in_channel').on(t.channelId, t.id),
    // Clears only reply_to_id, which Drizzle can't express.
    foreignKey({ columns: [t.channelId, t.replyToId], foreignColumns: [t.channelId, t.id] }).onDelete('set null'),
    index('messages_reply_to')
      .on(t.replyToId)
      .where(sql`${t.replyToId} is not null`),
    index('messages_sender').on(t.senderId, t.id),
    unique('messages_client').on(t.channelId, t.senderId, t.clientId),
    // Few messages are ever removed, so sending a message adds nothing to this index.
    index('messages_removed_by')
      .on(t.removedBy)
      .where(sql`${t.removedBy} is not null`),
    check('messages_length', sql`char_length(${t.content}) <= 4000`),
    check('messages_removed', sql`${t.removedAt} is null or (${t.content} = '' and ${t.editedAt} is null)`),
    check('messages_removed_by', sql`${t.removedBy} is null or ${t.removedAt} is not null`),
  ],
);

export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    emoji: oneOf('emoji', EMOJIS).notNull(),
    /** The order in which reactions were added; reactions to a message take turns. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.userId, t.emoji] }),
    index('message_reactions_user').on(t.userId, t.messageId),
    check('message_reactions_emoji', inList(t.emoji, EMOJIS)),
  ],
);

export const messageMentions = pgTable(
  'message_mentions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.userId] }), index('message_mentions_user').on(t.userId, t.messageId)],
);

/** Images of messages, and images uploaded for a message that isn't sent yet (rule chat.images). */
export const messageImages = pgTable(
  'message_images',
  {
    id: id(),
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').unique(),
    /** WebP. */
    image: bytes('image').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.channelId, t.messageId], foreignColumns: [messages.channelId, messages.id] }).onDelete(
      'cascade',
    ),
    index('message_images_uploader').on(t.uploaderId),
    index('message_images_channel').on(t.channelId, t.messageId),
    index('message_images_unsent')
      .on(t.createdAt)
      .where(sql`${t.messageId} is null`),
    check('message_images_alt', sql`char_length(${t.alt}) <= ${sql.raw(String(MAX_ALT_LENGTH))}`),
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
    /** The nil UUID, which sorts before every message, if everything was marked as unread. */
    lastMessageId: uuid('last_message_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.userId] }), index('channel_reads_user').on(t.userId)],
);

export const channelMutes = pgTable(
  'channel_mutes',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.userId] }), index('channel_mutes_user').on(t.userId)],
);

export const channelPins = pgTable(
  'channel_pins',
  {
    channelId: uuid('channel_id').primaryKey(),
    messageId: uuid('message_id').notNull().unique(),
  },
  (t) => [
    foreignKey({ columns: [t.channelId, t.messageId], foreignColumns: [messages.channelId, messages.id] }).onDelete(
      'cascade',
    ),
  ],
);
