import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { API_KEY_SCOPES, MAX_API_KEY_NAME_LENGTH, type ApiKeyScope } from '../../../../domain/integrations/apiKeys';
import {
  MAX_WEBHOOK_RESPONSE_LENGTH,
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_MESSAGE_STATES,
  WEBHOOK_STOP_REASONS,
  WEBHOOK_EVENTS,
  WEBHOOK_MESSAGE_TYPES,
  type WebhookEvent,
} from '../../../../domain/integrations/webhooks';
import { businesses, businessStaff } from './businesses';
import { createdAt, hasNoDirectionMarks, id, inList, instant, oneOf } from './columns';
import { emailInvitations, members, memberships } from './memberships';
import { podMembers } from './pods';
import { users } from './session';

const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/**
 * Keys by which other programs act for the staff who created them (rule integrations.keys). A key is deleted with its
 * creator's role, or when it is revoked.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    businessId: uuid('business_id').notNull(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    hash: text('hash').notNull().unique(),
    /** The key's last four characters. */
    ending: text('ending').notNull(),
    scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** When its creator and the owner were mailed that it would expire. */
    expiryNotifiedAt: instant('expiry_notified_at'),
  },
  (t) => [
    foreignKey({
      columns: [t.businessId, t.userId],
      foreignColumns: [businessStaff.businessId, businessStaff.userId],
    }).onDelete('cascade'),
    uniqueIndex('api_keys_name').on(t.businessId, sql`lower(${t.name})`),
    index('api_keys_staff').on(t.businessId, t.userId),
    index('api_keys_expires').on(t.expiresAt),
    check(
      'api_keys_name_length',
      sql`char_length(${t.name}) between 1 and ${sql.raw(String(MAX_API_KEY_NAME_LENGTH))}`,
    ),
    check('api_keys_name_marks', hasNoDirectionMarks(t.name)),
    check('api_keys_scopes', sql`cardinality(${t.scopes}) > 0 and ${t.scopes} <@ array[${listOf(API_KEY_SCOPES)}]`),
  ],
);

/**
 * What another program calls a person: of an invitation, and then of the member that it became. One person of a business
 * has a reference (rule integrations.externalRef).
 */
export const externalRefs = pgTable(
  'external_refs',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    ref: text('ref').notNull(),
    memberId: uuid('member_id')
      .unique()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Follows an invitation that is renewed with another id. */
    invitationId: uuid('invitation_id')
      .unique()
      .references(() => emailInvitations.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.ref] }),
    check('external_refs_person', sql`num_nonnulls(${t.memberId}, ${t.invitationId}) = 1`),
    check('external_refs_ref', sql`${t.ref} ~ '^[!-~]{1,200}$'`),
  ],
);

/**
 * When each member last changed or left (rule integrations.changes). Triggers on `members`, `pod_members`, `pods`
 * and `external_refs` write it, by the database's clock.
 */
export const memberChanges = pgTable(
  'member_changes',
  {
    /** No foreign key: a member who has left stays for 90 days. */
    memberId: uuid('member_id').primaryKey(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    changedAt: instant('changed_at').notNull(),
    left: boolean('has_left').notNull().default(false),
  },
  (t) => [
    index('member_changes_order').on(t.membershipId, t.changedAt, t.memberId),
    index('member_changes_left')
      .on(t.changedAt)
      .where(sql`${t.left}`),
  ],
);

/**
 * Addresses that are told of events in a business (rule integrations.webhooks). One that a program created with a key is
 * deleted with that key.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Encrypted, as is the next column. */
    secret: text('secret').notNull(),
    previousSecret: text('previous_secret'),
    /** Until when messages are also signed with the previous secret. */
    previousUntil: instant('previous_until'),
    createdAt: createdAt(),
    /** Failures since the last call that succeeded, whichever messages they were for; calls at the same time count once. */
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
    failedAt: instant('failed_at'),
    pausedUntil: instant('paused_until'),
    disabledAt: instant('disabled_at'),
    disabledReason: oneOf('disabled_reason', WEBHOOK_STOP_REASONS),
  },
  (t) => [
    index('webhooks_business').on(t.businessId),
    index('webhooks_key').on(t.apiKeyId),
    index('webhooks_created_by').on(t.createdBy),
    check(
      'webhooks_url',
      sql`${t.url} ~ '^https?://' and char_length(${t.url}) <= ${sql.raw(String(MAX_WEBHOOK_URL_LENGTH))}`,
    ),
    check('webhooks_events', sql`cardinality(${t.events}) > 0 and ${t.events} <@ array[${listOf(WEBHOOK_EVENTS)}]`),
    check('webhooks_previous', sql`(${t.previousSecret} is null) = (${t.previousUntil} is null)`),
    check(
      'webhooks_failing',
      sql`(${t.failures} = 0) = (${t.failingSince} is null) and (${t.failures} = 0) = (${t.failedAt} is null)`,
    ),
    check('webhooks_disabled', sql`(${t.disabledAt} is null) = (${t.disabledReason} is null)`),
    check('webhooks_disabled_reason', inList(t.disabledReason, WEBHOOK_STOP_REASONS)),
  ],
);

/** What each webhook was or is to be told, for 30 days. Ids only: names and addresses are read when it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The message's `webhook-id`. */
    id: uuid('id').primaryKey().defaultRandom(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: oneOf('type', WEBHOOK_MESSAGE_TYPES).notNull(),
    /** The member, pod, invitation or report that it is about: messages about one are sent in order. */
    subjectId: uuid('subject_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    state: oneOf('state', WEBHOOK_MESSAGE_STATES).notNull().default('WAITING'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    /** While a process sends it, until when others leave it alone. */
    claimedUntil: instant('claimed_until'),
    giveUpAt: instant('give_up_at').notNull(),
    triedAt: instant('tried_at'),
    status: integer('status'),
    /** What the receiver answered, or why there was no answer. */
    response: text('response'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_order').on(t.webhookId, t.position),
    index('webhook_deliveries_waiting')
      .on(t.webhookId, t.position)
      .where(sql`${t.state} = 'WAITING'`),
    index('webhook_deliveries_subject')
      .on(t.webhookId, t.subjectId, t.position)
      .where(sql`${t.state} = 'WAITING'`),
    index('webhook_deliveries_created').on(t.createdAt),
    check('webhook_deliveries_claimed', sql`${t.claimedUntil} is null or ${t.state} = 'WAITING'`),
    check('webhook_deliveries_type', inList(t.type, WEBHOOK_MESSAGE_TYPES)),
    check('webhook_deliveries_state', inList(t.state, WEBHOOK_MESSAGE_STATES)),
    check(
      'webhook_deliveries_response',
      sql`char_length(${t.response}) <= ${sql.raw(String(MAX_WEBHOOK_RESPONSE_LENGTH))}`,
    ),
  ],
);

/** Members whose drifting was reported to webhooks, so that it is reported once (rule integrations.webhookEvents). */
export const reportedDrifting = pgTable(
  'reported_drifting',
  { podId: uuid('pod_id').notNull(), userId: uuid('user_id').notNull(), reportedAt: instant('reported_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.podId, t.userId] }),
    foreignKey({
      columns: [t.podId, t.userId],
      foreignColumns: [podMembers.podId, podMembers.userId],
    }).onDelete('cascade'),
  ],
);
