import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ONBOARDING_ACTIONS } from '../../../../domain/onboarding/actions';
import { STAFF_ROLES } from '../../../../domain/permissions/relation';
import { SIGN_ON_REQUIREMENTS } from '../../../../domain/session/signOn';
import { MAX_HELP_LENGTH } from '../../../../domain/reports/reports';
import { createdAt, id, inList, instant, oneOf, hasNoDirectionMarks } from './columns';
import { users } from './session';

export const businesses = pgTable(
  'businesses',
  {
    id: id(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    /** Null until an operator approves the business (BUSINESS_APPROVAL=manual). */
    approvedAt: instant('approved_at'),
    staffTwoFactor: boolean('staff_two_factor').notNull().default(false),
    /** Help lines, shown to whoever reports that somebody is in danger (rule reports.help). */
    reportHelp: text('report_help').notNull().default(''),
  },
  (t) => [
    check('businesses_name', hasNoDirectionMarks(t.name)),
    check('businesses_report_help', sql`char_length(${t.reportHelp}) <= ${sql.raw(String(MAX_HELP_LENGTH))}`),
  ],
);

export const businessStaff = pgTable(
  'business_staff',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: oneOf('role', STAFF_ROLES).notNull(),
    createdAt: createdAt(),
    /** Rule memberships.setUp. */
    setUpPutAwayAt: instant('set_up_put_away_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.userId] }),
    uniqueIndex('business_staff_one_owner')
      .on(t.businessId)
      .where(sql`${t.role} = 'owner'`),
    index('business_staff_user').on(t.userId),
    check('business_staff_role', inList(t.role, STAFF_ROLES)),
  ],
);

/** The business's meeting integration. The secret is encrypted with a key that is not in the database. */
export const zoomSettings = pgTable('zoom_settings', {
  businessId: uuid('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  apiKey: text('api_key').notNull(),
  encryptedSecret: text('encrypted_secret').notNull(),
  zoomUserId: text('zoom_user_id').notNull(),
  accountId: text('account_id'),
  verifiedAt: instant('verified_at').notNull(),
});

/**
 * The business's own identity provider (rule signOn.settings). The secret is encrypted with a key that is not in the
 * database.
 */
export const signOnProviders = pgTable(
  'sign_on_providers',
  {
    businessId: uuid('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    encryptedSecret: text('encrypted_secret').notNull(),
    required: oneOf('required', SIGN_ON_REQUIREMENTS).notNull().default('nobody'),
    /** When somebody first logged in with these settings; until then people can't. */
    testedAt: instant('tested_at'),
  },
  (t) => [
    check('sign_on_providers_name', hasNoDirectionMarks(t.name)),
    check('sign_on_providers_required', inList(t.required, SIGN_ON_REQUIREMENTS)),
    check('sign_on_providers_tested', sql`${t.required} = 'nobody' or ${t.testedAt} is not null`),
  ],
);

export const onboardingActions = pgTable(
  'onboarding_actions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    action: oneOf('action', ONBOARDING_ACTIONS).notNull(),
    createdAt: createdAt(),
    completedAt: instant('completed_at'),
    /** When the postponement ('Not now') ends; until then the screen doesn't open automatically. */
    deferredUntil: instant('deferred_until'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.businessId, t.action] }),
    index('onboarding_actions_business').on(t.businessId),
    check('onboarding_actions_action', inList(t.action, ONBOARDING_ACTIONS)),
  ],
);
