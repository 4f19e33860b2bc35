import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { TRANSFER_STATES } from '../../../../domain/leadership/transferStates';
import { ATTENDANCE_STATUSES, MAX_APOLOGY_LENGTH } from '../../../../domain/meetings/attendance';
import { FREQUENCY_PERIODS, WEEKDAYS, WEEKS_IN_MONTH } from '../../../../domain/meetings/scheduleTypes';
import { createdAt, id, inList, instant, oneOf, hasNoDirectionMarks } from './columns';
import { members, memberships } from './memberships';
import { users } from './session';

/** Recurs at the wall-clock time of its zone. */
export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    timezone: text('timezone').notNull(),
    startsAt: instant('starts_at').notNull(),
    recurring: boolean('recurring').notNull(),
    frequency: integer('frequency').notNull(),
    frequencyPeriod: oneOf('frequency_period', FREQUENCY_PERIODS).notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    weekday: oneOf('weekday', WEEKDAYS),
    weekInMonth: oneOf('week_in_month', WEEKS_IN_MONTH),
    /**
     * The leader's own link; a confirmed assistant's link is kept separately, on the pod. Empty until Zoom has created
     * the first link.
     */
    link: text('link').notNull(),
    thirdPartyMeetingId: text('third_party_meeting_id'),
    /**
     * Identifies the pending request to Zoom for a link; null with an empty link means that the request was abandoned.
     */
    linkRequest: uuid('link_request'),
    /** The assistant's link at the time of the request, which a new link ends. */
    linkReplaces: text('link_replaces'),
    /**
     * When Zoom was first called for this request: from that time on, Zoom may have a meeting that is not recorded
     * here.
     */
    linkTriedAt: instant('link_tried_at'),
    pausedFrom: instant('paused_from'),
    pausedTo: instant('paused_to'),
    /** Increases with every change that calendars must follow (RFC 5545 SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    /**
     * When the series was last changed. Meetings that began before that are in `occurrences`, whatever the series
     * says.
     */
    seriesSince: instant('series_since'),
    heldBefore: integer('held_before').notNull().default(0),
    /** When to check next for due reminders (in the past if the check is overdue); null once the meeting is over. */
    checkAt: instant('look_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('meetings_membership').on(t.membershipId),
    index('meetings_paused_to')
      .on(t.pausedTo)
      .where(sql`${t.pausedTo} is not null`),
    index('meetings_look_at')
      .on(t.checkAt)
      .where(sql`${t.checkAt} is not null`),
    index('meetings_third_party')
      .on(t.thirdPartyMeetingId)
      .where(sql`${t.thirdPartyMeetingId} is not null`),
    // A meeting that waits for its first link, or for a replacement, has no Zoom meeting yet: the link and the Zoom
    // meeting are stored together.
    check(
      'meetings_link',
      sql`(${t.thirdPartyMeetingId} is null or (${t.link} <> '' and ${t.linkRequest} is null)) and (${t.linkRequest} is not null or (${t.linkTriedAt} is null and ${t.linkReplaces} is null))`,
    ),
    check('meetings_frequency', sql`${t.frequency} > 0`),
    check('meetings_duration', sql`${t.durationMinutes} > 0`),
    check('meetings_period', inList(t.frequencyPeriod, FREQUENCY_PERIODS)),
    check('meetings_weekday', inList(t.weekday, WEEKDAYS)),
    check('meetings_week_in_month', inList(t.weekInMonth, WEEKS_IN_MONTH)),
    check(
      'meetings_pause',
      sql`(${t.pausedFrom} is null) = (${t.pausedTo} is null) and (${t.pausedFrom} is null or ${t.pausedFrom} < ${t.pausedTo})`,
    ),
  ],
);

/**
 * A meeting's next start, if it has been computed: lists of pods are sorted by it (rule meetings.nextStarts). Triggers
 * delete the row as soon as the meeting's times change.
 */
export const nextStarts = pgTable('next_starts', {
  meetingId: uuid('meeting_id')
    .primaryKey()
    .references(() => meetings.id, { onDelete: 'cascade' }),
  /** The next start, or the first start if the meeting is over. */
  startsAt: instant('starts_at').notNull(),
  since: instant('since').notNull(),
  /** Valid before this instant; 'infinity' for a meeting that is over. */
  until: instant('until').notNull(),
});

/**
 * What is stored about one meeting: that it is skipped or moved (rule meetings.occurrences), or that it took place.
 * All other meetings are derived from the series.
 */
export const occurrences = pgTable(
  'occurrences',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** The occurrence's start in the series, which identifies it. */
    startsAt: instant('starts_at').notNull(),
    skipped: boolean('skipped').notNull().default(false),
    movedTo: instant('moved_to'),
    /**
     * The planned end of a meeting that took place; stored once the meeting has begun, no later than when its series
     * changes (rule meetings.held).
     */
    heldUntil: instant('held_until'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.startsAt] }),
    uniqueIndex('occurrences_moved_to').on(t.meetingId, t.movedTo),
    index('occurrences_latest_held')
      .on(t.meetingId, t.heldUntil)
      .where(sql`${t.heldUntil} is not null`),
    check('occurrences_change', sql`not ${t.skipped} or ${t.movedTo} is null`),
    check('occurrences_moved', sql`${t.movedTo} <> ${t.startsAt}`),
    check('occurrences_held', sql`not ${t.skipped} or ${t.heldUntil} is null`),
    check('occurrences_times', sql`coalesce(${t.movedTo}, ${t.startsAt}) < ${t.heldUntil}`),
  ],
);

/** A person's attendance of one meeting; without a row, nothing is known (rule meetings.attendance). */
export const attendance = pgTable(
  'attendance',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: oneOf('status', ATTENDANCE_STATUSES).notNull(),
    /** The person's note with an apology; kept when another attendance is recorded, since that may be reversed. */
    apology: text('apology'),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.startsAt, t.userId] }),
    index('attendance_user').on(t.userId, t.startsAt),
    check('attendance_status', inList(t.status, ATTENDANCE_STATUSES)),
    check('attendance_apology', sql`length(${t.apology}) between 1 and ${sql.raw(String(MAX_APOLOGY_LENGTH))}`),
  ],
);

export const pods = pgTable(
  'pods',
  {
    id: id(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    name: text('name').notNull(),
    maxParticipants: integer('max_participants').notNull(),
    meetingId: uuid('meeting_id')
      .notNull()
      .unique()
      .references(() => meetings.id),
    assistantUserId: uuid('assistant_user_id').references(() => users.id, { onDelete: 'set null' }),
    assistantConfirmedAt: instant('assistant_confirmed_at'),
    assistantLink: text('assistant_link'),
    waitlistNotifiedAt: instant('waitlist_notified_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('pods_id_membership').on(t.id, t.membershipId),
    // The order of lists by name; it begins with the membership, since the other order reads all pods of the
    // membership.
    index('pods_name').on(t.membershipId, sql`${t.name} collate "name_order"`, t.id),
    index('pods_search').using('gin', sql`fold_text(${t.name}) gin_trgm_ops`),
    index('pods_assistant').on(t.assistantUserId),
    check('pods_own_name', hasNoDirectionMarks(t.name)),
    check('pods_max_participants', sql`${t.maxParticipants} between 1 and 50`),
    // An assistant can't be confirmed without being asked, and only a confirmed assistant has a link.
    check(
      'pods_assistant',
      sql`(${t.assistantConfirmedAt} is null or ${t.assistantUserId} is not null) and (${t.assistantLink} is null or ${t.assistantConfirmedAt} is not null)`,
    ),
  ],
);

const seatColumns = () => ({
  podId: uuid('pod_id').notNull(),
  membershipId: uuid('membership_id').notNull(),
  userId: uuid('user_id').notNull(),
});

export const podRoles = ['leader', 'participant'] as const;

export const podMembers = pgTable(
  'pod_members',
  { ...seatColumns(), role: oneOf('role', podRoles).notNull(), joinedAt: instant('joined_at').notNull() },
  (t) => [
    primaryKey({ columns: [t.podId, t.userId] }),
    foreignKey({ columns: [t.podId, t.membershipId], foreignColumns: [pods.id, pods.membershipId] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.membershipId, t.userId], foreignColumns: [members.membershipId, members.userId] }),
    check('pod_members_role', inList(t.role, podRoles)),
    uniqueIndex('pod_members_one_leader')
      .on(t.podId)
      .where(sql`${t.role} = 'leader'`),
    uniqueIndex('pod_members_one_as_participant')
      .on(t.membershipId, t.userId)
      .where(sql`${t.role} = 'participant'`),
    uniqueIndex('pod_members_one_as_leader')
      .on(t.membershipId, t.userId)
      .where(sql`${t.role} = 'leader'`),
    index('pod_members_user').on(t.userId),
    index('pod_members_membership').on(t.membershipId, t.podId, t.userId),
  ],
);

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...seatColumns(),
    consentJoinNewPod: boolean('consent_join_new_pod').notNull(),
    consentToBeNewPodLeader: boolean('consent_to_be_new_pod_leader').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('waitlist_entries_pod_user').on(t.podId, t.userId),
    foreignKey({ columns: [t.podId, t.membershipId], foreignColumns: [pods.id, pods.membershipId] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.membershipId, t.userId],
      foreignColumns: [members.membershipId, members.userId],
    }).onDelete('cascade'),
    index('waitlist_entries_queue').on(t.podId, t.id),
    index('waitlist_entries_user').on(t.userId),
    index('waitlist_entries_membership').on(t.membershipId),
  ],
);

export const leaderPods = pgTable(
  'leader_pods',
  {
    id: id(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id),
    meetingId: uuid('meeting_id')
      .notNull()
      .unique()
      .references(() => meetings.id),
    createdAt: createdAt(),
  },
  (t) => [index('leader_pods_membership').on(t.membershipId)],
);

export const leaderTransfers = pgTable(
  'leader_transfers',
  {
    id: id(),
    podId: uuid('pod_id')
      .notNull()
      .references(() => pods.id, { onDelete: 'cascade' }),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    state: oneOf('state', TRANSFER_STATES).notNull().default('open'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('leader_transfers_one_open')
      .on(t.podId)
      .where(sql`${t.state} = 'open'`),
    index('leader_transfers_pod').on(t.podId),
    index('leader_transfers_participant').on(t.participantId),
    index('leader_transfers_asked_by').on(t.askedBy),
    index('leader_transfers_decided')
      .on(t.decidedAt)
      .where(sql`${t.decidedAt} is not null`),
    check('leader_transfers_state', inList(t.state, TRANSFER_STATES)),
  ],
);
