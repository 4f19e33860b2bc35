import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { BULK_KINDS, BULK_OUTCOMES, BULK_STATES } from '../../../../domain/bulk/kinds';
import { id, inList, instant, oneOf } from './columns';
import { memberships } from './memberships';
import { pods } from './pods';
import { users } from './session';

/**
 * Bulk actions of staff on members, pods or invitations (rule bulk.kinds). At most one runs in a membership (rule
 * bulk.oneAtATime).
 */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: id(),
    membershipId: uuid('membership_id')
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', BULK_KINDS).notNull(),
    toPodId: uuid('to_pod_id').references(() => pods.id, { onDelete: 'set null' }),
    toPodName: text('to_pod_name'),
    /** The person who started the action, which can't continue without them. */
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    /** The address of the request, for the audit log; cleared when the action ends. */
    address: text('address'),
    state: oneOf('state', BULK_STATES).notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('bulk_actions_membership').on(t.membershipId, t.startedAt, t.id),
    index('bulk_actions_started').on(t.startedAt),
    index('bulk_actions_by').on(t.startedBy),
    index('bulk_actions_to_pod').on(t.toPodId),
    uniqueIndex('bulk_actions_running')
      .on(t.membershipId)
      .where(sql`${t.state} = 'RUNNING'`),
    check('bulk_actions_kind', inList(t.kind, BULK_KINDS)),
    check('bulk_actions_state', inList(t.state, BULK_STATES)),
    check('bulk_actions_finished', sql`(${t.state} = 'RUNNING') = (${t.finishedAt} is null)`),
    check('bulk_actions_address', sql`${t.state} = 'RUNNING' or ${t.address} is null`),
  ],
);

export const bulkActionRows = pgTable(
  'bulk_action_rows',
  {
    bulkActionId: uuid('bulk_action_id')
      .notNull()
      .references(() => bulkActions.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    /** The member, pod or invitation; no foreign key, since the action may delete it. */
    subjectId: uuid('subject_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    outcome: oneOf('outcome', BULK_OUTCOMES).notNull(),
    reason: text('reason'),
  },
  (t) => [
    primaryKey({ columns: [t.bulkActionId, t.position] }),
    index('bulk_action_rows_outcome').on(t.bulkActionId, t.outcome, t.position),
    index('bulk_action_rows_user').on(t.userId),
    check('bulk_action_rows_outcome', inList(t.outcome, BULK_OUTCOMES)),
    check('bulk_action_rows_reason', sql`(${t.outcome} = 'REFUSED') = (${t.reason} is not null)`),
  ],
);
