import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { NOTIFICATION_ACTION_TYPES } from '../../../../domain/notifications/actionTypes';
import { SENT_REMINDER_KINDS } from '../../../../domain/notifications/reminderKinds';
import {
  NOTIFICATION_FREQUENCIES,
  NOTIFICATION_SETTING_TYPES,
  SETTING_FREQUENCIES,
} from '../../../../domain/notifications/settings';
import { createdAt, id, inList, instant, isLanguageTag, language, oneOf } from './columns';
import { memberships } from './memberships';
import { sessions, users } from './session';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    membershipId: uuid('membership_id').references(() => memberships.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Sent to owner and admins because of their role: deleted with the role. */
    forStaff: boolean('for_staff').notNull().default(false),
    /** What one person did to another, which a block between them hides: deleted with the block (rule blocks.notices). */
    personal: boolean('personal').notNull().default(false),
    /** The kind's data, from which the text is made when it is read; empty if it was withdrawn. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The names of the people in the data, by user id. A name is removed when the account is deleted. */
    names: jsonb('names').$type<Record<string, string>>(),
    actionType: oneOf('action_type', NOTIFICATION_ACTION_TYPES).notNull(),
    /** What the notification is about; settling it dismisses all notifications with the same subject. */
    subject: text('subject'),
    needsAnswer: boolean('needs_answer').notNull().default(false),
    /** The key by which the list groups notifications. */
    groupKey: text('group_key'),
    createdAt: createdAt(),
    dismissedAt: instant('dismissed_at'),
    /** Identifies the reader's dismissal, so that it can be undone; cleared once the subject is settled. */
    dismissalId: uuid('dismissal_id'),
  },
  (t) => [
    // Used when an account is removed, since the list's index below covers only open notifications.
    index('notifications_user').on(t.userId),
    index('notifications_open')
      .on(t.userId, t.id)
      .where(sql`${t.dismissedAt} is null`),
    index('notifications_subject')
      .on(t.subject)
      .where(sql`${t.subject} is not null`),
    index('notifications_dismissal')
      .on(t.dismissalId)
      .where(sql`${t.dismissalId} is not null`),
    index('notifications_group')
      .on(t.groupKey, t.userId)
      .where(sql`${t.groupKey} is not null and (${t.dismissedAt} is null or ${t.dismissalId} is not null)`),
    index('notifications_membership').on(t.membershipId),
    index('notifications_dismissed')
      .on(t.dismissedAt)
      .where(sql`${t.dismissedAt} is not null`),
    index('notifications_told')
      .on(t.createdAt)
      .where(sql`${t.dismissedAt} is null and not ${t.needsAnswer}`),
    index('notifications_names').using('gin', t.names),
    check('notifications_needs_answer', sql`${t.needsAnswer} or ${t.actionType} not in ('ACTION', 'CHOICE')`),
    check('notifications_action_type', inList(t.actionType, NOTIFICATION_ACTION_TYPES)),
  ],
);

export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: oneOf('type', NOTIFICATION_SETTING_TYPES).notNull(),
    frequency: oneOf('frequency', NOTIFICATION_FREQUENCIES).notNull(),
    showPreviews: boolean('show_previews').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.type] }),
    index('notification_settings_pod_health')
      .on(t.userId)
      .where(sql`${t.type} = 'POD_HEALTH' and ${t.frequency} = 'WEEKLY'`),
    check(
      'notification_settings_frequency',
      sql.join(
        NOTIFICATION_SETTING_TYPES.map(
          (type) => sql`(${t.type} = ${sql.raw(`'${type}'`)} and ${inList(t.frequency, SETTING_FREQUENCIES[type])})`,
        ),
        sql` or `,
      ),
    ),
  ],
);

/** Reminders already sent, so that none is repeated; written in the transaction that queues the mail or push. */
export const reminders = pgTable(
  'reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', SENT_REMINDER_KINDS).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The occasion: the meeting's start in its series, the step's date, or the Monday. */
    occasion: instant('occasion').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.subjectId, t.occasion] }),
    index('reminders_created').on(t.createdAt),
    check('reminders_kind', inList(t.kind, SENT_REMINDER_KINDS)),
  ],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session in which the subscription was created, and with which it ends. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    key: text('key').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('push_subscriptions_user').on(t.userId), index('push_subscriptions_session').on(t.sessionId)],
);

export const mailStates = ['queued', 'sent', 'failed'] as const;

/** The outbox: rows are written in the transaction that causes the mail, and a job sends them. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    toAddress: text('to_address').notNull(),
    template: text('template').notNull(),
    /**
     * The template's data. It is emptied once the mail is sent, since it may hold links with codes, and for a
     * short-lived mail also once it is abandoned.
     */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    state: oneOf('state', mailStates).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    heldFor: uuid('held_for'),
    /** For an address without an account: the language of the person who caused the mail. */
    language: language(),
    /** The reader of a held mail, which is sent to the address they have at the time of sending. */
    heldUserId: uuid('held_user_id'),
    /** At most one mail of a template waits per key: a newer mail replaces it. */
    collapseKey: uuid('collapse_key'),
    /** The subject of an alternating mail, such as a seat in a pod; `says` is its aspect and state (see `mail.ts`). */
    subjectId: uuid('about'),
    says: text('says'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('mails_held')
      .on(t.heldFor)
      .where(sql`${t.heldFor} is not null`),
    index('mails_queued')
      .on(t.createdAt)
      .where(sql`${t.state} = 'queued'`),
    index('mails_over')
      .on(t.createdAt)
      .where(sql`${t.state} <> 'queued'`),
    index('mails_to').on(t.toAddress, t.template, t.createdAt),
    index('mails_about')
      .on(t.subjectId, t.createdAt)
      .where(sql`${t.subjectId} is not null`),
    index('mails_failed')
      .on(t.template)
      .where(sql`${t.state} = 'failed'`),
    uniqueIndex('mails_one_waiting')
      .on(t.template, t.collapseKey)
      .where(sql`${t.state} = 'queued'`),
    check('mails_language', isLanguageTag(t.language)),
    check('mails_state', inList(t.state, mailStates)),
  ],
);

export const keptMails = pgTable(
  'kept_mails',
  {
    id: id(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    calendar: text('calendar'),
    createdAt: createdAt(),
  },
  (t) => [index('kept_mails_created').on(t.createdAt)],
);

/** Keys created on first start and kept (VAPID). Values are encrypted. */
export const installationKeys = pgTable('installation_keys', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
