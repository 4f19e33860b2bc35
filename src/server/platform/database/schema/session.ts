import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { MAX_PASSKEY_NAME_LENGTH } from '../../../../domain/session/passkeys';
import { MAX_ISSUER_LENGTH, MAX_SUBJECT_LENGTH } from '../../../../domain/session/signOn';
import { bytes, createdAt, id, inList, instant, isLanguageTag, language, oneOf, hasNoDirectionMarks } from './columns';

const limit = (length: number) => sql.raw(String(length));

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    bio: text('bio').notNull().default(''),
    /** The id in `photos`; null without a photo. Random, since anyone with the id can see the photo. */
    photoId: uuid('photo_id'),
    /** IANA name; null until the browser has sent it. */
    timezone: text('timezone'),
    /** Tag of the language that they read; null until it is known. There may be no texts in it any more. */
    language: language(),
    passwordHash: text('password_hash').notNull(),
    twoFactorSince: instant('two_factor_since'),
    /** The secret shared with the authenticator app, encrypted with a key that is not in the database. */
    twoFactorSecret: text('two_factor_secret'),
    /** The time step of the last accepted code: a code of this or an earlier step is not accepted again. */
    twoFactorStep: bigint('two_factor_step', { mode: 'number' }),
    verifiedAt: instant('verified_at'),
    /** Set by the operator: requests from the account get 403. */
    disabledAt: instant('disabled_at'),
    /** The age that the person said they have reached; null if nobody asked (rule terms.age). */
    confirmedAge: integer('confirmed_age'),
    /** When the postponement of new terms ends (rule terms.due). */
    termsDeferredUntil: instant('terms_deferred_until'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`fold_email(${t.email})`),
    index('users_unverified')
      .on(t.createdAt)
      .where(sql`${t.verifiedAt} is null`),
    check('users_first_name', hasNoDirectionMarks(t.firstName)),
    check('users_last_name', hasNoDirectionMarks(t.lastName)),
    check('users_confirmed_age', sql`${t.confirmedAge} between 13 and 99`),
    check('users_language', isLanguageTag(t.language)),
    check('users_bio_length', sql`char_length(${t.bio}) <= 500`),
    check(
      'users_two_factor_whole',
      sql`num_nonnulls(${t.twoFactorSince}, ${t.twoFactorSecret}, ${t.twoFactorStep}) in (0, 3)`,
    ),
  ],
);

/** People's photos, in a table separate from `users`, which most statements read (rule account.photo). */
export const photos = pgTable('photos', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull().unique(),
  /** WebP. */
  image: bytes('image').notNull(),
  createdAt: createdAt(),
});

/**
 * Closed accounts whose data is still being removed in batches (rule account.deletion). There are few at any time;
 * `isBeingRemoved` hides their data from other people.
 */
export const accountRemovals = pgTable('account_removals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  closedAt: instant('closed_at').notNull(),
});

/** Who somebody is at an identity provider that logs in to their account (rule signOn.identities). */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The provider's name when it was linked. */
    providerName: text('provider_name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('identities_subject').on(t.issuer, t.subject),
    index('identities_user').on(t.userId),
    check('identities_issuer_length', sql`char_length(${t.issuer}) between 1 and ${limit(MAX_ISSUER_LENGTH)}`),
    check('identities_subject_length', sql`char_length(${t.subject}) between 1 and ${limit(MAX_SUBJECT_LENGTH)}`),
  ],
);

/** One row per login; a token names its session, so that it can be revoked. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Rounded to the hour. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** When the session ends unless it is used before that time. */
    expiresAt: instant('expires_at').notNull(),
    /** When the session's devices were notified that it would end; null once it is used again. */
    endAnnouncedAt: instant('end_announced_at'),
    revokedAt: instant('revoked_at'),
    /** The identity that began it; null for other ways to log in. */
    identityId: uuid('identity_id').references(() => identities.id, { onDelete: 'set null' }),
    /** The business whose provider began it, or 'installation'; null for other ways to log in. */
    signOnProvider: text('sign_on_provider'),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_identity')
      .on(t.identityId)
      .where(sql`${t.identityId} is not null`),
    index('sessions_expires').on(t.expiresAt),
    index('sessions_revoked')
      .on(t.revokedAt)
      .where(sql`${t.revokedAt} is not null`),
  ],
);

export const codePurposes = [
  'verify',
  'reset',
  'change-email',
  'keep-email',
  'admin-invite',
  'join',
  'ticket',
  'unsubscribe',
  'two-factor-setup',
  'two-factor-login',
  'login-link',
  'step-answer',
  'passkey-setup',
  'passkey-login',
  'passkey-step',
  'sign-on',
  'sign-on-link',
] as const;

/** Single-use secrets: only the hash is stored; they are consumed by `update … where used_at is null`. */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    hash: text('hash').notNull().unique(),
    purpose: oneOf('purpose', codePurposes).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('codes_user_purpose').on(t.userId, t.purpose),
    index('codes_expires')
      .on(t.expiresAt)
      .where(sql`${t.purpose} <> 'verify'`),
    index('codes_registrations')
      .on(t.expiresAt)
      .where(sql`${t.purpose} = 'verify'`),
    index('codes_used')
      .on(t.usedAt)
      .where(sql`${t.usedAt} is not null and ${t.purpose} <> 'step-answer'`),
    index('codes_waiting')
      .on(sql`(${t.payload} -> 'purpose' ->> 'membershipId')`)
      .where(sql`${t.purpose} in ('verify', 'join') and ${t.usedAt} is null`),
    index('codes_email_changes')
      .on(t.createdAt)
      .where(sql`${t.purpose} = 'change-email' and ${t.usedAt} is null`),
    check('codes_purpose', inList(t.purpose, codePurposes)),
  ],
);

/**
 * Recovery codes, each of which replaces a code of the authenticator app once. Only a hash is kept, keyed with a key
 * that is not in the database.
 */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** What an account's passkeys are recognised by (rule session.passkeys); no secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The authenticator's name for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's count of uses; always 0 for those that don't count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    index('passkeys_user').on(t.userId),
    check('passkeys_name', hasNoDirectionMarks(t.name)),
    check(
      'passkeys_name_length',
      sql`char_length(${t.name}) between 1 and ${sql.raw(String(MAX_PASSKEY_NAME_LENGTH))}`,
    ),
  ],
);

export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('throttles_resets').on(t.resetsAt)],
);
