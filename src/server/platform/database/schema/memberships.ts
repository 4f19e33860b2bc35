import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { businesses } from './businesses';
import { bytes, createdAt, id, inList, instant, oneOf } from './columns';
import { users } from './session';

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
    createdAt: createdAt(),
  },
  (t) => [index('memberships_business').on(t.businessId)],
);

const membershipId = () =>
  uuid('membership_id')
    .notNull()
    .references(() => memberships.id, { onDelete: 'cascade' });

export const settingNames = [
  'LeaderAgreementLink',
  'ParticipantAgreementLink',
  'LeaderTrainingLink',
  'ParticipantOnboardingLink',
  'ShareWinLink',
  'MaxParticipants',
] as const;

export const membershipSettings = pgTable(
  'membership_settings',
  { membershipId: membershipId(), name: oneOf('name', settingNames).notNull(), value: text('value').notNull() },
  (t) => [
    primaryKey({ columns: [t.membershipId, t.name] }),
    check('membership_settings_name', inList(t.name, settingNames)),
  ],
);

export const featureNames = ['NextTinyStep', 'Chat', 'SelectPodOnSignup'] as const;

/** A feature without a row is enabled. */
export const membershipFeatures = pgTable(
  'membership_features',
  {
    membershipId: membershipId(),
    name: oneOf('name', featureNames).notNull(),
    disabled: boolean('disabled').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.membershipId, t.name] }),
    check('membership_features_name', inList(t.name, featureNames)),
  ],
);

export const buttonPlacements = ['VIEW_POD', 'PARTICIPANT_SIGNUP'] as const;

export const customButtons = pgTable(
  'custom_buttons',
  {
    id: id(),
    membershipId: membershipId(),
    label: text('label').notNull(),
    url: text('url').notNull(),
    formLabel: text('form_label').notNull().default(''),
    placement: oneOf('placement', buttonPlacements).notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    unique('custom_buttons_position').on(t.membershipId, t.position),
    check('custom_buttons_placement', inList(t.placement, buttonPlacements)),
    check('custom_buttons_label', sql`char_length(${t.label}) between 1 and 25`),
  ],
);

export const inviteRoles = ['Leader', 'Participant'] as const;

export const membershipInvites = pgTable(
  'membership_invites',
  { membershipId: membershipId(), role: oneOf('role', inviteRoles).notNull(), code: text('code').notNull().unique() },
  (t) => [
    primaryKey({ columns: [t.membershipId, t.role] }),
    check('membership_invites_role', inList(t.role, inviteRoles)),
  ],
);

export const logos = pgTable('logos', {
  membershipId: membershipId().primaryKey(),
  image: bytes('image').notNull(),
  contentType: text('content_type').notNull(),
  etag: text('etag').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const leaderStatuses = ['NONE', 'PENDING_APPROVAL', 'APPROVED', 'DECLINED', 'SIGNED_OFF'] as const;

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
    leaderStatus: oneOf('leader_status', leaderStatuses).notNull().default('NONE'),
    lastActiveAt: instant('last_active_at'),
    /** Asked at sign-up to be told when a pod with seats opens. */
    contactWhenNewPod: boolean('contact_when_new_pod').notNull().default(false),
  },
  (t) => [
    unique('members_membership_user').on(t.membershipId, t.userId),
    index('members_user').on(t.userId),
    check('members_leader_status', inList(t.leaderStatus, leaderStatuses)),
  ],
);
