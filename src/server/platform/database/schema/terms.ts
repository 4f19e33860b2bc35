import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  AGREEMENT_KINDS,
  BUSINESS_TERMS_KINDS,
  MAX_CHANGE_LENGTH,
  MAX_TERMS_LENGTH,
  TERMS_ACTS,
  TERMS_KINDS,
} from '../../../../domain/terms/terms';
import { businesses } from './businesses';
import { id, inList, instant, oneOf } from './columns';
import { memberships } from './memberships';
import { users } from './session';

const fits = (column: unknown, length: number) => sql`char_length(${column}) <= ${sql.raw(String(length))}`;

/**
 * Published versions of the texts that people agree to, of the platform, a business or a membership (rule terms.kinds).
 * A trigger (keep_terms_versions) refuses to change them.
 */
export const termsVersions = pgTable(
  'terms_versions',
  {
    id: id(),
    /** Null, as is `membershipId`, for the platform's. */
    businessId: uuid('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
    membershipId: uuid('membership_id').references(() => memberships.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', TERMS_KINDS).notNull(),
    number: integer('number').notNull(),
    /** The address for a link; empty for a withdrawal. */
    text: text('text').notNull(),
    isLink: boolean('is_link').notNull().default(false),
    /** Whether it is the product's own text. */
    isStandard: boolean('is_standard').notNull().default(false),
    whatChanged: text('what_changed').notNull().default(''),
    publishedAt: instant('published_at').notNull(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('terms_versions_number').on(t.businessId, t.membershipId, t.kind, t.number).nullsNotDistinct(),
    index('terms_versions_membership').on(t.membershipId, t.kind, t.number),
    index('terms_versions_by').on(t.publishedBy),
    check('terms_versions_scope', sql`num_nonnulls(${t.businessId}, ${t.membershipId}) <= 1`),
    check('terms_versions_kind', inList(t.kind, TERMS_KINDS)),
    check('terms_versions_of_business', sql`${t.businessId} is null or ${inList(t.kind, BUSINESS_TERMS_KINDS)}`),
    check('terms_versions_of_membership', sql`${t.membershipId} is null or ${inList(t.kind, AGREEMENT_KINDS)}`),
    check('terms_versions_counted', sql`${t.number} >= 1`),
    check(
      'terms_versions_withdrawn',
      sql`${t.text} <> '' or ${t.number} > 1 and num_nonnulls(${t.businessId}, ${t.membershipId}) = 1`,
    ),
    check('terms_versions_link', sql`not ${t.isLink} or ${t.text} <> '' and ${inList(t.kind, AGREEMENT_KINDS)}`),
    check(
      'terms_versions_standard',
      sql`not ${t.isStandard} or num_nonnulls(${t.businessId}, ${t.membershipId}) = 0 and not ${t.isLink}`,
    ),
    check('terms_versions_text', fits(t.text, MAX_TERMS_LENGTH)),
    check('terms_versions_what_changed', fits(t.whatChanged, MAX_CHANGE_LENGTH)),
  ],
);

export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    versionId: uuid('version_id')
      .notNull()
      .references(() => termsVersions.id, { onDelete: 'cascade' }),
    acceptedAt: instant('accepted_at').notNull(),
    act: oneOf('act', TERMS_ACTS).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.versionId] }),
    index('terms_acceptances_version').on(t.versionId),
    check('terms_acceptances_act', inList(t.act, TERMS_ACTS)),
  ],
);
