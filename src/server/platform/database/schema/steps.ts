import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MAX_COMMENT_LENGTH } from '../../../../domain/steps/responses';
import { STEP_STATUSES } from '../../../../domain/steps/steps';
import { createdAt, id, inList, instant, oneOf } from './columns';
import { memberships } from './memberships';
import { pods } from './pods';
import { users } from './session';

export const nextTinySteps = pgTable(
  'next_tiny_steps',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the pod is deleted; its name stays with the step. */
    podId: uuid('pod_id').references(() => pods.id, { onDelete: 'set null' }),
    podName: text('pod_name').notNull(),
    membershipId: uuid('membership_id').references(() => memberships.id, { onDelete: 'set null' }),
    goal: text('goal'),
    description: text('description'),
    commitmentDate: instant('commitment_date'),
    status: oneOf('status', STEP_STATUSES).notNull().default('NotSet'),
    /** When to check whether to remind the owner of a step in progress; null once no reminder is left. */
    remindAt: instant('remind_at'),
    nudgedAt: instant('nudged_at'),
    /** Written by somebody who runs the meeting, and not yet confirmed by the step's owner (rule steps.entry). */
    unconfirmed: boolean('unconfirmed').notNull().default(false),
    createdAt: createdAt(),
    /** Set when the next step starts or the person leaves the pod: from that time on, this is a previous step. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('next_tiny_steps_one_current')
      .on(t.podId, t.userId)
      .where(sql`${t.closedAt} is null`),
    index('next_tiny_steps_user').on(t.userId, t.createdAt),
    index('next_tiny_steps_pod').on(t.podId, t.createdAt),
    index('next_tiny_steps_pod_closed').on(t.podId, t.closedAt),
    index('next_tiny_steps_membership').on(t.membershipId),
    index('next_tiny_steps_remind')
      .on(t.remindAt)
      .where(sql`${t.remindAt} is not null and ${t.status} = 'InProgress' and ${t.closedAt} is null`),
    check('next_tiny_steps_status', inList(t.status, STEP_STATUSES)),
    check(
      'next_tiny_steps_unconfirmed',
      sql`not ${t.unconfirmed} or (${t.status} <> 'NotSet' and ${t.closedAt} is null)`,
    ),
    check(
      'next_tiny_steps_fields',
      sql`num_nonnulls(${t.goal}, ${t.description}, ${t.commitmentDate}) = case when ${t.status} = 'NotSet' then 0 else 3 end`,
    ),
  ],
);

export const stepCheers = pgTable(
  'step_cheers',
  {
    stepId: uuid('step_id')
      .notNull()
      .references(() => nextTinySteps.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.stepId, t.userId] }), index('step_cheers_user').on(t.userId)],
);

export const stepComments = pgTable(
  'step_comments',
  {
    id: id(),
    stepId: uuid('step_id')
      .notNull()
      .references(() => nextTinySteps.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('step_comments_step').on(t.stepId, t.id),
    index('step_comments_user').on(t.userId),
    check('step_comments_text', sql`length(${t.text}) between 1 and ${sql.raw(String(MAX_COMMENT_LENGTH))}`),
  ],
);
