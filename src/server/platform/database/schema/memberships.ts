import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import { APPROVED_STATUSES, LEADER_STATUSES } from '../../../../domain/leadership/status';
import { BUTTON_PLACEMENTS, FEATURE_NAMES, INVITE_ROLES, SETTING_NAMES } from '../../../../domain/memberships/lists';
import { MAX_OWN_TEXT_LENGTH } from '../../../../domain/memberships/ownWords';
import { businesses } from './businesses';
import {
  bytes,
  createdAt,
  hasNoDirectionMarks,
  id,
  inList,
  instant,
  isLanguageTag,
  language,
  nameInOrder,
  oneOf,
} from './columns';
import { users } from './session';

const isOwnText = (column: unknown): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(MAX_OWN_TEXT_LENGTH))} and ${hasNoDirectionMarks(column)}`;

export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id),
    name: text('name').notNull(),
    url: text('url').notNull().default(''),
    communityUrl: text('community_url').notNull().default(''),
    supportEmail: text('support_email').notNull(),
    welcomeText: text('welcome_text').notNull().default(''),
    invitationText: text('invitation_text').notNull().default(''),
    joinText: text('join_text').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('memberships_business').on(t.businessId),
    check('memberships_name', hasNoDirectionMarks(t.name)),
    check('memberships_welcome_text', isOwnText(t.welcomeText)),
    check('memberships_invitation_text', isOwnText(t.invitationText)),
    check('memberships_join_text', isOwnText(t.joinText)),
  ],
);

const membershipId = () =>
  uuid('membership_id')
    .notNull()
    .references(() => memberships.id, { onDelete: 'cascade' });

export const membershipSettings = pgTable(
  'membership_settings',
  { membershipId: membershipId(), name: oneOf('name', SETTING_NAMES).notNull(), value: text('value').notNull() },
  (t) => [
    primaryKey({ columns: [t.membershipId, t.name] }),
    check('membership_settings_name', inList(t.name, SETTING_NAMES)),
  ],
);

/** A feature without a row is enabled. */
export const membershipFeatures = pgTable(
  'membership_features',
  {
    membershipId: membershipId(),
    name: oneOf('name', FEATURE_NAMES).notNull(),
    disabled: boolean('disabled').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.membershipId, t.name] }),
    check('membership_features_name', inList(t.name, FEATURE_NAMES)),
  ],
);

export const customButtons = pgTable(
  'custom_buttons',
  {
    id: id(),
    membershipId: membershipId(),
    label: text('label').notNull(),
    url: text('url').notNull(),
    formLabel: text('form_label').notNull().default(''),
    placement: oneOf('placement', BUTTON_PLACEMENTS).notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    unique('custom_buttons_position').on(t.membershipId, t.position),
    check('custom_buttons_placement', inList(t.placement, BUTTON_PLACEMENTS)),
    check('custom_buttons_label', sql`char_length(${t.label}) between 1 and 25`),
  ],
);

export const membershipInvites = pgTable(
  'membership_invites',
  { membershipId: membershipId(), role: oneOf('role', INVITE_ROLES).notNull(), code: text('code').notNull().unique() },
  (t) => [
    primaryKey({ columns: [t.membershipId, t.role] }),
    check('membership_invites_role', inList(t.role, INVITE_ROLES)),
  ],
);

/**
 * Invitations to single addresses, until they are accepted, withdrawn or expired (rule memberships.emailInvitations).
 * An address has at most one in a membership.
 */
export const emailInvitations = pgTable(
  'email_invitations',
  {
    id: id(),
    membershipId: membershipId(),
    email: text('email').notNull(),
    /** The address in the form for comparing (rule session.sameAddress). */
    normalEmail: text('normal_email').notNull(),
    name: text('name').notNull().default(''),
    role: oneOf('role', INVITE_ROLES).notNull(),
    /** No foreign key, since the pods' schema imports this one. The id of a deleted pod is ignored. */
    podId: uuid('pod_id'),
    /** Null for that of whoever sends it. */
    language: language(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** The hash of the link's code; null until it is mailed. */
    codeHash: text('code_hash').unique(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('email_invitations_address').on(t.membershipId, t.normalEmail),
    index('email_invitations_membership').on(t.membershipId, t.sentAt, t.id),
    index('email_invitations_expires').on(t.expiresAt),
    index('email_invitations_by').on(t.invitedBy),
    check('email_invitations_role', inList(t.role, INVITE_ROLES)),
    check('email_invitations_sent', sql`(${t.sentAt} is null) = (${t.codeHash} is null)`),
    check('email_invitations_name', hasNoDirectionMarks(t.name)),
    check('email_invitations_language', isLanguageTag(t.language)),
  ],
);

export const logos = pgTable('logos', {
  membershipId: membershipId().primaryKey(),
  image: bytes('image').notNull(),
  contentType: text('content_type').notNull(),
  etag: text('etag').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const members = pgTable(
  'members',
  {
    id: id(),
    membershipId: membershipId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
    disabledAt: instant('disabled_at'),
    leaderStatus: oneOf('leader_status', LEADER_STATUSES).notNull().default('NONE'),
    lastActiveAt: instant('last_active_at'),
    contactWhenNewPod: boolean('contact_when_new_pod').notNull().default(false),
    /**
     * What member searches read, folded by `fold_text`. Triggers (members_take_names and users_give_names) write this
     * column and the next four, so that an index of names can begin with the membership.
     */
    firstNameKey: text('first_name_key').notNull().default(''),
    lastNameKey: text('last_name_key').notNull().default(''),
    emailKey: text('email_key').notNull().default(''),
    firstNameOrder: nameInOrder('first_name_order').notNull().default(''),
    lastNameOrder: nameInOrder('last_name_order').notNull().default(''),
  },
  (t) => [
    unique('members_membership_user').on(t.membershipId, t.userId),
    index('members_user').on(t.userId),
    index('members_first_name').on(t.membershipId, t.firstNameOrder, t.id),
    index('members_last_name').on(t.membershipId, t.lastNameOrder, t.id),
    index('members_joined').on(t.membershipId, t.joinedAt, t.id),
    index('members_last_active').on(t.membershipId, sql`coalesce(${t.lastActiveAt}, '-infinity')`, t.id),
    index('members_search').using(
      'gin',
      sql`(${t.firstNameKey} || ' ' || ${t.lastNameKey}) gin_trgm_ops`,
      sql`${t.emailKey} gin_trgm_ops`,
    ),
    index('members_leaders')
      .on(t.membershipId, t.firstNameOrder, t.id)
      .where(sql`${inList(t.leaderStatus, APPROVED_STATUSES)} and ${t.disabledAt} is null`),
    index('members_applicants')
      .on(t.membershipId, t.firstNameOrder, t.id)
      .where(sql`${t.leaderStatus} = 'PENDING_APPROVAL' and ${t.disabledAt} is null`),
    check('members_leader_status', inList(t.leaderStatus, LEADER_STATUSES)),
  ],
);
