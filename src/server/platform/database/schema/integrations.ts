import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { API_KEY_SCOPES, MAX_API_KEY_NAME_LENGTH, type ApiKeyScope } from '../../../../domain/integrations/apiKeys';
import { businesses, businessStaff } from './businesses';
import { createdAt, hasNoDirectionMarks, id, instant } from './columns';
import { emailInvitations, members, memberships } from './memberships';

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
    check(
      'api_keys_scopes',
      sql`cardinality(${t.scopes}) > 0 and ${t.scopes} <@ array[${sql.raw(API_KEY_SCOPES.map((scope) => `'${scope}'`).join(', '))}]`,
    ),
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
